import { afterEach, describe, expect, test, vi } from 'vitest';

import { dismissalPeriod, installFlags, type InstallFlag } from '#wallet/install-banner.ts';

import { startInstallOffer, type InstallOffer } from './install-offer.ts';

const started: InstallOffer[] = [];
afterEach(() => {
  for (const offer of started.splice(0)) offer.stop();
});

/** The shared parts of a browser's tabs: the storage, and the `storage` event, which only the other tabs receive. */
function openBrowser(remembered: readonly InstallFlag[] = ['visited']) {
  let now = Date.UTC(2026, 10, 28);
  const stored = new Map<string, string>(remembered.map((flag) => [installFlags[flag], 'true']));
  const tabs: EventTarget[] = [];
  return {
    remembers: (flag: InstallFlag) => stored.has(installFlags[flag]),
    /** Moves the clock, in milliseconds. */
    wait: (milliseconds: number) => void (now += milliseconds),
    /** Opens a tab. With the `tabStorage` of another tab, it is a reload of that tab. */
    openTab({ runsInstalled = false, tabStorage = new Map<string, string>() } = {}) {
      const events = new EventTarget();
      tabs.push(events);
      const offer = startInstallOffer({
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem(key, value) {
            stored.set(key, value);
            for (const tab of tabs) if (tab !== events) tab.dispatchEvent(new Event('storage'));
          },
        },
        visit: {
          getItem: (key) => tabStorage.get(key) ?? null,
          setItem: (key, value) => void tabStorage.set(key, value),
        },
        events,
        runsInstalled,
        now: () => now,
      });
      started.push(offer);
      return { offer, events, tabStorage };
    },
  };
}

/** Fires an install event of the browser, with the user's answer. */
function sendPrompt(events: EventTarget) {
  let answer: (outcome: 'accepted' | 'dismissed') => void = () => undefined;
  let refuse: (reason: Error) => void = () => undefined;
  const userChoice = new Promise<{ outcome: 'accepted' | 'dismissed' }>((resolve) => {
    answer = (outcome) => resolve({ outcome });
  });
  const asked = new Promise<void>((resolve, reject) => {
    refuse = reject;
    void userChoice.then(() => resolve());
  });
  const prompt = vi.fn(() => asked);
  events.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }),
  );
  return { prompt, answer, refuse };
}

describe('installing', () => {
  test('without an install prompt shows instructions', async () => {
    const { offer } = openBrowser().openTab();
    await offer.install();
    expect(offer.read()).toBe('by-hand');
  });

  test('an accepted prompt hides the offer for good', async () => {
    const browser = openBrowser();
    const { offer, events } = browser.openTab();
    const { answer } = sendPrompt(events);
    const installing = offer.install();
    answer('accepted');
    await installing;
    expect(offer.read()).toBe('hidden');
    expect(browser.remembers('installed')).toBe(true);
    expect(browser.openTab().offer.read()).toBe('hidden');
  });

  test('a second press while the browser asks does nothing', async () => {
    const { offer, events } = openBrowser().openTab();
    const { prompt, answer } = sendPrompt(events);
    const installing = offer.install();
    await offer.install();
    expect(offer.read()).toBe('offered');
    expect(prompt).toHaveBeenCalledOnce();
    answer('dismissed');
    await installing;
    expect(offer.read()).toBe('offered');
    await offer.install();
    expect(offer.read()).toBe('by-hand');
  });

  test('a late install prompt brings the offer back', async () => {
    const { offer, events } = openBrowser().openTab();
    const listener = vi.fn();
    await offer.install();
    offer.subscribe(listener);
    const { prompt, answer } = sendPrompt(events);
    expect(offer.read()).toBe('offered');
    expect(listener).toHaveBeenCalledOnce();
    const installing = offer.install();
    expect(prompt).toHaveBeenCalledOnce();
    answer('accepted');
    await installing;
    expect(offer.read()).toBe('hidden');
  });

  test('an install prompt changes nothing while nothing is offered', () => {
    const { offer, events } = openBrowser([]).openTab();
    sendPrompt(events);
    expect(offer.read()).toBe('hidden');
  });

  test('a prompt that the browser rejects shows instructions', async () => {
    const { offer, events } = openBrowser().openTab();
    const { refuse } = sendPrompt(events);
    const installing = offer.install();
    refuse(new DOMException('The prompt() method must be called with a user gesture'));
    await expect(installing).resolves.toBeUndefined();
    expect(offer.read()).toBe('by-hand');
  });

  test('a prompt that fails after a dismissal does not show the offer again', async () => {
    const { offer, events } = openBrowser().openTab();
    const { refuse } = sendPrompt(events);
    const installing = offer.install();
    offer.dismiss();
    refuse(new Error('Aborted'));
    await installing;
    expect(offer.read()).toBe('hidden');
  });

  test('after a failed prompt a newer one can be shown', async () => {
    const { offer, events } = openBrowser().openTab();
    const { refuse } = sendPrompt(events);
    const installing = offer.install();
    const { prompt } = sendPrompt(events);
    refuse(new Error('Aborted'));
    await installing;
    expect(offer.read()).toBe('offered');
    void offer.install();
    expect(prompt).toHaveBeenCalledOnce();
  });
});

describe('a visit', () => {
  test('the first visit offers nothing, even after a reload', () => {
    const browser = openBrowser([]);
    const { offer, tabStorage } = browser.openTab();
    expect(offer.read()).toBe('hidden');
    expect(browser.openTab({ tabStorage }).offer.read()).toBe('hidden');
    expect(browser.openTab().offer.read()).toBe('offered');
  });

  test('a later visit offers once, and not again after a reload', () => {
    const browser = openBrowser();
    const { offer, tabStorage } = browser.openTab();
    expect(offer.read()).toBe('offered');
    expect(browser.openTab({ tabStorage }).offer.read()).toBe('hidden');
  });

  test('an ignored offer is hidden for this visit and shown on the next one', () => {
    const browser = openBrowser();
    const { offer } = browser.openTab();
    offer.pass();
    expect(offer.read()).toBe('hidden');
    expect(browser.remembers('dismissed')).toBe(false);
    expect(browser.openTab().offer.read()).toBe('offered');
  });

  test('a dismissal hides the offer for 14 days', () => {
    const browser = openBrowser();
    browser.openTab().offer.dismiss();
    browser.wait(dismissalPeriod - 1);
    expect(browser.openTab().offer.read()).toBe('hidden');
    browser.wait(1);
    expect(browser.openTab().offer.read()).toBe('offered');
    expect(dismissalPeriod).toBe(14 * 86_400_000);
  });

  test('a dismissal that an earlier version stored without its time hides nothing', () => {
    expect(openBrowser(['visited', 'dismissed']).openTab().offer.read()).toBe('offered');
  });

  test('a clock that was set back does not prolong a dismissal', () => {
    const browser = openBrowser();
    browser.openTab().offer.dismiss();
    browser.wait(-1);
    expect(browser.openTab().offer.read()).toBe('offered');
  });
});

describe('installed in another way', () => {
  test("an installation from the browser's menu hides the offer for good", () => {
    const browser = openBrowser();
    const { offer, events } = browser.openTab();
    events.dispatchEvent(new Event('appinstalled'));
    expect(offer.read()).toBe('hidden');
    expect(browser.remembers('installed')).toBe(true);
    expect(browser.openTab().offer.read()).toBe('hidden');
  });

  test('an earlier installation prevents the offer', () => {
    expect(openBrowser(['visited', 'installed']).openTab().offer.read()).toBe('hidden');
  });

  test('a wallet that runs as an app offers nothing', () => {
    expect(openBrowser().openTab({ runsInstalled: true }).offer.read()).toBe('hidden');
  });
});

describe('two tabs', () => {
  test('a dismissal in one tab hides the offer in the other', () => {
    const browser = openBrowser();
    const { offer } = browser.openTab();
    const other = browser.openTab().offer;
    const listener = vi.fn();
    other.subscribe(listener);
    offer.dismiss();
    expect(other.read()).toBe('hidden');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('an installation in one tab hides the offer in the other', () => {
    const browser = openBrowser();
    const { events } = browser.openTab();
    const other = browser.openTab().offer;
    events.dispatchEvent(new Event('appinstalled'));
    expect(other.read()).toBe('hidden');
  });

  test('a second tab on the first visit does not show the offer in the first tab', () => {
    const browser = openBrowser([]);
    const { offer } = browser.openTab();
    browser.openTab();
    expect(offer.read()).toBe('hidden');
  });

  test('a stopped offer ignores events', () => {
    const browser = openBrowser();
    const { offer, events } = browser.openTab();
    offer.stop();
    events.dispatchEvent(new Event('appinstalled'));
    browser.openTab().offer.dismiss();
    expect(offer.read()).toBe('offered');
  });
});
