import { servicePages } from '../../content-of-site.ts';
import { button, css, link } from '../visitor.ts';
import { type Journey, PHONE } from '../stage.ts';
import { heroSection, isPhase } from './pages-with-hero.ts';

const last = servicePages.at(-1)!.path;

export function touch(journey: Journey) {
  journey('a hero collapses when a finger moves', async ({ visitor }) => {
    await visitor.resizes(...PHONE);
    await visitor.opens('/');
    await visitor.swipes([200, 600], [200, 400]);
    await visitor.sees(heroSection, isPhase('collapsed'));
  });

  journey('a finger opens the menu and its submenu; a link in it closes it', async ({ visitor }) => {
    await visitor.resizes(...PHONE);
    await visitor.opens('/lexikon/');
    await visitor.seesNo(link('Blog', 'header'));
    await visitor.taps(button('Menü'));
    await visitor.sees(link('Blog', 'header'));
    await visitor.sees(button('Schließen'));
    await visitor.taps(button('Untermenü Leistungen'));
    await visitor.taps(css(`header a[href="${last}"]`));
    await visitor.isAt(last);
    await visitor.seesNo(link('Blog', 'header'));
  });
}
