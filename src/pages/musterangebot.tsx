import { leistungen } from '../content/leistungen.ts';
import { checkMusterangebot, fixedPrice, musterangebot } from '../content/musterangebot.ts';
import { Musterangebot } from '../features/musterangebot/musterangebot.tsx';
import { paths } from '../paths.ts';
import { definePage, staticMarkup } from './define/page.ts';

export default definePage({
  needs: { musterangebot, leistungen },
  check: ({ musterangebot, leistungen }) => checkMusterangebot(musterangebot, leistungen),
  pages: ({ musterangebot: { file, data }, leistungen }) => [
    {
      path: paths.musterangebot,
      section: 'Leistungen',
      changed: data.checked,
      file,
      preview: data.preview,
      screen: 'text',
      data: {
        head: { ...data.head, path: paths.musterangebot, imageAlt: data.preview.drawing.alt },
        body: staticMarkup(
          <Musterangebot
            title={data.title}
            lead={data.lead}
            sheet={{ ...data.sheet, amount: fixedPrice(data.sheet, leistungen) }}
          />,
        ),
      },
    },
  ],
});
