import type { BrowserContext, Locator, Page } from 'playwright';

import { slowDown, type MeasuredPage } from './page-start.ts';

/** The slowest event of an interaction: milliseconds from the input to the next paint. */
export interface Interaction {
  name: string;
  duration: number;
}

/** Minimum duration of an event that the browser reports, in milliseconds. */
const shortestEvent = 16;

type EventWindow = Window & { eventDurations: number[] };

/** Records the duration of events. Runs in the page. */
function noteEvents(durationThreshold: number): void {
  const durations: number[] = [];
  (window as unknown as EventWindow).eventDurations = durations;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[]) {
      if (entry.interactionId > 0) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}

/** Opens the wallet on a slow phone, signed in, and waits until it is idle. */
async function openIdle(context: BrowserContext, wallet: MeasuredPage): Promise<Page> {
  const tab = await context.newPage();
  await slowDown(tab);
  await tab.goto(wallet.url);
  await tab.waitForLoadState('networkidle');
  await tab.evaluate(noteEvents, shortestEvent);
  return tab;
}

/** Time to wait before and after an action, for answers and their effects, in milliseconds. */
const answerTime = 1_500;

/**
 * Performs an action, reads the duration of its events until the next paint, and only then checks that the page shows
 * the result. An earlier check would delay the answer of the slowed-down page by a tenth of a second.
 */
async function measure(
  tab: Page,
  name: string,
  act: () => Promise<void>,
  shown: Locator,
): Promise<Interaction> {
  await tab.waitForTimeout(answerTime);
  await tab.evaluate(() => {
    (window as unknown as EventWindow).eventDurations.length = 0;
  });
  await act();
  await tab.waitForTimeout(answerTime);
  const duration = await tab.evaluate(() =>
    Math.max(0, ...(window as unknown as EventWindow).eventDurations),
  );
  await shown.waitFor();
  return { name, duration: Math.max(duration, shortestEvent) };
}

/** Measures interactions of a user with the wallet: opening Send, typing, submitting, changing tabs and others. */
export async function measureInteractions(
  context: BrowserContext,
  wallet: MeasuredPage,
): Promise<Interaction[]> {
  const tab = await openIdle(context, wallet);
  const named = (role: 'link' | 'button' | 'heading' | 'dialog', name: string) =>
    tab.getByRole(role, { name, exact: true });
  /** Locates a control first, and then taps its position. */
  async function tap(name: string, control: Locator, shown: Locator): Promise<Interaction> {
    await control.scrollIntoViewIfNeeded();
    const place = await control.boundingBox();
    if (place === null) throw new Error(`Nothing to tap for: ${name}`);
    const { x, y, width, height } = place;
    return measure(tab, name, () => tab.touchscreen.tap(x + width / 2, y + height / 2), shown);
  }
  const amount = tab.getByLabel('Amount');
  const results = [await tap('open Send', named('link', 'Send'), named('heading', 'Send Assets'))];
  await tab.getByLabel('Asset').selectOption('XP');
  await tab.getByLabel('Recipient address').fill('0x52908400098527886E0F7030069857D2E4169EE7');
  await amount.focus();
  results.push(
    await measure(tab, 'type', () => tab.keyboard.type('12.5'), amount),
    // This address was never paid, so the wallet asks for a confirmation.
    await tap('submit', tab.getByRole('button', { name: /^Send/ }), tab.getByRole('dialog')),
  );
  await tab.goto(wallet.url);
  await tab.waitForLoadState('networkidle');
  await tab.evaluate(noteEvents, shortestEvent);
  results.push(
    await tap('change tab', named('link', 'Assets'), named('heading', 'Assets')),
    await tap('open a sheet', named('button', 'Add'), tab.getByRole('dialog')),
  );
  await tab.keyboard.press('Escape');
  await tab.getByRole('dialog').waitFor({ state: 'detached' });
  const theme = tab.getByRole('button', { name: /theme/i });
  results.push(
    await tap('toggle the theme', theme, theme),
    await tap('open the chat', named('button', 'Support chat'), named('dialog', 'Support chat')),
  );
  await tab.close();
  return results;
}

/** The growth of the heap after a number of route changes, in bytes. */
export async function measureHeapGrowth(
  context: BrowserContext,
  wallet: MeasuredPage,
  changes: number,
): Promise<number> {
  const tab = await context.newPage();
  await tab.goto(wallet.url);
  await tab.waitForLoadState('networkidle');
  const protocol = await context.newCDPSession(tab);
  const tabs = ['Home', 'Assets', 'LocalPay', 'Work', 'Traveler', 'DigitalID'];
  const navigation = tab.getByRole('navigation');
  const walk = async (count: number) => {
    for (let step = 0; step < count; step += 1) {
      const name = tabs[(step + 1) % tabs.length] ?? 'Home';
      await navigation.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await tab.getByRole('heading', { level: 1 }).waitFor();
    }
  };
  const heap = async () => {
    await protocol.send('HeapProfiler.collectGarbage');
    return (await protocol.send('Runtime.getHeapUsage')).usedSize;
  };
  // Visit every screen once first, so that its one-time allocations are not counted.
  await walk(2 * tabs.length);
  const before = await heap();
  await walk(changes);
  const growth = (await heap()) - before;
  await tab.close();
  return growth;
}
