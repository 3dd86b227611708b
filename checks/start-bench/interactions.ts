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

/** Does something and waits until the page shows what follows, then reads how long its events took. */
async function measure(
  tab: Page,
  name: string,
  act: () => Promise<void>,
  shown: Locator,
): Promise<Interaction> {
  await tab.evaluate(() => {
    (window as unknown as EventWindow).eventDurations.length = 0;
  });
  await act();
  await shown.waitFor();
  const duration = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // An event is told after the frame that shows its answer.
        setTimeout(
          () => resolve(Math.max(0, ...(window as unknown as EventWindow).eventDurations)),
          500,
        );
      }),
  );
  return { name, duration: Math.max(duration, shortestEvent) };
}

/** Uses the wallet as a person does, once. */
export async function measureInteractions(
  context: BrowserContext,
  wallet: MeasuredPage,
): Promise<Interaction[]> {
  const tab = await openAtRest(context, wallet);
  const named = (role: 'link' | 'button' | 'textbox' | 'heading' | 'dialog', name: string) =>
    tab.getByRole(role, { name, exact: true });
  const amount = tab.getByLabel('Amount');
  const results = [
    await measure(
      tab,
      'open Send',
      () => named('link', 'Send').tap(),
      named('heading', 'Send Assets'),
    ),
  ];
  await tab.getByLabel('Asset').selectOption('XP');
  await tab.getByLabel('Recipient address').fill('0x52908400098527886E0F7030069857D2E4169EE7');
  await amount.focus();
  results.push(
    await measure(tab, 'type', () => amount.pressSequentially('12.5'), amount),
    await measure(
      tab,
      'submit',
      () => tab.getByRole('button', { name: /^Send/ }).tap(),
      // This address was never paid, so the person is asked.
      tab.getByRole('dialog'),
    ),
  );
  await tab.goto(wallet.url);
  await tab.waitForLoadState('networkidle');
  await tab.evaluate(noteEvents, shortestEvent);
  results.push(
    await measure(
      tab,
      'change tab',
      () => named('link', 'Assets').tap(),
      named('heading', 'Assets'),
    ),
    await measure(tab, 'open a sheet', () => named('button', 'Add').tap(), tab.getByRole('dialog')),
  );
  await tab.keyboard.press('Escape');
  await tab.getByRole('dialog').waitFor({ state: 'detached' });
  const theme = tab.getByRole('button', { name: /theme/i });
  results.push(
    await measure(tab, 'toggle the theme', () => theme.tap(), theme),
    await measure(
      tab,
      'open the chat',
      () => named('button', 'Support chat').tap(),
      named('dialog', 'Support chat'),
    ),
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
