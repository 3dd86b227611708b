import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { Shell } from '#shell/Shell.tsx';
import { paths } from '#wallet/paths.ts';
import { createStore } from '#wallet/store.ts';

import { shows } from '../catalogue.ts';
import { rendersApp } from '../render-app.tsx';
import { seeNoToast } from '../see-toast.ts';
import { storyServices } from '../story-services.ts';
import { emptyBell } from './SampleShell.tsx';
import { SampleScreen } from './SampleScreen.tsx';

const meta = preview.meta({
  title: 'Shell/Shell',
  component: Shell,
  parameters: { frame: 'own' },
  argTypes: {
    activePath: { options: Object.values(paths), control: { type: 'select' } },
    themeChoice: { options: ['light', 'dark', 'system'], control: { type: 'select' } },
    bell: { control: false },
    children: { control: false },
    connection: {
      options: ['connecting', 'connected', 'lost', 'offline'],
      control: { type: 'select' },
    },
  },
  args: {
    activePath: paths.home,
    themeChoice: 'system' as const,
    connection: 'connected' as const,
    storageRefused: false,
    bell: emptyBell,
    children: <SampleScreen />,
    onThemeToggle: fn(),
    onNavigate: fn(),
  },
});

/** The tabs in the documents' order, with their paths. */
const tabs = [
  ['Home', '/'],
  ['DigitalID', '/id'],
  ['Assets', '/assets'],
  ['LocalPay', '/localpay'],
  ['Work', '/work'],
  ['Traveler', '/traveler'],
] as const;

/** Every screen stands in the same shell, which does not cover the last line of the screen. */
export const Default = meta.story({
  parameters: shows('shell.state.default', 'shell.content.header', 'shell.content.bottom-nav'),
  play: async ({ canvas, step }) => {
    await step('stands around the screen', async () => {
      await expect(canvas.getByRole('banner')).toBeVisible();
      const screen = within(canvas.getByRole('main'));
      await expect(screen.getByRole('heading', { name: 'A screen' })).toBeVisible();
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
    await step('leaves the last line clear of the add button and the navigation', async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const lastLine = canvas.getByRole('button', { name: 'Last line' }).getBoundingClientRect();
      const add = canvas.getByRole('button', { name: 'Add' }).getBoundingClientRect();
      await expect(lastLine.bottom).toBeLessThanOrEqual(add.top);
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  },
});

/** The header leads home and to My info, and holds the theme toggle and the bell. */
export const Header = meta.story({
  parameters: shows('shell.content.header'),
  play: async ({ canvas, args, step, userEvent }) => {
    const header = within(canvas.getByRole('banner'));
    await step('leads to My info and home', async () => {
      const person = header.getByRole('link', { name: 'My info' });
      await expect(person).toHaveAttribute('href', '/superwallet/myinfo');
      await userEvent.click(person);
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
      const logo = header.getByRole('link', { name: 'Superwallet, home' });
      await expect(logo).toHaveAttribute('href', '/superwallet/');
      await userEvent.click(logo);
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/');
    });
    await step('holds the theme toggle and the bell', async () => {
      await userEvent.click(header.getByRole('button', { name: 'Theme: system' }));
      await expect(args.onThemeToggle).toHaveBeenCalledOnce();
      await expect(header.getByRole('button', { name: '알림' })).toBeVisible();
    });
  },
});

/** The six main screens, each one press away from every screen. */
export const BottomNavigation = meta.story({
  parameters: shows('shell.content.bottom-nav'),
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(tabs.map(([label]) => label));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      tabs.map(([, to]) => `/superwallet${to}`),
    );
    for (const link of links) {
      const { width, height, left, right } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

/** The tab of the open screen is marked, also for a screen reader, and no other tab is. */
export const ActiveTabStepsThroughSix = meta.story({
  ...rendersApp(paths.myInfo),
  parameters: { ...shows('shell.state.active-tab'), frame: 'app' },
  play: async ({ canvas, step, userEvent }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    for (const [label, to] of tabs) {
      await step(`${label} becomes the current page`, async () => {
        await userEvent.click(navigation.getByRole('link', { name: label }));
        await expect(storyServices().navigate).toHaveBeenLastCalledWith(to);
        await waitFor(() =>
          expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent(label),
        );
      });
    }
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Traveler' })).toBeVisible();
  },
});

/** The documents give the add button nothing to do: pressing it has no effect. */
export const FloatingAddButtonDoesNothing = meta.story({
  parameters: shows('shell.content.floating-add-button', 'shell.rule.floating-add-button-inert'),
  play: async ({ canvas, args, userEvent }) => {
    const before = window.location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(before);
    await seeNoToast();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** A screen that is no tab marks the one that it belongs to, and a screen of the person My info. */
export const SectionTab = meta.story({
  parameters: shows('shell.state.section-tab'),
  args: { activePath: paths.send },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { current: true })).toHaveTextContent('Assets');
    await expect(canvas.getByRole('link', { name: 'My info' })).not.toHaveAttribute('aria-current');
  },
});

/** Every screen that My info leads to belongs to it. */
export const SectionMyInfo = meta.story({
  parameters: shows('shell.state.section-tab'),
  args: { activePath: paths.keyManagement },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My info' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.queryByRole('link', { current: true })).not.toBeInTheDocument();
  },
});

/** Words above the screen, in a place that exists from the start, so that a screen reader reads what comes into it. */
async function seeStrip(canvas: ReturnType<typeof within>, words: string) {
  const strip = within(canvas.getByRole('main')).getByText(words);
  await expect(strip).toBeVisible();
  await expect(strip.parentElement).toHaveAttribute('role', 'status');
}

/** Without a network the wallet shows what it has, and says that it may be out of date. */
export const Offline = meta.story({
  parameters: shows('shell.state.offline'),
  args: { connection: 'offline' },
  play: async ({ canvas }) => {
    await seeStrip(
      canvas,
      'You are offline. What you see may be out of date, and nothing can be sent.',
    );
    await expect(canvas.getByRole('heading', { name: 'A screen' })).toBeVisible();
  },
});

/** The event stream broke off: the shell says that balances do not update until it is back. */
export const LiveUpdatesPaused = meta.story({
  parameters: shows('shell.state.live-updates-paused'),
  args: { connection: 'lost' },
  play: async ({ canvas }) => {
    await seeStrip(canvas, 'Live updates are paused. Reconnecting…');
  },
});

/** The browser keeps nothing for the wallet: the shell says how long the person stays signed in. */
export const StorageRefused = meta.story({
  parameters: shows('shell.state.storage-refused'),
  args: { storageRefused: true },
  play: async ({ canvas }) => {
    await seeStrip(
      canvas,
      'This browser keeps no data for the wallet. You stay signed in only until you close or reload this page.',
    );
  },
});

const apply = fn();

/** A newer version waits: a banner above the screen offers it, and takes it when the person agrees. */
export const UpdateReady = meta.story({
  ...rendersApp(paths.home, () => ({ update: { ...createStore(true), apply } })),
  parameters: { ...shows('shell.state.update-ready'), frame: 'app' },
  beforeEach: () => void apply.mockClear(),
  play: async ({ canvas, step, userEvent }) => {
    const banner = within(await canvas.findByRole('region', { name: 'Update' }));
    await step('says so', () =>
      expect(banner.getByRole('status')).toHaveTextContent(
        'A new version of your wallet is ready.',
      ),
    );
    await step('stands in line with the screen', async () => {
      const card = canvas.getByRole('region', { name: 'Update' }).firstElementChild;
      const greeting = await canvas.findByRole('heading', { level: 1 });
      await expect(card?.getBoundingClientRect().left).toBe(greeting.getBoundingClientRect().left);
    });
    await step('waits for the press', async () => {
      await expect(apply).not.toHaveBeenCalled();
      await userEvent.click(banner.getByRole('button', { name: 'Update now' }));
      await expect(apply).toHaveBeenCalledOnce();
    });
  },
});

/** On a wide screen the wallet stays a phone-wide column in the middle. */
export const WideViewportCapped = meta.story({
  parameters: shows('shell.rule.phone-width-cap'),
  globals: { viewport: { value: 'wide' } },
  decorators: [
    // A narrow page still gives the column 1200 px here.
    (Story) => (
      <div data-testid="desk" className="min-w-[1200px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const desk = canvas.getByTestId('desk').getBoundingClientRect();
    for (const part of ['banner', 'main', 'navigation']) {
      const column = canvas.getByRole(part).getBoundingClientRect();
      await expect(column.width).toBeGreaterThan(400);
      await expect(column.width).toBeLessThanOrEqual(430);
      await expect(column.left - desk.left).toBeCloseTo(desk.right - column.right, 0);
    }
  },
});
