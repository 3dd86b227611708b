import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { InstallBanner } from '#shell/InstallBanner.tsx';
import { startInstallOffer } from '#shell/install-offer.ts';
import {
  dismissalPeriod,
  installFlags,
  visitFlag,
  type InstallFlag,
} from '#wallet/install-banner.ts';
import { paths } from '#wallet/paths.ts';

import { shows } from '../catalogue.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { sameAs } from '#harness/same-as.ts';
import { SampleShell } from './SampleShell.tsx';

const meta = preview.meta({
  title: 'Shell/Install banner',
  component: InstallBanner,
  parameters: { frame: 'own' },
  argTypes: { stage: { options: ['hidden', 'offered', 'by-hand'], control: { type: 'select' } } },
  args: { stage: 'offered' as const, onInstall: fn(), onDismiss: fn() },
  render: (args) => <SampleShell end={<InstallBanner {...args} />} />,
});

/** Replaces the browser's install events and its install prompt. */
let browser = new EventTarget();
const ask = fn();
/** The time of the visit, in milliseconds since 1970. */
const now = Date.UTC(2026, 10, 28);

interface Visit {
  /** Flags stored by earlier visits. */
  remembered?: readonly InstallFlag[];
  /** Time since the offer was dismissed, in milliseconds. Undefined if it was not. */
  dismissedAgo?: number;
  /** The page was loaded before in this tab. */
  reloaded?: boolean;
  runsInstalled?: boolean;
  /** The user's answer to the browser's install prompt. Undefined if the browser has no prompt. */
  answer?: 'accepted' | 'dismissed' | undefined;
}

/** One visit to the wallet in a browser that has not installed it yet. */
const visit = (
  entry: Parameters<typeof shows>[0],
  {
    remembered = ['visited'],
    dismissedAgo,
    reloaded = false,
    runsInstalled = false,
    answer,
  }: Visit = {},
  twin: Partial<ReturnType<typeof sameAs>> = {},
) => ({
  ...rendersApp(paths.home, () => {
    browser = new EventTarget();
    ask.mockClear();
    for (const flag of remembered) localStorage.setItem(installFlags[flag], 'true');
    if (dismissedAgo !== undefined) {
      localStorage.setItem(installFlags.dismissed, new Date(now - dismissedAgo).toISOString());
    }
    if (reloaded) sessionStorage.setItem(visitFlag, 'true');
    const installOffer = startInstallOffer({
      storage: localStorage,
      visit: sessionStorage,
      events: browser,
      runsInstalled,
      now: () => now,
    });
    if (answer !== undefined) {
      const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(ask()),
        userChoice: Promise.resolve({ outcome: answer }),
      });
      browser.dispatchEvent(question);
    }
    return { installOffer };
  }),
  parameters: { ...shows(entry), ...twin, frame: 'app' },
});

const hidden = sameAs('Hidden On First Visit', 'a hidden banner is not visible');

const remembers = (flag: InstallFlag) => localStorage.getItem(installFlags[flag]) !== null;

/** A later visit offers to install the wallet, at the end of the screen, where it moves and covers nothing. */
export const Visible = meta.story({
  parameters: shows('install-banner.state.visible'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Install Superwallet' })).toBeVisible();
    await expect(
      canvas.getByText('Open your wallet from the home screen, like any other app.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Install' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
  },
});

/** The first visit offers nothing and is remembered. */
export const HiddenOnFirstVisit = meta.story({
  ...visit('install-banner.state.hidden-first-visit', { remembered: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
    await expect(remembers('visited')).toBe(true);
  },
});

/** A reload in the same tab is not a later visit, so nothing is offered. */
export const HiddenAfterReload = meta.story({
  ...visit('install-banner.state.hidden-after-reload', { reloaded: true }, hidden),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
  },
});

/** The offer is shown on Home once per visit: it does not come back after the user leaves Home. */
export const OnHomeOnly = meta.story({
  ...visit('install-banner.rule.home-only', {}, hidden),
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) =>
      within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
    await canvas.findByRole('region', { name: 'Install Superwallet' });
    await userEvent.click(tab('Traveler'));
    await canvas.findByRole('heading', { level: 1, name: 'Traveler' });
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
    await userEvent.click(tab('Home'));
    await canvas.findByRole('heading', { level: 1, name: /^Hello/ });
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
    await expect(remembers('dismissed')).toBe(false);
  },
});

/** For 14 days after it was dismissed, the offer does not come back. */
export const HiddenWhenDismissed = meta.story({
  ...visit('install-banner.state.hidden-dismissed', { dismissedAgo: dismissalPeriod - 1 }, hidden),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
  },
});

/** 14 days after it was dismissed, the offer is shown again. */
export const OfferedAgain = meta.story({
  ...visit(
    'install-banner.rule.offered-again',
    { dismissedAgo: dismissalPeriod },
    sameAs('Declined Stays', 'the time since the dismissal is not visible'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Install Superwallet' })).toBeVisible();
  },
});

/** A wallet that runs as an app counts as installed, even if the browser has no record of it. */
export const HiddenWhenInstalled = meta.story({
  ...visit('install-banner.state.hidden-installed', { runsInstalled: true }, hidden),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
  },
});

/** Dismissing hides the banner, and the browser remembers it. */
export const DismissHides = meta.story({
  ...visit('install-banner.transition.dismiss', { answer: 'accepted' }, hidden),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
    await expect(remembers('dismissed')).toBe(true);
    await expect(ask).not.toHaveBeenCalled();
    // The button is removed with the banner, so the focus moves to the start of the screen.
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** The user accepts the browser's prompt: the banner disappears, and the browser remembers it. */
export const InstallHides = meta.story({
  ...visit('install-banner.transition.install', { answer: 'accepted' }, hidden),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    await expect(ask).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
    await expect(remembers('installed')).toBe(true);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** The user declines the browser's prompt: the offer stays, and nothing is remembered. */
export const DeclinedStays = meta.story({
  ...visit('install-banner.state.visible', { answer: 'dismissed' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    await expect(ask).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Install Superwallet' })).toBeVisible();
    await expect(remembers('installed')).toBe(false);
  },
});

/** Some browsers, such as Safari on a phone, only install by hand: the banner explains how. */
export const InstalledByHand = meta.story({
  ...visit('install-banner.state.by-hand'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    const instructions = canvas.getByText(
      'Open your browser’s menu or its share button, and choose “Add to Home Screen”.',
    );
    await expect(instructions).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Install' })).toBeNull();
    // The button is removed, so the focus moves to the text that replaces it, which is then read out.
    await expect(instructions).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toHaveFocus();
  },
});

/** Another tab dismisses the offer: the banner disappears here too, and the focus does not move. */
export const HiddenFromAnotherTab = meta.story({
  ...visit('install-banner.state.hidden-dismissed', {}, hidden),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Install Superwallet' });
    const myInfoLink = canvas.getByRole('link', { name: 'My info' });
    myInfoLink.focus();
    localStorage.setItem(installFlags.dismissed, new Date(now).toISOString());
    browser.dispatchEvent(new Event('storage'));
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull(),
    );
    await expect(myInfoLink).toHaveFocus();
  },
});
