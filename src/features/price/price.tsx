import './price.css';

/** A price is always shown with its interval and as net. */
export function Price({ preis, interval }: { preis: string; interval: 'monatlich' | 'einmalig' }) {
  return (
    <>
      <span className="price">{preis}</span> <span className="label">{interval}, netto</span>
    </>
  );
}

export function PriceNote() {
  return (
    <p className="price-note label">Alle Preise netto zzgl. MwSt., Angebot nur für Unternehmer (§ 14 BGB).</p>
  );
}
