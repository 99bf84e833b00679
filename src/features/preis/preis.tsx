import './preis.css';

/** A price is always shown with its interval and as net. */
export function Preis({ preis, interval }: { preis: string; interval: 'monatlich' | 'einmalig' }) {
  return (
    <>
      <span className="preis">{preis}</span> <span className="label">{interval}, netto</span>
    </>
  );
}

export function PreisHinweis() {
  return (
    <p className="preis-hinweis label">
      Alle Preise netto zzgl. MwSt., Angebot nur für Unternehmer (§ 14 BGB).
    </p>
  );
}
