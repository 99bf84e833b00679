import { site } from '../../content/site.ts';
import { mailLink, phoneLink } from './text-link.ts';

/** For whoever does not find theirs among the frequent ones. Printed at build time only. */
export function OtherQuestion() {
  const { email, phone } = site.owner;
  const { label, to } = phone ? phoneLink(phone) : mailLink(email);
  return (
    <p className="roomy">
      Andere Frage? <a href={to}>{label}</a>
    </p>
  );
}
