import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { useStore } from '#components/use-store.ts';
import { InstallBanner } from '#shell/InstallBanner.tsx';
import { startInstallOffer } from '#shell/install-offer.ts';
import { Shell } from '#shell/Shell.tsx';
import { installFlags, type InstallFlag } from '#wallet/install-banner.ts';
import { paths } from '#wallet/paths.ts';

import { shows } from '../catalogue.ts';
import { emptyBell } from './empty-bell.tsx';
import { SampleScreen } from './SampleScreen.tsx';

interface VisitProps {
  /** What the browser remembers of earlier visits. */
  remembered: readonly InstallFlag[];
  runsInstalled: boolean;
  /** What the person answers to the browser's own question; a browser without one cannot be asked. */
  answer: 'accepted' | 'dismissed' | 'cannot-be-asked';
  onPrompt: () => void;
  /** Where the browser tells what has happened. */
  events?: EventTarget;
}

/** One visit to the wallet, in a browser of its own. */
function Visit({ remembered, runsInstalled, answer, onPrompt, events: given }: VisitProps) {
  const [{ offer, events }] = useState(() => {
    const target = given ?? new EventTarget();
    for (const flag of remembered) localStorage.setItem(installFlags[flag], 'true');
    return {
      events: target,
      offer: startInstallOffer({ storage: localStorage, events: target, runsInstalled }),
    };
  });
  useEffect(() => {
    if (answer === 'cannot-be-asked') return;
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(onPrompt()),
      userChoice: Promise.resolve({ outcome: answer }),
    });
    events.dispatchEvent(event);
  }, [answer, events, onPrompt]);
  const stage = useStore(offer);
  return (
    <Shell
      activePath={paths.home}
      themeChoice="system"
      onThemeToggle={() => undefined}
      onNavigate={() => undefined}
      bell={emptyBell}
      banner={
        <InstallBanner
          stage={stage}
          onInstall={() => void offer.install()}
          onDismiss={offer.dismiss}
        />
      }
    >
      <SampleScreen />
    </Shell>
  );
}

const defaults: VisitProps = {
  remembered: ['visited'],
  runsInstalled: false,
  answer: 'accepted',
  onPrompt: fn(),
};

const meta = preview.meta({
  title: 'Shell/Install banner',
  component: Visit,
  parameters: { frame: 'own' },
  args: defaults,
});

const remembers = (flag: InstallFlag) => localStorage.getItem(installFlags[flag]) !== null;

/** Who comes back may want the wallet at hand: it is offered in line, above the screen, and covers nothing. */
export const Visible = meta.story({
  parameters: shows('install-banner.state.visible'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Install Superwallet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Install' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
  },
});

/** On the first visit nobody knows yet whether the wallet is worth a place; the visit is remembered. */
export const HiddenOnFirstVisit = meta.story({
  parameters: shows('install-banner.state.hidden-first-visit'),
  args: { remembered: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
    await expect(remembers('visited')).toBe(true);
  },
});

/** A no is a no on every later visit. */
export const HiddenWhenDismissed = meta.story({
  parameters: shows('install-banner.state.hidden-dismissed'),
  args: { remembered: ['visited', 'dismissed'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
  },
});

/** What runs as an app has been installed, whether this browser remembers it or not. */
export const HiddenWhenInstalled = meta.story({
  parameters: shows('install-banner.state.hidden-installed'),
  args: { runsInstalled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
  },
});

/** Dismissed: gone, and remembered. */
export const DismissHides = meta.story({
  parameters: shows('install-banner.transition.dismiss'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
    await expect(remembers('dismissed')).toBe(true);
    await expect(args.onPrompt).not.toHaveBeenCalled();
    // The button has gone with the banner: the focus is where the screen begins.
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** The browser asks, the person accepts: gone, and remembered. */
export const InstallHides = meta.story({
  parameters: shows('install-banner.transition.install'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(args.onPrompt).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull();
    await expect(remembers('installed')).toBe(true);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** Declined in the browser's own question: the offer stays, and nothing is remembered. */
export const DeclinedStays = meta.story({
  parameters: shows('install-banner.state.visible'),
  args: { answer: 'dismissed' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(args.onPrompt).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Install Superwallet' })).toBeVisible();
    await expect(remembers('installed')).toBe(false);
  },
});

/** Some browsers, such as a phone's Safari, install by hand only: the banner tells how instead of doing nothing. */
export const InstalledByHand = meta.story({
  parameters: shows('install-banner.state.by-hand'),
  args: { answer: 'cannot-be-asked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(canvas.getByText(/Add to Home Screen/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Install' })).toBeNull();
    // The button has gone: what stands in its place is read out, and Tab goes on from there.
    await expect(canvas.getByText(/Add to Home Screen/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toHaveFocus();
  },
});

/** Declined on another tab, while something else has the focus here: the banner goes and takes nothing along. */
export const HiddenFromAnotherTab = meta.story({
  parameters: shows('install-banner.state.hidden-dismissed'),
  args: { events: new EventTarget() },
  play: async ({ canvas, args }) => {
    const person = canvas.getByRole('link', { name: 'My info' });
    person.focus();
    localStorage.setItem(installFlags.dismissed, 'true');
    args.events?.dispatchEvent(new Event('storage'));
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Install Superwallet' })).toBeNull(),
    );
    await expect(person).toHaveFocus();
  },
});
