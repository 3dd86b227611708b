import { expect, test } from 'vitest';

import { browserTabs } from './browser-tabs.ts';

/** A page of a browser with or without locks and broadcast channels. */
function page(has: { locks: boolean; channels: boolean }) {
  return {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    navigator: has.locks ? { locks: {} } : {},
    ...(has.channels && { BroadcastChannel }),
  } as unknown as Window & typeof globalThis;
}

test.each([
  ['share a channel, with locks and broadcast channels', { locks: true, channels: true }, true],
  [
    'share no channel on an insecure origin, without locks',
    { locks: false, channels: true },
    false,
  ],
  ['share no channel without broadcast channels', { locks: true, channels: false }, false],
])('the tabs of a browser %s', (_, has, shares) => {
  expect(browserTabs(page(has)) !== undefined).toBe(shares);
});

test('reports whether the tab is visible, and when that changes', () => {
  const browser = page({ locks: true, channels: true });
  const { visible } = browserTabs(browser) ?? {};
  const seen: (boolean | undefined)[] = [];
  const end = visible?.subscribe(() => seen.push(visible.read()));
  for (const state of ['hidden', 'visible']) {
    Object.assign(browser.document, { visibilityState: state });
    browser.document.dispatchEvent(new Event('visibilitychange'));
  }
  end?.();
  browser.document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([false, true]);
});
