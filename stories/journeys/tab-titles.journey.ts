import { tabPaths } from '#wallet/paths.ts';

import { expect, test } from './journey.ts';
import { goTo } from './steps.ts';

test('the titles of all tabs are at one height, and their content starts 64 px from the top', async ({
  newPerson,
}) => {
  const person = await newPerson('Jiwoo');
  const { page } = person;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of tabPaths) {
    await goTo(person, path);
    const title = page.getByRole('banner').getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const middle = await title.evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    expect(middle, path).toBe(28);
    const contentTop = () =>
      page.locator('[data-screen] > * > *').evaluateAll((parts) => {
        const boxes = parts.map((part) => part.getBoundingClientRect());
        // A title for screen readers only is one pixel high.
        return boxes.find(({ height }) => height > 1)?.top;
      });
    await expect.poll(contentTop, path).toBe(64);
  }
});
