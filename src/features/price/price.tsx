import './price.css';

/** Where a price is a number: «ab 1.499€» and «499 €» are set alike, whichever way they are written. */
const AMOUNT = /^(ab )?([\d.]+)(\s?)€$/;

type Shown = { preis: string; interval: 'monatlich' | 'einmalig'; withVat: boolean };

/** A price is always shown with its interval, and an amount as net where VAT comes on top. */
export function Price({ preis, interval, withVat }: Shown) {
  const [, from, amount, space] = AMOUNT.exec(preis) ?? [];
  if (!amount) {
    return (
      <>
        <span className="price">{preis}</span> <span className="label">{interval}, nach Angebot</span>
      </>
    );
  }
  return (
    <>
      <span className="price">
        {from && <small>{from}</small>}
        {amount}
        {/* Always an ordinary space, whichever the content has: it is as wide as the margin of `.price__euro`. */}
        {space ? ' €' : <span className="price__euro">€</span>}
      </span>{' '}
      <span className="label">{withVat ? `${interval}, netto` : interval}</span>
    </>
  );
}

export function PriceNote({ withVat }: Pick<Shown, 'withVat'>) {
  return (
    <p className="price-note label">
      {withVat
        ? 'Alle Preise netto zzgl. MwSt., Angebot nur für Unternehmer (§ 14 BGB).'
        : 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet. Angebot nur für Unternehmer (§ 14 BGB).'}
    </p>
  );
}
