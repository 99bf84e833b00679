import type { Page } from '@playwright/test';

/** The parts of the citation's address that are broken over two lines: it may break between them only. */
export const brokenParts = (page: Page) =>
  page.locator('.address').evaluateAll((addresses) =>
    addresses
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeName }) => nodeName === '#text')
      .flatMap((text) => text.textContent!.split(/(?<=-)/).map((part) => [text, part] as const))
      .filter(([text, part]) => {
        const range = document.createRange();
        const start = text.textContent!.indexOf(part);
        range.setStart(text, start);
        range.setEnd(text, start + part.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([, part]) => part),
  );
