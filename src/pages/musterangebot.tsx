import { leistungen } from '../content/leistungen.ts';
import { checkMusterangebot, fixedPrice, musterangebot } from '../content/musterangebot.ts';
import { Musterangebot } from '../features/musterangebot/musterangebot.tsx';
import { paths } from '../paths.ts';
import { definePage, ofFile, staticMarkup } from './define/page.ts';

export default definePage({
  needs: { musterangebot, leistungen },
  check: ({ musterangebot, leistungen }) => checkMusterangebot(musterangebot, leistungen),
  pages: ({ musterangebot, leistungen }) => {
    const { title, lead, sheet } = musterangebot.data;
    const amount = fixedPrice(sheet, leistungen);
    return [
      {
        ...ofFile(musterangebot),
        path: paths.musterangebot,
        section: 'Leistungen',
        screen: 'text',
        data: {
          body: staticMarkup(<Musterangebot title={title} lead={lead} sheet={{ ...sheet, amount }} />),
        },
      },
    ];
  },
});
