import { site } from '../../content/site.ts';
import { digits, isAmount, type Priced } from '../price.ts';
import './price.css';

/** A provider who charges no VAT says nothing about it. */
const withVat = !site.company.smallBusiness;

/** A price is always shown with its interval, and an amount as net where VAT comes on top. */
export function Price({ preis, interval }: Priced) {
  if (!isAmount(preis)) {
    return (
      <>
        <span className="price">{preis.words}</span> <span className="label">{interval}, nach Angebot</span>
      </>
    );
  }
  return (
    <>
      <span className="price">
        {preis.from && <small>ab </small>}
        {digits(preis)}
        {/* Always an ordinary space, whichever the content has: it is as wide as the margin of `.price__euro`. */}
        {preis.euro === '€' ? <span className="price__euro">€</span> : ' €'}
      </span>{' '}
      <span className="label">{withVat ? `${interval}, netto` : interval}</span>
    </>
  );
}

/** `isRepeated`: near enough to another for the ear, not for the eye. */
export function PriceNote({ isRepeated }: { isRepeated?: boolean }) {
  return (
    <p className="price-note label" aria-hidden={isRepeated}>
      {withVat
        ? 'Alle Preise netto zzgl. MwSt., Angebot nur für Unternehmer (§ 14 BGB).'
        : 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet. Angebot nur für Unternehmer (§ 14 BGB).'}
    </p>
  );
}
