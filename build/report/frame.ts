import { escapeXml } from '../../drawings/escape-xml.ts';

type Framed = {
  name: string;
  subject: string;
  heading: string;
  /** Markup, as are the drawing and what follows. */
  lead: string;
  drawing?: string;
  /** Whose site it is, and where. */
  owner: string;
  origin: string;
  facts: string[];
  sections: string[];
  foot: string;
  css: string;
  script?: string;
};

/** A report in one file that can be sent by mail. */
export function framed(parts: Framed): string {
  const {
    name,
    subject,
    heading,
    lead,
    drawing = '',
    owner,
    origin,
    facts,
    sections,
    foot,
    css,
    script,
  } = parts;
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${name} – ${escapeXml(owner)}</title>
<style>${css}</style>
</head>
<body>
<header class="kopf">
  <div class="kopf__inhalt">
    <div class="kopf__text">
    <p class="marke">${name} · ${subject}</p>
    <h1>${heading}</h1>
    <p class="vorspann">${lead}</p>
    </div>
    ${drawing}
    <dl class="title-block">
      ${[field('Website', escapeXml(new URL(origin).host)), field('Für', escapeXml(owner)), ...facts].join('\n      ')}
    </dl>
  </div>
</header>
<main>
  ${sections.join('\n  ')}
</main>
<footer class="fuss">
  <p>${foot}</p>
</footer>
${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>
`;
}

export const field = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;

export const section = (number: string, heading: string, content: string) => `
<section aria-labelledby="abschnitt-${number}">
  <h2 id="abschnitt-${number}"><span class="nummer" aria-hidden="true">${number}</span> ${heading}</h2>
  ${content}
</section>`;

/** The cells of its head and its rows are markup; where it is wider than the screen, it scrolls by keys, too. */
export const table = (label: string, head: string[], rows: string[]) => `
<section class="tafel" aria-label="${label}" tabindex="0">
  <table>
    <thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
    <tbody>
      ${rows.join('\n      ')}
    </tbody>
  </table>
</section>`;

export function tiles(facts: [value: string, label: string][]): string {
  const items = facts.map(([value, label]) => `<div><dd>${value}</dd><dt>${label}</dt></div>`);
  return `<dl class="kacheln">${items.join('')}</dl>`;
}
