import type { Page } from '@playwright/test';

/** Links to the contact page that a visitor could press now: in view, and nothing lies over them. */
export const waysInView = (page: Page) =>
  page.locator('a[href="/kontakt/"]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && link.contains(hit);
      }).length,
  );
