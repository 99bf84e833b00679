import { z } from 'zod';
import { site } from '../../content/site.ts';
import { yamlFile } from '../content/declaration.ts';
import { link, list, pageParts, text } from '../content/parts.ts';
import { paths } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { mailLink, phoneLink } from '../ui/text-link.ts';
import { definePage, ofFile, staticMarkup } from './define/page.ts';

const kontakt = yamlFile(
  'kontakt.yaml',
  z.strictObject({
    ...pageParts,
    kicker: text,
    h1: text,
    /** What the message starts with, for each salutation. */
    greetings: z.strictObject({ professionell: text, persoenlich: text }),
    /** Stands beside the button: what is transmitted, and where to read more. */
    privacy: z.strictObject({ text, link }),
    /** Before the telephone number and the address. */
    direct: text,
    /** Below the success: what happens now, and where to read on. */
    sent: z.strictObject({ text, links: list(link) }),
    /** The drawing beside the form; it is stamped with the day by which the answer comes. */
    sheet: z.strictObject({ title: text, note: text, workingDays: z.int().positive() }),
  }),
);

export default definePage({
  needs: { kontakt },
  pages: ({ kontakt }) => {
    const { kicker, h1, direct, greetings, privacy, sent, sheet } = kontakt.data;
    const { email, phone } = site.owner;
    const ways = [...(phone ? [phoneLink(phone)] : []), mailLink(email)];
    return [
      {
        ...ofFile(kontakt),
        path: paths.kontakt,
        section: 'Kontakt und Rechtliches',
        screen: 'kontakt',
        data: {
          header: staticMarkup(
            <>
              <PageHeader kicker={kicker} title={h1} />
              <p className="kontakt-direct row roomy">
                {direct}
                {ways.map(({ label, to }) => (
                  <a href={to} key={to}>
                    {label}
                  </a>
                ))}
              </p>
            </>,
          ),
          greetings,
          privacy,
          sent,
          sheet,
        },
      },
    ];
  },
});
