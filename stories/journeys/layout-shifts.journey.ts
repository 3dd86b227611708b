import type { Page } from '@playwright/test';

import { installFlags } from '#wallet/install-banner.ts';
import { paths, withBase } from '#wallet/paths.ts';

import { expect, test } from './journey.ts';
import { expectLoaded } from './screens.ts';

const visits = ['first', 'second', 'installed'] as const;
type Visit = (typeof visits)[number];

declare global {
  interface Window {
    /** The layout shifts of the page that no press has caused: the score, and the elements that have moved. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** Prepares the flags of a visit and records the layout shifts. Runs in the page, before the wallet's own script. */
function recordShifts({ visit, flags }: { visit: Visit; flags: typeof installFlags }): void {
  for (const flag of Object.values(flags)) localStorage.removeItem(flag);
  if (visit !== 'first') localStorage.setItem(flags.visited, 'true');
  if (visit === 'installed') localStorage.setItem(flags.installed, 'true');
  window.shifts = [];
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${previousRect.top} → ${currentRect.top}`,
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Sends the event with which a browser offers the installation. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    });
    window.dispatchEvent(question);
  });

const screens = [
  paths.home,
  paths.assets,
  paths.localpay,
  paths.work,
  paths.send,
  paths.localSend,
  paths.bankInfo,
];

test('no part of a screen moves while it loads, at the first, a later and an installed visit', async ({
  newPerson,
}) => {
  test.setTimeout(120_000);
  const { page: first } = await newPerson('Yuna');
  const context = first.context();
  const found: string[] = [];
  for (const visit of visits) {
    for (const path of screens) {
      // Each tab is a visit.
      const page = await context.newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(recordShifts, { visit, flags: installFlags });
      await page.goto(new URL(withBase(path), first.url()).href);
      await offerInstallation(page);
      await expectLoaded(page);
      const offer = page.getByRole('region', { name: 'Install Superwallet' });
      await expect(offer).toHaveCount(visit === 'second' && path === paths.home ? 1 : 0);
      const shifts = await page.evaluate(() => window.shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      if (total >= 0.005) {
        const moved = shifts.flatMap((shift) => shift.moved).join('; ');
        found.push(`${visit} visit, ${path}: ${total.toFixed(4)}: ${moved}`);
      }
      await page.close();
    }
  }
  expect(found).toEqual([]);
});
