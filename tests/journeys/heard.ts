import type { Page } from '@playwright/test';

/** What Chromium hands to a screen reader, from top to bottom. */
export async function heard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const text = (value?: { value?: unknown }) => String(value?.value ?? '').trim();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: text(role),
      name: text(name),
      description: text(description),
    }));
}
