import type { Page } from '@playwright/test';

/**
 * Loads the page again with a clock that `page.clock` controls. Playwright sets its clock to 1970 for a moment, and a
 * wallet that is open then would lock itself.
 */
export async function controlClock(page: Page): Promise<void> {
  const url = page.url();
  await page.goto('about:blank');
  await page.clock.install();
  await page.goto(url);
}
