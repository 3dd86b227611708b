import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { useStore } from '#components/use-store.ts';
import { Shell } from '#shell/Shell.tsx';
import { startThemeController, themeKey } from '#shell/theme-controller.ts';
import { paths } from '#wallet/paths.ts';
import { browserThemeColour, type Theme as DrawnTheme } from '#wallet/theme.ts';

import { shows } from '../catalogue.ts';
import { fakeDevice, type FakeDevice } from './device-theme.ts';
import { emptyBell } from './empty-bell.tsx';
import { SampleScreen } from './SampleScreen.tsx';

function Themed({ device }: { device: FakeDevice }) {
  const [theme] = useState(() =>
    startThemeController({ storage: localStorage, matchMedia: device.matchMedia, document }),
  );
  useEffect(() => theme.stop, [theme]);
  const choice = useStore(theme);
  return (
    <Shell
      activePath={paths.home}
      themeChoice={choice}
      onThemeToggle={theme.toggle}
      onNavigate={() => undefined}
      bell={emptyBell}
    >
      <SampleScreen />
    </Shell>
  );
}

const themeColourTag = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');

const meta = preview.meta({
  title: 'Shell/Theme',
  component: Themed,
  parameters: { frame: 'own' },
  beforeEach() {
    // The theme belongs to the whole page: what a story draws on it must not outlive the story.
    const { documentElement: root } = document;
    const drawn = root.dataset['theme'];
    return () => {
      if (drawn === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = drawn;
      themeColourTag()?.remove();
    };
  },
});

/** How bright a computed colour is, from 0 to 255. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** Holds that the page is drawn in this theme, the browser's own colour included. */
async function expectDrawn(theme: DrawnTheme, header: HTMLElement) {
  const root = document.documentElement;
  await expect(root).toHaveAttribute('data-theme', theme);
  await expect(getComputedStyle(root).colorScheme).toBe(theme);
  await expect(themeColourTag()).toHaveAttribute('content', browserThemeColour[theme]);
  const { backgroundColor, color } = getComputedStyle(header);
  const darkOnLight = brightness(color) < brightness(backgroundColor);
  await expect(darkOnLight).toBe(theme === 'light');
}

/** A person who chose light keeps it, also on a device that prefers dark. */
export const Light = meta.story({
  parameters: shows('theme.state.light'),
  args: { device: fakeDevice(true) },
  beforeEach() {
    localStorage.setItem(themeKey, 'light');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Theme: light' })).toBeVisible();
    await expectDrawn('light', canvas.getByRole('banner'));
  },
});

/** A person who chose dark keeps it, also on a device that prefers light. */
export const Dark = meta.story({
  parameters: shows('theme.state.dark'),
  args: { device: fakeDevice(false) },
  beforeEach() {
    localStorage.setItem(themeKey, 'dark');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
    await expectDrawn('dark', canvas.getByRole('banner'));
  },
});

/** On a first visit nothing is chosen and the device decides; in the morning it turns light with the wallet open. */
export const SystemPrefersLight = meta.story({
  parameters: shows('theme.state.system'),
  args: { device: fakeDevice(true) },
  play: async ({ canvas, args, step }) => {
    args.device.prefer(true);
    await step('starts as the device is', async () => {
      await expect(canvas.getByRole('button', { name: 'Theme: system' })).toBeVisible();
      await expectDrawn('dark', canvas.getByRole('banner'));
    });
    await step('turns light with the device', async () => {
      args.device.prefer(false);
      await expectDrawn('light', canvas.getByRole('banner'));
      await expect(localStorage.getItem(themeKey)).toBeNull();
    });
  },
});

/** At sunset a device turns dark, and a wallet that is open follows without being asked. */
export const SystemPrefersDark = meta.story({
  parameters: shows('theme.state.system'),
  args: { device: fakeDevice(false) },
  play: async ({ canvas, args, step }) => {
    args.device.prefer(false);
    await step('starts as the device is', async () => {
      await expectDrawn('light', canvas.getByRole('banner'));
    });
    await step('turns dark with the device', async () => {
      args.device.prefer(true);
      await expectDrawn('dark', canvas.getByRole('banner'));
    });
  },
});

/** One button for three themes: it says which one is chosen, and every press is kept for the next visit. */
export const ToggleCycle = meta.story({
  parameters: shows('theme.transition.cycle'),
  args: { device: fakeDevice(true) },
  beforeEach() {
    localStorage.setItem(themeKey, 'light');
  },
  play: async ({ canvas, step, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Theme: light' });
    const cycle = [
      ['dark', 'dark'],
      // The device of this story prefers dark.
      ['system', 'dark'],
      ['light', 'light'],
    ] as const;
    await expectDrawn('light', canvas.getByRole('banner'));
    for (const [choice, drawn] of cycle) {
      await step(`goes on to ${choice}`, async () => {
        await userEvent.click(toggle);
        await expect(toggle).toHaveAccessibleName(`Theme: ${choice}`);
        await expect(localStorage.getItem(themeKey)).toBe(choice);
        await expectDrawn(drawn, canvas.getByRole('banner'));
      });
    }
  },
});
