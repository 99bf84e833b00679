import { picture } from '../../drawings/picture-files.ts';
import { eintraege, lastChange, lexikon } from '../content/eintraege.ts';
import { latestDay } from '../day.ts';
import { paths } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { definePage, staticMarkup } from './define/page.ts';
import './unknown-entry.css';

/**
 * One document answers for all unknown slugs, so it names one address. Not the overview's: search engines
 * may carry a `noindex` over to the page that a canonical link names.
 */
const PLACE = { path: paths.eintrag('unbekannt'), notFoundBelow: paths.lexikon };

export default definePage({
  needs: { lexikon, eintraege },
  pages: ({ lexikon: { file, data }, eintraege }) => [
    {
      ...PLACE,
      section: 'Lexikon',
      changed: latestDay(eintraege.map(({ data }) => lastChange(data))),
      file,
      head: data.unknown.head,
      preview: data.preview,
      screen: 'text',
      data: {
        body: staticMarkup(
          <div className="page empty-entry">
            <div>
              <PageHeader kicker="Lexikon" title={data.unknown.head.title} lead={data.unknown.message} />
              <p>
                <a href={paths.lexikon}>
                  Zum Lexikon
                  <Arrow />
                </a>
              </p>
            </div>
            <Drawing className="empty-entry__sheet plan" content={picture('leeres-blatt')} />
          </div>,
        ),
      },
    },
  ],
});
