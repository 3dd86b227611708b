import type { BrowserContext, Locator, Page } from 'playwright';

import { slowDown, type MeasuredPage } from './page-start.ts';

/** How long the slowest answer of one interaction took until it was painted, in milliseconds. */
export interface Interaction {
  name: string;
  duration: number;
}

/** Shorter events are not told by the browser. In milliseconds. */
const shortestEvent = 16;

type EventWindow = Window & { eventDurations: number[] };

/** Notes how long events took. Runs in the page. */
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

/** Opens the wallet on a slow phone, signed in, and waits until it is at rest. */
async function openAtRest(context: BrowserContext, wallet: MeasuredPage): Promise<Page> {
  const tab = await context.newPage();
  await slowDown(tab);
  await tab.goto(wallet.url);
  await tab.waitForLoadState('networkidle');
  await tab.evaluate(noteEvents, shortestEvent);
  return tab;
}

/** How long an answer and what follows it take at most, in milliseconds. */
const answerTime = 1_500;

/**
 * Does something, reads how long its events took until they were painted, and then looks whether the page shows what
 * follows. Nothing looks before: on a slowed-down page that alone would delay the answer by a tenth of a second.
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

/** Uses the wallet as a person does, once. */
export async function measureInteractions(
  context: BrowserContext,
  wallet: MeasuredPage,
): Promise<Interaction[]> {
  const tab = await openAtRest(context, wallet);
  const named = (role: 'link' | 'button' | 'heading' | 'dialog', name: string) =>
    tab.getByRole(role, { name, exact: true });
  /** Finds a control first, and then taps where it is. */
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
    // This address was never paid, so the person is asked.
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

/** By how much the heap has grown after so many route changes, in bytes. */
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
  // Every screen once, so that what it keeps once is not counted.
  await walk(2 * tabs.length);
  const before = await heap();
  await walk(changes);
  const growth = (await heap()) - before;
  await tab.close();
  return growth;
}
