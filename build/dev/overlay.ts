/// <reference types="vite/client" />
import { CONTENT_PROBLEMS } from '../../contract/dev-events.ts';
import type { Problem } from '../../src/content/declaration.ts';

/* Runs in the browser of whoever writes: what is wrong with the content stands over the open page until it is mended. */

/** In milliseconds. */
const NEXT_LOOK = 500;
const STYLES = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; box-sizing: border-box; max-height: 60vh;
    overflow: auto; padding: 1rem 1.25rem; border-left: 6px solid tomato; background: Canvas; color: CanvasText;
    font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 8px 32px GrayText;
  }
  h2 { margin: 0 2rem 0.5rem 0; font-size: 1.1em; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { padding: 0.4rem 0; border-top: 1px solid GrayText; }
  code { display: block; font: 14px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  button { position: absolute; top: 0.75rem; right: 0.75rem; font: inherit; }
`;

const host = document.createElement('fehler-im-inhalt');
const root = host.attachShadow({ mode: 'open' });
const styles = new CSSStyleSheet();
styles.replaceSync(STYLES);
root.adoptedStyleSheets = [styles];

function show(problems: Problem[]) {
  if (problems.length === 0) {
    host.remove();
    // The server had no page to show yet. Reloads after a pause: as long as there is none, this page comes back.
    if (document.documentElement.dataset.page === 'missing')
      setTimeout(() => window.location.reload(), NEXT_LOOK);
    return;
  }
  const section = element('section');
  section.setAttribute('role', 'alert');
  const close = element('button', 'Schließen');
  close.addEventListener('click', () => host.remove());
  const list = element('ul');
  list.append(...problems.map(item));
  const count = problems.length === 1 ? 'einen Fehler' : `${problems.length} Fehler`;
  section.append(element('h2', `Der Inhalt hat ${count}`), close, list);
  root.replaceChildren(section);
  document.body.append(host);
}

function item({ file, line, field, message }: Problem): HTMLElement {
  const entry = element('li');
  const place = line === undefined ? file : `${file}:${line}`;
  entry.append(element('code', field ? `${place}  ${field}` : place), message);
  return entry;
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

import.meta.hot?.on(CONTENT_PROBLEMS, show);
import.meta.hot?.send(CONTENT_PROBLEMS);
