import { isPlainClick } from '../../navigation/links.ts';

/**
 * A link with `data-enlarge`, or a tap on the drawing, opens its figure on the whole screen; one listener
 * serves them all. Without it the link leads to the picture. Steps of an order can be walked there.
 */
export function watchEnlarging(): () => void {
  const listener = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const figure = target?.closest('[data-enlarge], .sheet__drawing')?.closest('figure');
    // Who marks words wants to copy them.
    if (!figure || !isPlainClick(event) || !getSelection()?.isCollapsed) return;
    event.preventDefault();
    enlarge(figure);
  };
  document.addEventListener('click', listener);
  return () => document.removeEventListener('click', listener);
}

function enlarge(figure: Element): void {
  const shown = [...figure.querySelectorAll<SVGSVGElement | HTMLImageElement>('svg, img')].find(
    (picture) => picture.getClientRects().length > 0,
  );
  if (!shown) return;
  // A screen narrower than the wide sheet scrolls (enlarged.css).
  const drawing = (figure.querySelector<SVGSVGElement>('.sheet__wide') ?? shown).cloneNode(
    true,
  ) as typeof shown;
  // The browser chooses the picture's file anew, for the width of the whole screen.
  if (drawing instanceof HTMLImageElement) drawing.sizes = '100vw';
  const name = shown.matches('img') ? 'Bild' : 'Zeichnung';
  const stage = make('div', { className: 'enlarged__stage', tabIndex: 0, role: 'group', ariaLabel: name });
  stage.append(drawing);
  const dialog = make('dialog', { className: 'enlarged plan', ariaLabel: `${name}, vergrößert` });
  // Repeats what it shows for screen readers: they do not read what lies behind a dialog.
  const textContent = figure.querySelector('[role=img]')?.ariaLabel ?? '';
  const told = make('p', { id: 'blatt-vergroessert', className: 'visually-hidden', textContent });
  dialog.setAttribute('aria-describedby', told.id);

  const bar = make('p', { className: 'row enlarged__bar' });
  const add = (textContent: string, ariaLabel: string, act: () => void) => {
    const button = make('button', { type: 'button', className: 'copy', textContent, ariaLabel });
    button.addEventListener('click', act);
    bar.append(button);
  };
  const walk = walkThrough(drawing);
  if (walk) {
    add('←', 'Schritt zurück', walk.back);
    add('→', 'Schritt weiter', walk.forth);
  }
  add('Schließen', 'Schließen', () => dialog.close());
  if (walk) bar.append(walk.sentence);
  // Who goes back leaves the page, and what covers it.
  const close = () => dialog.close();
  addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close);
    dialog.remove();
  });
  dialog.append(bar, stage, told);
  document.body.append(dialog);
  dialog.showModal();
}

/** Nothing if the drawing has no order. Before the first step all of it stands there. */
function walkThrough(drawing: Element) {
  const steps = [...drawing.querySelectorAll<SVGGElement>('[data-step]')];
  if (steps.length === 0) return undefined;
  const sentence = make('span', { className: 'enlarged__step', ariaLive: 'polite' });
  let current = 0;
  const show = (next: number) => {
    current = Math.min(steps.length, Math.max(0, next));
    for (const [index, step] of steps.entries()) {
      step.classList.toggle('is-later', current > 0 && index >= current);
      step.classList.toggle('is-current', index + 1 === current);
    }
    sentence.textContent =
      current === 0
        ? `${steps.length} Schritte`
        : `Schritt ${current} von ${steps.length}: ${steps[current - 1]!.dataset.step}`;
  };
  show(0);
  return { sentence, back: () => show(current - 1), forth: () => show(current + 1) };
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties);
