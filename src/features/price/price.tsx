import './price.css';

/** Where a price is a number: «ab 1.499€» and «499 €» are set alike, whichever way they are written. */
const AMOUNT = /^(ab )?([\d.]+)(\s?€)$/;

/** A price is always shown with its interval, and an amount as net. */
export function Price({ preis, interval }: { preis: string; interval: 'monatlich' | 'einmalig' }) {
  const [, from, amount, euro] = AMOUNT.exec(preis) ?? [];
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
        <span className="price__euro">{euro}</span>
      </span>{' '}
      <span className="label">{interval}, netto</span>
    </>
  );
}

export function PriceNote() {
  return (
    <p className="price-note label">Alle Preise netto zzgl. MwSt., Angebot nur für Unternehmer (§ 14 BGB).</p>
  );
}
