/// <reference types="vite/client" />
import { CONTENT_PROBLEMS } from '../../contract/dev-events.ts';

/* Runs in the browser of whoever writes: what is wrong with the content stands over the open page until it is mended. */

const STYLES = `
  :host { all: initial; }
  details {
    position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; box-sizing: border-box; max-height: 60vh;
    overflow: auto; padding: 1rem 1.25rem; border-left: 6px solid tomato; background: Canvas; color: CanvasText;
    font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 8px 32px GrayText;
  }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const host = document.createElement('fehler-im-inhalt');
const root = host.attachShadow({ mode: 'open' });
const styles = new CSSStyleSheet();
styles.replaceSync(STYLES);
root.adoptedStyleSheets = [styles];
const details = document.createElement('details');
const list = document.createElement('pre');
details.open = true;
details.innerHTML = '<summary>Der Inhalt hat Fehler</summary>';
list.role = 'alert';
details.append(list);
root.append(details);

import.meta.hot?.on(CONTENT_PROBLEMS, (problems: string) => {
  list.textContent = problems;
  if (problems) document.body.append(host);
  else host.remove();
});
import.meta.hot?.send(CONTENT_PROBLEMS);
