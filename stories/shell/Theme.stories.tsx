import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { startThemeController, themeKey, type ThemeController } from '#shell/theme-controller.ts';
import { paths } from '#wallet/paths.ts';
import { browserThemeColour, type Theme as DrawnTheme } from '#wallet/theme.ts';

import { shows } from '../catalogue.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { sameAs } from '#harness/same-as.ts';
import { fakeDevice } from './device-theme.ts';

/** The fake device of the running story. */
let device = fakeDevice(false);
let theme: ThemeController | undefined;

/** The complete wallet on a device with this preference. */
const onDevice = (prefers: DrawnTheme) =>
  rendersApp(paths.home, () => {
    device = fakeDevice(prefers === 'dark');
    theme = startThemeController({
      storage: localStorage,
      matchMedia: device.matchMedia,
      document,
    });
    return { theme };
  });

const themeColourTag = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');

const meta = preview.meta({
  title: 'Shell/Theme',
  parameters: { frame: 'app' },
  beforeEach() {
    // The theme is set on the root element, so it must be reset after the story.
    const { documentElement: root } = document;
    const drawn = root.dataset['theme'];
    return () => {
      theme?.stop();
      if (drawn === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = drawn;
      themeColourTag()?.remove();
    };
  },
});

/** Brightness of a computed colour, from 0 to 255. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** Expects the page to be drawn in this theme, with the matching browser colour. */
async function expectDrawn(drawn: DrawnTheme, header: HTMLElement) {
  const root = document.documentElement;
  await expect(root).toHaveAttribute('data-theme', drawn);
  await expect(getComputedStyle(root).colorScheme).toBe(drawn);
  await expect(themeColourTag()).toHaveAttribute('content', browserThemeColour[drawn]);
  const { backgroundColor, color } = getComputedStyle(header);
  const darkOnLight = brightness(color) < brightness(backgroundColor);
  await expect(darkOnLight).toBe(drawn === 'light');
}

/** The user chose light. It stays light on a device that prefers dark. */
export const Light = meta.story({
  ...onDevice('dark'),
  parameters: shows('theme.state.light'),
  beforeEach() {
    localStorage.setItem(themeKey, 'light');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Theme: light' })).toBeVisible();
    await expectDrawn('light', canvas.getByRole('banner'));
  },
});

/** The user chose dark. It stays dark on a device that prefers light. */
export const Dark = meta.story({
  ...onDevice('light'),
  parameters: shows('theme.state.dark'),
  beforeEach() {
    localStorage.setItem(themeKey, 'dark');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
    await expectDrawn('dark', canvas.getByRole('banner'));
  },
});

/** On a first visit the device's preference applies: the wallet turns light when the device does. */
export const SystemPrefersLight = meta.story({
  ...onDevice('dark'),
  parameters: shows('theme.state.system'),
  play: async ({ canvas, step }) => {
    await step('starts with the theme of the device', async () => {
      await expect(canvas.getByRole('button', { name: 'Theme: system' })).toBeVisible();
      await expectDrawn('dark', canvas.getByRole('banner'));
    });
    await step('becomes light with the device', async () => {
      device.prefer(false);
      await expectDrawn('light', canvas.getByRole('banner'));
      await expect(localStorage.getItem(themeKey)).toBeNull();
    });
  },
});

/** The device turns dark at sunset, and the open wallet follows. */
export const SystemPrefersDark = meta.story({
  ...onDevice('light'),
  parameters: {
    ...shows('theme.state.system'),
    ...sameAs('System Prefers Light', 'a screenshot is taken in each theme'),
  },
  play: async ({ canvas, step }) => {
    await step('starts with the theme of the device', async () => {
      await expectDrawn('light', canvas.getByRole('banner'));
    });
    await step('becomes dark with the device', async () => {
      device.prefer(true);
      await expectDrawn('dark', canvas.getByRole('banner'));
    });
  },
});

/** One button cycles through three themes. It shows the current choice, which is stored for the next visit. */
export const ToggleCycle = meta.story({
  ...onDevice('dark'),
  parameters: shows('theme.transition.cycle'),
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
      await step(`continues to ${choice}`, async () => {
        await userEvent.click(toggle);
        await expect(toggle).toHaveAccessibleName(`Theme: ${choice}`);
        await expect(localStorage.getItem(themeKey)).toBe(choice);
        await expectDrawn(drawn, canvas.getByRole('banner'));
      });
    }
  },
});
