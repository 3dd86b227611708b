import type { Page } from '@playwright/test';

import { paths } from '#wallet/paths.ts';

import { expect, test, type Person } from './journey.ts';
import { goTo } from './steps.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The number of pictures of a film. */
const pictures = 8;

declare global {
  interface Window {
    /** The movements of screens and sheets, which stay at their start. */
    held: Animation[];
  }
}

/** Holds every movement of a screen or a sheet at its start. Runs in the page, before the wallet's own script. */
function holdMovements(): void {
  window.held = [];
  function hold(movement: Animation): Animation {
    movement.pause();
    window.held.push(movement);
    return movement;
  }
  // oxlint-disable-next-line typescript/unbound-method -- It is called with its element.
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    return hold(animate.apply(this, how));
  };
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof HTMLDialogElement) for (const each of target.getAnimations()) hold(each);
  });
}

/** Films what a press moves, at fixed moments. Returns the number of different pictures. */
async function film(page: Page, act: () => Promise<void>): Promise<number> {
  await act();
  await page.waitForFunction(() => window.held.length > 0);
  const seen = new Set<string>();
  for (let picture = 0; picture < pictures; picture += 1) {
    await page.evaluate(
      (part) => {
        for (const movement of window.held) {
          const { duration = 0 } = movement.effect?.getComputedTiming() ?? {};
          movement.currentTime = Number(duration) * part;
        }
      },
      (picture + 0.5) / pictures,
    );
    seen.add((await page.screenshot()).toString('base64'));
  }
  await page.evaluate(() => {
    for (const movement of window.held.splice(0)) movement.finish();
  });
  return seen.size;
}

/** Opens Assets, which has loaded what moves screens. */
async function openAssets(newPerson: (name: string) => Promise<Person>): Promise<Page> {
  const person = await newPerson('Mina');
  const { page } = person;
  await page.addInitScript(holdMovements);
  await page.reload();
  await goTo(person, paths.assets);
  await expect(page.getByRole('button', { name: 'Support chat' })).toBeVisible();
  return page;
}

test('screens move in and out, and sheets move in, in at least six pictures', async ({
  newPerson,
}) => {
  const page = await openAssets(newPerson);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const main = page.getByRole('main');
  const films: Record<string, number> = {
    tab: await film(page, () => tab('Home').click()),
  };
  films['tab back'] = await film(page, () => tab('Assets').click());
  films['open'] = await film(page, () => main.getByRole('link', { name: /^Bitcoin/ }).click());
  films['back'] = await film(page, () => main.getByRole('link', { name: 'Back' }).click());
  films['open again'] = await film(page, () =>
    main.getByRole('link', { name: /^Ethereum/ }).click(),
  );
  films['browser back'] = await film(page, async () => void (await page.goBack()));
  films['sheet'] = await film(page, () => page.getByRole('button', { name: 'Add' }).click());
  const short = Object.entries(films).filter(([, count]) => count < 6);
  expect(short).toEqual([]);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('with reduced motion nothing moves', async ({ newPerson }) => {
  const page = await openAssets(newPerson);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bitcoin/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
  expect(await page.evaluate(() => window.held.length)).toBe(0);
});

test('Back leads to where the list was left', async ({ newPerson }) => {
  const person = await newPerson('Juno');
  const { page } = person;
  await page.setViewportSize({ width: 390, height: 500 });
  await goTo(person, paths.assets);
  const row = page.getByRole('main').getByRole('link', { name: /^BusanCoin|^Busan local/ });
  const position = () => page.evaluate(() => window.scrollY);
  for (const goBack of [
    () => page.getByRole('main').getByRole('link', { name: 'Back' }).click(),
    async () => void (await page.goBack()),
  ]) {
    await row.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 40));
    const left = await position();
    expect(left).toBeGreaterThan(100);
    await row.click();
    await expect(page).toHaveURL(/\/asset\/BusanCoin$/);
    await expect.poll(position).toBe(0);
    await goBack();
    await expect(page).toHaveURL(/\/assets$/);
    await expect.poll(position).toBe(left);
  }
});
