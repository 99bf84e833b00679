import { site } from '../../content/site.ts';
import { ownerName } from '../site.ts';
import './print-contact.css';
import { TitleBlock } from './title-block.tsx';

/** The foot of a printed sheet: whom to ask. On the screen every way leads to the contact page. */
export function PrintContact() {
  const { origin, owner, company } = site;
  const facts = [
    { label: 'Kontakt', value: ownerName(site) },
    { label: 'Unternehmen', value: company.name },
    { label: 'Anschrift', value: `${company.street}, ${company.postalCode} ${company.city}` },
    ...(owner.phone ? [{ label: 'Telefon', value: owner.phone }] : []),
    { label: 'E-Mail', value: owner.email },
    { label: 'Website', value: new URL(origin).host },
  ];
  return (
    <div className="print-contact">
      <TitleBlock facts={facts} />
    </div>
  );
}
