import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview';
import type { Navigate } from '#components/Link.tsx';
import { Shell, type ShellProps } from '#shell/Shell.tsx';
import { UpdateBanner } from '#shell/UpdateBanner.tsx';
import { paths } from '#wallet/paths.ts';

import { shows } from '../catalogue.ts';
import { storyToasts } from '../story-toasts.ts';
import { emptyBell } from './empty-bell.tsx';
import { SampleScreen } from './SampleScreen.tsx';

/** The shell with a route of its own, so that its links go somewhere. */
function RoutedShell({
  onNavigate,
  onThemeToggle,
  connection = 'connected',
  onUpdate,
}: Pick<ShellProps, 'onNavigate' | 'onThemeToggle' | 'connection'> & {
  /** Takes the newer version into use; without it there is none. */
  onUpdate?: () => void;
}) {
  const [path, setPath] = useState<string>(paths.home);
  const go: Navigate = (to) => {
    setPath(to);
    onNavigate(to);
  };
  return (
    <Shell
      activePath={path}
      themeChoice="system"
      onThemeToggle={onThemeToggle}
      onNavigate={go}
      connection={connection}
      bell={emptyBell}
      banner={onUpdate && <UpdateBanner onUpdate={onUpdate} />}
    >
      <SampleScreen />
    </Shell>
  );
}

const meta = preview.meta({
  title: 'Shell/Shell',
  component: RoutedShell,
  parameters: { frame: 'own' },
  args: { onThemeToggle: fn(), onNavigate: fn() },
});

/** In the documents' order, and where each one leads. */
const tabs = [
  ['Home', '/'],
  ['DigitalID', '/id'],
  ['Assets', '/assets'],
  ['LocalPay', '/localpay'],
  ['Work', '/work'],
  ['Traveler', '/traveler'],
] as const;

/** Every screen stands in the same shell, which must never cover what the screen says last. */
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

/** The header is the way home, to the theme, to what is new and to oneself. */
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

/** The six rooms of the wallet, each one press away from everywhere. */
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

/** Where one is has to be seen and heard; only the pressed tab is the current page. */
export const ActiveTabStepsThroughSix = meta.story({
  parameters: shows('shell.state.active-tab'),
  play: async ({ canvas, args, step, userEvent }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    for (const [label, to] of tabs) {
      await step(`${label} becomes the current page`, async () => {
        await userEvent.click(navigation.getByRole('link', { name: label }));
        await expect(args.onNavigate).toHaveBeenLastCalledWith(to);
        await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent(label);
      });
    }
  },
});

/** The documents have the button and give it nothing to do: pressing it must not surprise. */
export const FloatingAddButtonDoesNothing = meta.story({
  parameters: shows('shell.content.floating-add-button', 'shell.rule.floating-add-button-inert'),
  play: async ({ canvas, args, userEvent }) => {
    const before = window.location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(before);
    await expect(storyToasts.read()).toBeNull();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Words above the screen, in a place that is there from the start: what comes into it is read out. */
async function seeStrip(canvas: ReturnType<typeof within>, words: string) {
  const strip = within(canvas.getByRole('main')).getByText(words);
  await expect(strip).toBeVisible();
  await expect(strip.parentElement).toHaveAttribute('role', 'status');
}

/** Without a network the wallet shows what it has, and says what that is worth. */
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

/** The stream broke off: balances no longer change by themselves, which is said until it is back. */
export const LiveUpdatesPaused = meta.story({
  parameters: shows('shell.state.live-updates-paused'),
  args: { connection: 'lost' },
  play: async ({ canvas }) => {
    await seeStrip(canvas, 'Live updates are paused. Reconnecting…');
  },
});

/** A newer version waits: it is offered above the screen, and taken when the person says so. */
export const UpdateReady = meta.story({
  parameters: shows('shell.state.update-ready'),
  args: { onUpdate: fn() },
  play: async ({ canvas, args, step, userEvent }) => {
    const banner = within(canvas.getByRole('region', { name: 'Update' }));
    await step('is told', () =>
      expect(banner.getByRole('status')).toHaveTextContent(
        'A new version of your wallet is ready.',
      ),
    );
    await step('stands in line with the screen', async () => {
      const card = canvas.getByRole('region', { name: 'Update' }).firstElementChild;
      const lastLine = canvas.getByRole('button', { name: 'Last line' });
      await expect(card?.getBoundingClientRect().left).toBe(lastLine.getBoundingClientRect().left);
    });
    await step('waits for the press', async () => {
      await expect(args.onUpdate).not.toHaveBeenCalled();
      await userEvent.click(banner.getByRole('button', { name: 'Update now' }));
      await expect(args.onUpdate).toHaveBeenCalledOnce();
    });
  },
});

/** On a desk the wallet stays a phone: a column in the middle, no stretched rows. */
export const WideViewportCapped = meta.story({
  parameters: shows('shell.rule.phone-width-cap'),
  globals: { viewport: { value: 'wide' } },
  decorators: [
    // Where the page itself stays narrow, the column still has 1200 px to resist.
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
