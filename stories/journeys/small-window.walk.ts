import { expect, test, type Person } from './journey.ts';
import { enter, everyScreen, load, partOf } from './screens.ts';

/** The window that WCAG 1.4.10 requires: 1280 × 1024 px at 400 %. */
const window400 = { width: 320, height: 256 } as const;

/** Describes the focused control if it is invisible or covered. Runs in the page. */
async function focusProblem(): Promise<string | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || control === document.body) return undefined;
  const parts = [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])];
  const shown = parts.flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
    return width > 8 && height > 8 ? [{ x: x + width / 2, y: y + height / 2 }] : [];
  });
  const name = `${control.tagName.toLowerCase()} “${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}”`;
  if (shown.length === 0) return `${name} is not visible`;
  const hits = shown.map(({ x, y }) => document.elementFromPoint(x, y));
  const isFree = hits.some((hit) => hit !== null && parts.some((part) => part.contains(hit)));
  return isFree ? undefined : `${name} is covered`;
}

/** The bars that stay visible while the page scrolls. Runs in the page. */
function stickyBars(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.closest('dialog, [popover]') === null)
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility())
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
}

/** Moves the focus through the open page with Tab, and returns the problems. */
async function tabThrough({ page }: Person): Promise<string[]> {
  const wrong = await page.evaluate(stickyBars);
  const count = await page
    .locator('a[href], button, input, select, textarea, summary, [tabindex="0"]')
    .count();
  for (let step = 0; step < count + 2; step += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(focusProblem);
    if (problem !== undefined) wrong.push(problem);
  }
  return wrong;
}

const parts = 2;

for (let part = 0; part < parts; part += 1) {
  test(`at 400 % the focused element is visible: part ${part + 1} of ${parts}`, async ({
    newPerson,
    signedIn,
  }) => {
    test.setTimeout(300_000);
    const person = await enter({ newPerson, signedIn }, 'new account');
    const { page } = person;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(window400);
    const wrong: string[] = [];
    for (const path of partOf(await everyScreen(person), part, parts)) {
      await load(person, path);
      wrong.push(...(await tabThrough(person)).map((what) => `${path}: ${what}`));
    }
    expect(wrong).toEqual([]);
  });
}

test('at 400 % the focused element is visible: sign-in', async ({ open }) => {
  const person = await open();
  await person.page.setViewportSize(window400);
  await expect(person.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await tabThrough(person)).toEqual([]);
});
