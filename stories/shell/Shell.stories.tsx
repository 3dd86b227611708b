import { MessageCircle } from 'lucide-react';
import { expect, fn, screen, waitFor, within, type userEvent as createUser } from 'storybook/test';

import preview from '#.storybook/preview';
import { TextField } from '#components/form/Field.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx';
import { ScreenSkeleton } from '#shell/ScreenSkeleton.tsx';
import { Shell } from '#shell/Shell.tsx';
import { expectText } from '#harness/expect-text.ts';
import { paths, withBase } from '#wallet/paths.ts';
import { createStore } from '#wallet/store.ts';

import { shows } from '../catalogue.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { sameAs } from '#harness/same-as.ts';
import { storyServices } from '#harness/story-services.ts';
import { emptyBell, SampleStrip, systemTheme } from './SampleShell.tsx';
import { SampleScreen } from './SampleScreen.tsx';

const meta = preview.meta({
  title: 'Shell/Shell',
  component: Shell,
  parameters: { frame: 'own' },
  argTypes: {
    activePath: { options: Object.values(paths), control: { type: 'select' } },
    themeToggle: { control: false },
    bell: { control: false },
    strip: { control: false },
    children: { control: false },
    pendingWork: { control: { type: 'number' } },
    connection: {
      options: ['connecting', 'connected', 'lost', 'offline'],
      control: { type: 'select' },
    },
  },
  args: {
    activePath: paths.home,
    connection: 'connected' as const,
    storageRefused: false,
    themeToggle: systemTheme,
    bell: emptyBell,
    strip: <SampleStrip />,
    pendingWork: 0,
    children: <SampleScreen />,
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

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Every screen is shown in the same shell, which does not cover the last line of the screen. */
export const Default = meta.story({
  parameters: shows('shell.state.default', 'shell.content.header', 'shell.content.bottom-nav'),
  play: async ({ canvas, step }) => {
    await step('shows header and navigation around the screen', async () => {
      await expect(canvas.getByRole('banner')).toBeVisible();
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('heading', { name: 'A screen' })).toBeVisible();
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
    await step('does not cover the last line with the strip or the navigation', async () => {
      scrollTo(document.documentElement.scrollHeight);
      const add = await canvas.findByRole('button', { name: 'Add' });
      const lastLine = canvas.getByRole('button', { name: 'Last line' }).getBoundingClientRect();
      await expect(lastLine.bottom).toBeLessThanOrEqual(add.getBoundingClientRect().top);
      scrollTo(0);
    });
  },
});

/** The header links to Home and My info, and contains the theme toggle and the bell. */
export const Header = meta.story({
  parameters: {
    ...shows('shell.content.header'),
    ...sameAs('Default', 'the header is the same in both'),
  },
  play: async ({ canvas, args, step, userEvent }) => {
    const header = within(canvas.getByRole('banner'));
    await step('leads to My info and home', async () => {
      const myInfoLink = header.getByRole('link', { name: 'My info' });
      await expect(myInfoLink).toHaveAttribute('href', '/superwallet/myinfo');
      await userEvent.click(myInfoLink);
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
      const logo = header.getByRole('link', { name: 'Superwallet, home' });
      await expect(logo).toHaveAttribute('href', '/superwallet/');
      await userEvent.click(logo);
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/');
    });
    await step('contains the theme toggle and the bell', async () => {
      await expect(header.getByRole('button', { name: 'Theme: system' })).toBeVisible();
      await expect(header.getByRole('button', { name: '알림' })).toBeVisible();
    });
  },
});

/** The six main screens are one press away from every screen. */
export const BottomNavigation = meta.story({
  parameters: {
    ...shows('shell.content.bottom-nav'),
    ...sameAs('Default', 'the navigation is the same in both'),
  },
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

/** Only the tab of the open screen is marked, visually and for screen readers. */
export const ActiveTabStepsThroughSix = meta.story({
  ...rendersApp(paths.myInfo),
  parameters: { ...shows('shell.state.active-tab'), frame: 'app' },
  play: async ({ canvas, step, userEvent }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    for (const [label, to] of tabs) {
      await step(`${label} becomes the current page`, async () => {
        await userEvent.click(navigation.getByRole('link', { name: new RegExp(`^${label}`) }));
        await expect(storyServices().navigate).toHaveBeenLastCalledWith(to);
        await waitFor(() => expectText(navigation.getByRole('link', { current: 'page' }), label));
      });
    }
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Traveler' })).toBeVisible();
  },
});

/** The chat and the add button are shown in the strip above the navigation, within reach and large enough. */
export const Strip = meta.story({
  parameters: shows('shell.content.action-strip'),
  args: {
    strip: <SampleStrip chat={<IconButton icon={MessageCircle} label="Support chat" />} />,
  },
  play: async ({ canvas, step }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const add = canvas.getByRole('button', { name: 'Add' });
    const [strip, place] = [add.parentElement, add.getBoundingClientRect()];
    await step('touches the navigation and has its width', async () => {
      const ground = strip?.getBoundingClientRect();
      await expect(ground?.bottom).toBe(navigation.getBoundingClientRect().top);
      await expect(ground?.width).toBe(navigation.getBoundingClientRect().width);
    });
    await step('has the chat beside the add button, at the right end', async () => {
      const chat = canvas.getByRole('button', { name: 'Support chat' }).getBoundingClientRect();
      await expect(chat.right).toBeLessThanOrEqual(place.left);
      await expect(Math.min(chat.width, place.width)).toBeGreaterThanOrEqual(44);
      await expect(Math.min(chat.height, place.height)).toBeGreaterThanOrEqual(44);
    });
    await step('continues the ground of the navigation, without a shadow', async () => {
      const swell = strip?.querySelector('path');
      await expect(swell && getComputedStyle(swell).fill).toBe(
        getComputedStyle(navigation).backgroundColor,
      );
      for (const part of [strip, add]) {
        await expect(part && getComputedStyle(part).boxShadow).toBe('none');
      }
    });
  },
});

/** After scrolling down, the strip is hidden to make room for the page. */
export const StripLeavesWhenScrolledDown = meta.story({
  parameters: shows('shell.state.strip-scrolled-away'),
  play: async ({ canvas, step }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    const place = add.getBoundingClientRect();
    await step('hides when scrolled down', async () => {
      scrollTo(60);
      await waitFor(() => expect(add).not.toBeVisible());
    });
    await step('ignores presses at its place: the screen gets them', async () => {
      const pressed = document.elementFromPoint(place.left + 10, place.top + 10);
      await expect(canvas.getByRole('main')).toContainElement(
        pressed instanceof HTMLElement ? pressed : null,
      );
    });
  },
});

/** While a form field has the focus, the strip is hidden. The height of the page does not change. */
export const StripLeavesAField = meta.story({
  parameters: { ...shows('shell.state.strip-while-filling'), keepsFocus: true },
  args: {
    children: (
      <Screen>
        <TextField label="A field" />
      </Screen>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    const field = canvas.getByRole('textbox', { name: 'A field' });
    const { scrollHeight } = document.documentElement;
    await step('reappears without the focus', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(add).not.toBeVisible());
      field.blur();
      await waitFor(() => expect(add).toBeVisible());
    });
    await step('hides while a field has the focus', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(add).not.toBeVisible());
      await expect(document.documentElement.scrollHeight).toBe(scrollHeight);
    });
  },
});

/** The strip would cover the submit bar of a form, so it is shown at the end of the page only. */
export const StripBesideSubmitBar = meta.story({
  ...rendersApp(paths.send),
  parameters: { ...shows('shell.rule.strip-beside-submit-bar'), frame: 'app' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('textbox', { name: 'Recipient address' });
    // Found by label, because a hidden element has no accessible name, and the button may be hidden from the first
    // frame.
    const add = await canvas.findByLabelText('Add');
    await step('is hidden at the top of a long form', async () => {
      await waitFor(() => expect(add).not.toBeVisible());
    });
    await step('is shown at the end, below the form', async () => {
      scrollTo(document.documentElement.scrollHeight);
      await waitFor(() => expect(add).toBeVisible());
      const form = canvas.getByRole('main').querySelector('form');
      await expect(form?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        add.getBoundingClientRect().top,
      );
    });
  },
});

/** The choices of the add sheet: name, description and path. */
const addChoices = [
  ['Send', 'An asset to somebody else', '/superwallet/send'],
  ['Receive', 'Your address, as a code to scan', '/superwallet/receive'],
  ['Top Up', 'BusanCoin to pay with in the city', '/superwallet/local-topup'],
  ['Add Credential', 'A degree, a job or a certificate', '/superwallet/add-credential'],
  ['Request Approval', 'Ask somebody to decide on a document', '/superwallet/request-approval'],
  ['Add Refund', 'Tax on a purchase, back to you', '/superwallet/traveler'],
] as const;

/** Opens the sheet of the add button and waits until it is drawn. */
async function openAddSheet(userEvent: ReturnType<typeof createUser.setup>) {
  const add = await screen.findByRole('button', { name: 'Add' });
  // While the strip slides in or out, the button is visible but ignores presses.
  await waitFor(() => expect(add).toHaveStyle({ pointerEvents: 'auto' }));
  await userEvent.click(add);
  const sheet = await screen.findByRole('dialog', { name: 'Add' });
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  return within(sheet);
}

const onNavigate = fn();

/** The add button opens a sheet of choices, each with a short description. */
export const AddSheet = meta.story({
  parameters: shows('shell.state.add-sheet'),
  args: { strip: <SampleStrip onNavigate={onNavigate} /> },
  beforeEach: () => void onNavigate.mockClear(),
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await step('closes with its button, and returns the focus', async () => {
      const sheet = await openAddSheet(userEvent);
      await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(add).toHaveFocus();
    });
    await step('leads to a screen, and closes', async () => {
      const sheet = await openAddSheet(userEvent);
      await userEvent.click(sheet.getByRole('link', { name: /^Request Approval/ }));
      await expect(onNavigate).toHaveBeenCalledOnce();
      await expect(onNavigate).toHaveBeenCalledWith('/request-approval');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('has six entries', async () => {
      const sheet = await openAddSheet(userEvent);
      const links = sheet.getAllByRole('link');
      await expect(
        links.map((link) => {
          const [label, detail] = link.querySelectorAll('span > span');
          return [label?.textContent, detail?.textContent, link.getAttribute('href')];
        }),
      ).toEqual(addChoices);
    });
  },
});

/** Add Refund opens Traveler's form, from another screen and on Traveler itself. */
export const AddRefund = meta.story({
  ...rendersApp(paths.assets),
  parameters: { ...shows('shell.transition.add-refund'), frame: 'app' },
  play: async ({ canvas, userEvent, step }) => {
    const add = async () => {
      // On a small phone the form is below the fold, and the button is hidden after scrolling down.
      window.scrollTo({ top: 0 });
      const sheet = await openAddSheet(userEvent);
      await userEvent.click(sheet.getByRole('link', { name: /^Add Refund/ }));
    };
    await step('opens the form from Assets', async () => {
      await add();
      await canvas.findByRole('heading', { level: 1, name: 'Traveler' });
      await expect(await canvas.findByRole('textbox', { name: 'Merchant' })).toBeVisible();
    });
    await step('opens the form again on Traveler', async () => {
      const manual = canvas.getByRole('button', { name: 'Enter manually' });
      await userEvent.click(manual);
      await expect(canvas.queryByRole('textbox', { name: 'Merchant' })).not.toBeInTheDocument();
      await add();
      await expect(await canvas.findByRole('textbox', { name: 'Merchant' })).toBeVisible();
      await expect(manual).toHaveAttribute('aria-expanded', 'true');
    });
  },
});

/** The choice that fits the screen comes first: a request on Work, a refund on Traveler. */
export const AddOrder = meta.story({
  ...rendersApp(paths.work),
  parameters: { ...shows('shell.rule.add-order'), frame: 'app' },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Add' });
    for (const [tab, first] of [
      ['Work', 'Request Approval'],
      ['DigitalID', 'Add Credential'],
      ['LocalPay', 'Top Up'],
      ['Traveler', 'Add Refund'],
      ['Assets', 'Send'],
    ] as const) {
      await step(`${first} on ${tab}`, async () => {
        const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
        await userEvent.click(navigation.getByRole('link', { name: new RegExp(`^${tab}`) }));
        await canvas.findByRole('heading', { level: 1, name: tab });
        const sheet = await openAddSheet(userEvent);
        const links = sheet.getAllByRole('link');
        await expect(links).toHaveLength(6);
        await expect(links[0]).toHaveAccessibleName(new RegExp(`^${first}`));
        await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
      });
    }
  },
});

const workTab = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Work/ });

/** The Work tab shows how many approvals are waiting for the user. */
export const PendingWork = meta.story({
  parameters: shows('shell.state.pending-work'),
  args: { pendingWork: 4 },
  play: async () => {
    await expect(workTab()).toHaveAccessibleName('Work, 4 pending');
    await expect(workTab()).toHaveTextContent(/^4.*Work$/);
  },
});

/** Ten or more approvals are shown as 9+. The accessible name of the tab has the exact number. */
export const PendingWorkAboveNine = meta.story({
  parameters: shows('shell.state.pending-work'),
  args: { pendingWork: 128, activePath: paths.work },
  play: async () => {
    await expect(workTab()).toHaveAccessibleName('Work, 128 pending');
    await expect(workTab()).toHaveTextContent(/^9\+.*Work$/);
  },
});

/** The number of pending approvals is fetched after the first screen, and again after a decision. */
export const PendingWorkInWallet = meta.story({
  ...rendersApp(paths.work),
  parameters: { ...shows('shell.state.pending-work'), frame: 'app' },
  play: async ({ canvas, userEvent }) => {
    const approve = await canvas.findAllByRole('button', { name: /^Approve / });
    await waitFor(() => expect(workTab()).toHaveAccessibleName(`Work, ${approve.length} pending`));
    await userEvent.click(approve[0] ?? canvas.getByRole('main'));
    await waitFor(() =>
      expect(workTab()).toHaveAccessibleName(`Work, ${approve.length - 1} pending`),
    );
  },
});

/** A screen without a tab marks the tab of its section. A personal screen marks My info. */
export const SectionTab = meta.story({
  parameters: shows('shell.state.section-tab'),
  args: { activePath: paths.send },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expectText(navigation.getByRole('link', { current: true }), 'Assets');
    await expect(canvas.getByRole('link', { name: 'My info' })).not.toHaveAttribute('aria-current');
  },
});

/** Every screen that My info links to is part of the section My info. */
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

/**
 * Expects words in the status strip above the screen. The strip is in the page from the start, so that screen readers
 * announce changes.
 */
async function expectStrip(canvas: ReturnType<typeof within>, words: string) {
  const strip = within(canvas.getByRole('main')).getByText(words);
  await expect(strip).toBeVisible();
  await expect(strip.parentElement).toHaveAttribute('role', 'status');
}

/** Offline, the wallet shows cached data and says that it may be out of date. */
export const Offline = meta.story({
  parameters: shows('shell.state.offline'),
  args: { connection: 'offline' },
  play: async ({ canvas }) => {
    await expectStrip(
      canvas,
      'You are offline. What you see may be out of date, and nothing can be sent.',
    );
    await expect(canvas.getByRole('heading', { name: 'A screen' })).toBeVisible();
  },
});

/** The first screen is loading, and its space is reserved. */
export const FirstScreenOnItsWay = meta.story({
  parameters: shows('shell.state.opening'),
  args: { children: <ScreenSkeleton /> },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Loading screen')).toBeInTheDocument();
  },
});

/** The pressed screen is loading: the previous screen stays visible but cannot be pressed. */
export const OpeningAScreen = meta.story({
  parameters: shows('shell.state.opening'),
  args: { opening: true, activePath: paths.assets },
  play: async ({ canvas, step }) => {
    await step('shows a progress line after a moment', async () => {
      const line = canvas.getByRole('progressbar', { name: 'Loading screen' });
      await waitFor(() => expect(line.getBoundingClientRect().width).toBeGreaterThan(100), {
        timeout: 5_000,
      });
    });
    await step('keeps the previous screen visible but inert', async () => {
      const before = canvas.getByText('A screen');
      await expect(before).toBeVisible();
      await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      canvas.getByRole('button', { name: 'Last line' }).dispatchEvent(press);
      await expect(press.defaultPrevented).toBe(true);
    });
    await step('marks the tab that was pressed', async () => {
      const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
      await expectText(navigation.getByRole('link', { current: 'page' }), 'Assets');
    });
  },
});

/** A screen whose render throws. */
function BrokenScreen(): never {
  throw new Error('Cannot read properties of undefined');
}

const reload = fn();

/** A screen could not be loaded or rendered: a card replaces it and explains this, and the rest of the wallet works. */
export const ScreenNotLoaded = meta.story({
  parameters: shows('shell.state.load-error'),
  args: {
    children: (
      <ScreenBoundary onRetry={reload}>
        <BrokenScreen />
      </ScreenBoundary>
    ),
  },
  beforeEach: () => void reload.mockClear(),
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('alert'));
    await expect(card.getByText('We could not load this screen')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Assets' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** The event stream is disconnected: the shell says that balances do not update until the stream is back. */
export const LiveUpdatesPaused = meta.story({
  parameters: shows('shell.state.live-updates-paused'),
  args: { connection: 'lost' },
  play: async ({ canvas }) => {
    await expectStrip(canvas, 'Live updates are paused. Reconnecting…');
  },
});

/** The browser refuses storage: the shell says how long the user stays signed in. */
export const StorageRefused = meta.story({
  parameters: shows('shell.state.storage-refused'),
  args: { storageRefused: true },
  play: async ({ canvas }) => {
    await expectStrip(
      canvas,
      'This browser keeps no data for the wallet. You stay signed in only until you close or reload this page.',
    );
  },
});

const apply = fn();

/** A new version is available: a banner above the screen offers it and installs it when the user agrees. */
export const UpdateReady = meta.story({
  ...rendersApp(paths.home, () => ({ update: { ...createStore(true), apply } })),
  parameters: { ...shows('shell.state.update-ready'), frame: 'app' },
  beforeEach: () => void apply.mockClear(),
  play: async ({ canvas, step, userEvent }) => {
    const banner = within(await canvas.findByRole('region', { name: 'Update' }));
    await step('shows the message', () =>
      expectText(banner.getByRole('status'), 'A new version of your wallet is ready.'),
    );
    await step('is aligned with the screen', async () => {
      const card = canvas.getByRole('region', { name: 'Update' }).firstElementChild;
      const plate = await canvas.findByRole('region', { name: 'Total portfolio value' });
      await expect(card?.getBoundingClientRect().left).toBe(plate.getBoundingClientRect().left);
    });
    await step('waits for the press', async () => {
      await expect(apply).not.toHaveBeenCalled();
      await userEvent.click(banner.getByRole('button', { name: 'Update now' }));
      await expect(apply).toHaveBeenCalledOnce();
    });
  },
});

/** The service worker passes on the path of a pressed notification. */
const pressNotification = (path: string) =>
  navigator.serviceWorker.dispatchEvent(
    new MessageEvent('message', { data: { type: 'OPEN_PATH', path: withBase(path) } }),
  );

/** A notification is pressed while nothing is unsaved: the wallet opens its screen. */
export const NotificationOpened = meta.story({
  ...rendersApp(paths.home),
  parameters: { ...shows('shell.rule.opens-notification'), frame: 'app' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Hello/ });
    pressNotification(paths.history);
    await canvas.findByRole('heading', { name: 'Activity History' });
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

/** A notification is pressed while a form has unsaved input: a question comes first, and the input stays. */
export const LeaveForNotification = meta.story({
  ...rendersApp(paths.send),
  parameters: { ...shows('shell.state.leave-for-notification'), frame: 'app' },
  play: async ({ canvas, step, userEvent }) => {
    const amount = await canvas.findByLabelText('Amount');
    await userEvent.type(amount, '2');
    const question = async () => within(await screen.findByRole('alertdialog'));
    await step('keeps the input', async () => {
      pressNotification(paths.history);
      await userEvent.click((await question()).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(amount).toHaveValue('2');
    });
    await step('asks each time', async () => {
      pressNotification(paths.history);
      await expectText(
        (await question()).getByText(/^Your notification/),
        'Your notification opens another screen. What you have not saved here is lost.',
      );
    });
  },
});

/** On a wide screen the wallet stays a phone-wide column in the middle. */
export const WideViewportCapped = meta.story({
  parameters: shows('shell.rule.phone-width-cap'),
  globals: { viewport: { value: 'wide' } },
  decorators: [
    // The page is zoomed out so that the column still has 1200 px here.
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
