import { chromium, type Page } from 'playwright';

import { chromiumLaunchOptions } from '../browser/chromium.ts';

/** The options to select, one for each toolbar menu: the menu, the label, and the parameter in the address. */
const choices = [
  { menu: 'Theme', choice: 'Dark', address: 'theme:dark' },
  { menu: 'Language', choice: '한국어', address: 'language:ko' },
  { menu: 'Text size', choice: '200%', address: 'textSize:200' },
  { menu: 'Motion', choice: 'Less motion', address: 'motion:reduced' },
  { menu: 'Network, for stories that make calls', choice: 'Slow', address: 'network:slow' },
  { menu: 'Alone, or inside the shell', choice: 'In shell', address: 'frame:shell' },
] as const;

/** A page about the stories, with buttons that change the args in the address. */
const states = '?path=/story/superwallet-states--side-by-side&args=screen:receipt';

/** A story of a screen with animated skeletons. */
const story = '?path=/story/screens-assets--loading';

const menuOf = (page: Page, name: string) =>
  page.locator(`button[aria-haspopup="listbox"][aria-label^="${name} "]`);

/** Resolves to true if the wait succeeds, and to false if it times out. */
const succeeds = (wait: Promise<void>): Promise<boolean> =>
  wait.then(
    () => true,
    () => false,
  );

/** The rendering attributes of the story's document. Runs in the story's frame. */
function drawn() {
  const root = document.documentElement;
  const moving = document.querySelector('[class*="animate-breathe"]');
  return {
    theme: root.dataset['theme'],
    language: root.lang,
    fontSize: root.style.fontSize,
    animation: moving === null ? '' : getComputedStyle(moving).animationDuration,
    inShell: document.querySelector('nav[aria-label="주 메뉴"]') !== null,
  };
}

/**
 * Opens the entries of a story in the built catalogue, selects an option in every toolbar menu and reloads the page.
 * Then selects a width on a page about the stories. Returns one sentence for each problem, such as a lost option.
 */
export async function toolbarProblems(origin: string): Promise<string[]> {
  const problems: string[] = [];
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(new URL(story, origin).href);
    const phone = page.locator('#storybook-preview-iframe');
    await phone.contentFrame().getByRole('heading', { level: 1 }).waitFor();
    const place = await phone.boundingBox();
    if (place === null || place.y + place.height > 900 || place.x + place.width > 1440) {
      problems.push(`the phone is not completely visible at 1440 × 900: ${JSON.stringify(place)}`);
    }
    await page.getByRole('tab', { name: 'Entries' }).click();
    const entry = page.getByRole('tabpanel').getByRole('link', { name: 'assets.state.loading' });
    if (!(await succeeds(entry.waitFor({ timeout: 10_000 }))))
      problems.push('the panel does not show the entry of the story');
    for (const { menu, choice } of choices) {
      await menuOf(page, menu).click();
      await page.getByRole('option', { name: choice, exact: true }).click();
    }
    await page.waitForURL(
      (url) => url.searchParams.get('globals')?.includes('frame:shell') ?? false,
    );
    await page.reload();
    await phone.contentFrame().getByRole('navigation', { name: '주 메뉴' }).waitFor();
    const addressGlobals = new URL(page.url()).searchParams.get('globals') ?? '';
    for (const { menu, choice, address } of choices) {
      if (!addressGlobals.includes(address))
        problems.push(`the address has lost ${address}: ${addressGlobals}`);
      const label = await menuOf(page, menu).getAttribute('aria-label');
      if (label !== `${menu} ${choice}`)
        problems.push(`the label of a menu is “${label}”, not “${menu} ${choice}”`);
    }
    const frame = await (await phone.elementHandle())?.contentFrame();
    const now = JSON.stringify(await frame?.evaluate(drawn));
    const wanted = JSON.stringify({
      theme: 'dark',
      language: 'ko',
      fontSize: '200%',
      animation: '0.001s',
      inShell: true,
    });
    if (now !== wanted) problems.push(`the story is drawn with ${now}, not ${wanted}`);
    await page.goto(new URL(states, origin).href);
    await phone.contentFrame().getByRole('button', { name: '320 px' }).click();
    const isStored = await succeeds(
      page.waitForURL((url) => url.searchParams.get('args')?.includes('phone:small') ?? false, {
        timeout: 10_000,
      }),
    );
    if (!isStored) problems.push(`the address does not contain the selected width: ${page.url()}`);
  } finally {
    await browser.close();
  }
  return problems;
}
