import { receiptPath, paths } from '#wallet/paths.ts';

import { post } from './calls.ts';
import { expect, test, type Person } from './journey.ts';
import { load } from './screens.ts';

const widths = [320, 360, 390, 430] as const;

/** Returns the parts of the page that the open toast covers though it must not. Runs in the page. */
async function coveredByToast(): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const toast = document.querySelector('[data-tone][data-state=open]');
  if (!toast) return ['There is no toast'];
  await frame();
  await frame();
  await Promise.all(toast.getAnimations().map(({ finished }) => finished));
  const box = toast.getBoundingClientRect();
  const header = document.querySelector('header');
  const ceiling = header?.getBoundingClientRect().bottom ?? 0;
  const title = document.querySelector('h1');
  const parts = [
    title,
    title?.previousElementSibling?.querySelector('a'),
    ...document.querySelectorAll('main [data-balance], input:focus, nav[aria-label="Main"]'),
  ];
  const covered = parts.flatMap((part) => {
    if (!part) return [];
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const visibleTop = header?.contains(part) ? top : Math.max(top, ceiling);
    const isFree =
      box.right <= left || box.left >= right || box.bottom <= visibleTop || box.top >= bottom;
    const what = part.getAttribute('aria-label') ?? part.textContent.slice(0, 30);
    return isFree ? [] : [`${what} ${visibleTop}–${bottom} by ${box.top}–${box.bottom}`];
  });
  const isInside = box.left >= 0 && box.right <= innerWidth && box.top >= 0;
  return isInside ? covered : [...covered, 'The toast is outside of the window'];
}

/** Raises a toast of the event stream: a deposit that another device of the user makes. */
const depositElsewhere = (person: Person) =>
  post(person, '/deposits', { assetType: 'XP', amount: '50', fee: '0', method: 'crypto' });

test('a toast covers neither the title, Back, a balance nor the navigation', async ({
  newPerson,
}) => {
  test.setTimeout(180_000);
  const person = await newPerson('Haeun');
  const { page } = person;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await depositElsewhere(person);
  const found: string[] = [];
  const screens = [
    paths.home,
    paths.assets,
    paths.localpay,
    paths.digitalId,
    paths.work,
    paths.traveler,
    paths.myInfo,
    paths.send,
    paths.localSend,
    paths.history,
    paths.bankInfo,
    receiptPath(1),
  ];
  for (const path of screens) {
    await load(person, path);
    await depositElsewhere(person);
    const toast = page.locator('[data-tone][data-state=open]');
    await expect(toast).toBeVisible();
    // Stays open under the pointer.
    await toast.hover();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 360 ? 640 : 844 });
      for (const size of [100, 200]) {
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
        }, size);
        const covered = await page.evaluate(coveredByToast);
        found.push(...covered.map((what) => `${path}, ${width} px, ${size} %: ${what}`));
        if (process.env['TOAST_PICTURES']) {
          const name = `${path.replaceAll('/', '_')}-${width}-${size}.png`;
          await page.screenshot({ path: `${process.env['TOAST_PICTURES']}/${name}` });
        }
      }
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
    }
  }
  expect(found).toEqual([]);
});
