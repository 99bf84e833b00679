import type { Versionen } from '../../content/versionen.ts';
import { latestDay } from '../../day.ts';
import { paths } from '../../paths.ts';
import { daysAfter, spokenMoment } from '../../support-period.ts';
import type { OwnFeed } from '../define/page.ts';
import { endsOf } from './ends.ts';

/** Half a year before its end a release is worth a notice: an update can still be planned. */
const NOTICE = 182;

/** Ends of support that have come, and those that come within half a year; the newest notice first. */
export function endsFeed({ h1, checked, products }: Versionen, today: string): OwnFeed {
  const entries = endsOf(products)
    .map((end) => ({ ...end, noticed: daysAfter(end.day, -NOTICE) }))
    .filter(({ noticed }) => noticed <= today)
    .map(({ product, release, fragment, moment, day, noticed }) => {
      const isOver = day < today;
      const when = moment.length > 7 ? `am ${spokenMoment(moment)}` : `mit dem ${spokenMoment(moment)}`;
      return {
        fragment,
        title: `${product} ${release}: Support ${isOver ? 'ausgelaufen' : 'endet'} ${when}`,
        summary: isOver
          ? `${product} ${release} bekommt keine Sicherheitskorrekturen mehr.`
          : `Bis dahin bekommt ${product} ${release} noch Sicherheitskorrekturen. Planen Sie den Umstieg.`,
        published: noticed,
        updated: isOver ? day : noticed,
      };
    })
    .toSorted((a, b) => (a.updated > b.updated ? -1 : 1));
  return {
    path: paths.versionenFeed,
    title: h1,
    subtitle:
      'Welche Version wann keine Sicherheitskorrekturen mehr bekommt, ein halbes Jahr vorher gemeldet.',
    updated: latestDay([checked, ...entries.map(({ updated }) => updated)]),
    entries,
  };
}
