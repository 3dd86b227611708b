import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import NotificationSettingsRoute from '#app/routes/NotificationSettingsRoute.tsx';
import { samplePushKey } from '#samples/push.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import {
  NotificationSettingsScreen,
  type NotificationSettingsActions,
} from '#screens/notification-settings/NotificationSettingsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { notificationSettingsFixtures } from '../fixtures/notification-settings.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import {
  browserWithPush,
  pushControl,
  storySubscription,
  subscribingProvider,
} from '../fixtures/push.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { expectSwitches } from '#harness/expect-switches.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

/** A user with both contacts confirmed. */
const reachable = { phone: '+82 10-1234-5678', phoneProven: true, emailProven: true };

const meta = preview.meta({
  title: 'Screens/Notification settings',
  tags: ['autodocs'],
  component: NotificationSettingsScreen,
  argTypes: { settings: notificationSettingsFixtures.control, push: pushControl },
  args: {
    settings: notificationSettingsFixtures.named('sample'),
    user: reachable,
    push: 'on' as const,
    onUpdateSetting: fn<NotificationSettingsActions['onUpdateSetting']>(() => Promise.resolve()),
    notify,
    log: fn(),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(NotificationSettingsRoute);

const toggle = (canvas: Canvas, name: string) =>
  canvas.findByRole('switch', { name: new RegExp(`^${name}`) });

/** The three channels of Edit Profile, the switch for amounts, and the four kinds. */
export const Default = meta.story({
  parameters: {
    ...shows('notification-settings.state.default', 'notification-settings.transition.security'),
    sandboxes: [],
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('has eight switches', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Notifications');
      const positions = canvas
        .getAllByRole<HTMLInputElement>('switch')
        .map(({ checked }) => checked);
      await expect(positions).toEqual([true, true, false, false, true, true, true, true]);
      await expectSwitches(canvas, [
        ['E-mail notifications', 'To your e-mail address'],
        ['Push notifications', 'On this device, also while the wallet is closed'],
        ['SMS notifications', 'To your phone number'],
        ['Show amounts', 'And names. Others may read them on a locked screen'],
        ['Money', 'What you send, receive, pay in and pay out'],
        ['Identity', 'Credentials and verification requests'],
        ['Work', 'Approvals that you give or wait for'],
        ['Travel', 'Tax refunds and trips'],
      ]);
    });
    await step('has a separate part for the kinds', async () => {
      const kinds = within(canvas.getByRole('region', { name: 'What to tell you' }));
      await expect(kinds.getAllByRole('switch')).toHaveLength(4);
    });
    await step('leads to the security notifications, and back', async () => {
      const security = within(canvas.getByRole('region', { name: 'Security' }));
      await userEvent.click(
        security.getByRole('link', {
          name: 'Security notifications Sign-ins, suspicious activity and devices',
        }),
      );
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/security-settings');
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('notification-settings.state.default'),
  argTypes: { onUpdateSetting: outcomes.control },
});

/** All channels and kinds are off. */
export const AllOff = meta.story({
  parameters: shows('notification-settings.state.all-off'),
  args: { settings: notificationSettingsFixtures.named('all off') },
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch')) await expect(control).not.toBeChecked();
  },
});

/** Neither the e-mail address nor the phone number is confirmed: their switches say that nothing is sent. */
export const Unproven = meta.story({
  parameters: { ...shows('notification-settings.state.unproven'), sandboxes: [] },
  args: { user: { ...reachable, phoneProven: false, emailProven: false } },
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'E-mail notifications')).toHaveAccessibleDescription(
      'None are sent: confirm your e-mail address in Edit Profile first',
    );
    await expect(await toggle(canvas, 'SMS notifications')).toHaveAccessibleDescription(
      'None are sent: confirm your phone number in Edit Profile first',
    );
  },
});

/** Without a phone number the switch for SMS says so. */
export const WithoutPhone = meta.story({
  parameters: { ...shows('notification-settings.state.without-phone'), sandboxes: [] },
  args: { user: { ...reachable, phone: '', phoneProven: false } },
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'SMS notifications')).toHaveAccessibleDescription(
      'None are sent: add your phone number in Edit Profile first',
    );
  },
});

/** Sandboxes replace e-mail and SMS: the switches say that nothing is sent. */
export const Sandbox = meta.story({
  parameters: shows('notification-settings.state.sandbox'),
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'E-mail notifications')).toHaveAccessibleDescription(
      'Test wallet: they are not sent, but shown on the page of the sandbox',
    );
    await expect(await toggle(canvas, 'SMS notifications')).toHaveAccessibleDescription(
      'Test wallet: they are not sent, but shown on the page of the sandbox',
    );
  },
});

/** This device does not receive push notifications yet, although the account has them on. */
export const PushOff = meta.story({
  parameters: { ...shows('notification-settings.state.push-off'), sandboxes: [] },
  args: { push: 'off' },
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'Push notifications')).toHaveAccessibleDescription(
      'Not on this device yet: your browser will ask you',
    );
    const push = await toggle(canvas, 'Push notifications');
    await expect(push).not.toBeChecked();
    await expect(push).toBeEnabled();
  },
});

/** The user has closed the browser's question: the switch is off, and can be pressed again. */
export const PushDismissed = meta.story({
  parameters: { ...shows('notification-settings.state.push-dismissed'), sandboxes: [] },
  args: { push: 'dismissed' },
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'Push notifications')).toHaveAccessibleDescription(
      'Not turned on: answer the question of your browser with Allow',
    );
    const push = await toggle(canvas, 'Push notifications');
    await expect(push).not.toBeChecked();
    await expect(push).toBeEnabled();
  },
});

/** The user has refused push notifications in the browser: only its settings can allow them. */
export const PushBlocked = meta.story({
  parameters: { ...shows('notification-settings.state.push-blocked'), sandboxes: [] },
  args: { push: 'blocked' },
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'Push notifications')).toHaveAccessibleDescription(
      'Blocked: allow notifications for this page in the settings of your browser',
    );
    const push = await toggle(canvas, 'Push notifications');
    await expect(push).not.toBeChecked();
    await expect(push).toBeDisabled();
  },
});

/** The browser cannot receive push notifications. */
export const PushUnsupported = meta.story({
  parameters: { ...shows('notification-settings.state.push-unsupported'), sandboxes: [] },
  args: { push: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'Push notifications')).toHaveAccessibleDescription(
      'This browser cannot receive them. On an iPhone, install the wallet first',
    );
    const push = await toggle(canvas, 'Push notifications');
    await expect(push).not.toBeChecked();
    await expect(push).toBeDisabled();
  },
});

/** The provider sends no push notifications. */
export const PushNone = meta.story({
  parameters: { ...shows('notification-settings.state.push-none'), sandboxes: [] },
  args: { push: 'none' },
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'Push notifications')).toHaveAccessibleDescription(
      'This wallet service sends none',
    );
    const push = await toggle(canvas, 'Push notifications');
    await expect(push).not.toBeChecked();
    await expect(push).toBeDisabled();
  },
});

/** The provider could not be asked about this device. */
export const PushUnknown = meta.story({
  parameters: { ...shows('notification-settings.state.push-unknown'), sandboxes: [] },
  args: { push: 'unknown' },
  play: async ({ canvas }) => {
    await expect(await toggle(canvas, 'Push notifications')).toHaveAccessibleDescription(
      'We could not check this device yet',
    );
    const push = await toggle(canvas, 'Push notifications');
    await expect(push).not.toBeChecked();
    await expect(push).toBeDisabled();
  },
});

/** The browser asks, this device is subscribed, and the setting is saved. */
export const PushTurnedOn = meta.story({
  ...flow,
  parameters: shows('notification-settings.rule.push-on'),
  beforeEach({ msw }) {
    browserWithPush('default');
    msw.use(...subscribingProvider());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await toggle(canvas, 'Push notifications Not on this device yet'));
    await waitFor(async () =>
      expect(await toggle(canvas, 'Push notifications On this device')).toBeChecked(),
    );
    await expect(sentRequests('subscribeToPush').map(({ body }) => body)).toEqual([
      { subscription: storySubscription },
    ]);
    await waitFor(() =>
      expect(sentRequests('updateNotificationSettings').map(({ body }) => body)).toEqual([
        { pushNotifications: true },
      ]),
    );
    await expectNoToast();
  },
});

/** The user refuses in the browser: nothing is saved, and the switch says how to allow it. */
export const PushRefused = meta.story({
  ...flow,
  parameters: shows('notification-settings.state.push-blocked'),
  beforeEach() {
    browserWithPush('default', 'denied');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await toggle(canvas, 'Push notifications Not on this device yet'));
    await expect(await toggle(canvas, 'Push notifications Blocked')).not.toBeChecked();
    await expect(sentRequests('updateNotificationSettings')).toEqual([]);
    await expectNoToast();
  },
});

/** Turning push off ends the subscription of this device. */
export const PushTurnedOff = meta.story({
  ...flow,
  parameters: shows('notification-settings.rule.push-stopped'),
  beforeEach({ msw }) {
    browserWithPush('granted');
    msw.use(mock('pushState').ok({ publicKey: samplePushKey, isSubscribed: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await toggle(canvas, 'Push notifications On this device'));
    await waitFor(() =>
      expect(sentRequests('updateNotificationSettings').map(({ body }) => body)).toEqual([
        { pushNotifications: false },
      ]),
    );
    await expect(sentRequests('unsubscribeFromPush')).toHaveLength(1);
    await expect(await toggle(canvas, 'Push notifications')).not.toBeChecked();
  },
});

/** This device cannot be subscribed: the switch stays off, and a toast and a note say so. */
export const PushFailed = meta.story({
  ...flow,
  parameters: shows('notification-settings.toast.push-failed'),
  beforeEach({ msw }) {
    browserWithPush('default');
    msw.use(mock('subscribeToPush').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await toggle(canvas, 'Push notifications Not on this device yet'));
    await expectToast('security-settings.setting-failed');
    await expect(await toggle(canvas, 'Push notifications')).not.toBeChecked();
    await expectText(
      canvas.getByRole('alert'),
      'This could not be saved, and is as it was before. Try again.',
    );
  },
});

/** A switch moves at once, only its setting is saved, and the rest of the profile does not change. */
export const Saved = meta.story({
  ...flow,
  parameters: shows('notification-settings.rule.saves'),
  play: async ({ canvas, userEvent }) => {
    const { session } = storyServices();
    const sms = await toggle(canvas, 'SMS notifications');
    await userEvent.click(sms);
    await expect(sms).toBeChecked();
    await waitFor(() =>
      expect(sentRequests('updateNotificationSettings').map(({ body }) => body)).toEqual([
        { smsNotifications: true },
      ]),
    );
    await waitFor(() => expect(session.read()?.user?.smsNotifications).toBe(true));
    await expect(sms).toBeChecked();
    await expectNoToast();
  },
});

/** Requests are sent one after the other, however quickly the switches are pressed, each with its own setting only. */
export const SavedInTurn = meta.story({
  ...flow,
  parameters: shows('notification-settings.rule.in-turn'),
  play: async ({ canvas }) => {
    const money = await toggle(canvas, 'Money');
    const travel = await toggle(canvas, 'Travel');
    // Both presses happen before the first request is answered.
    money.click();
    travel.click();
    await waitFor(() =>
      expect(sentRequests('updateNotificationSettings').map(({ body }) => body)).toEqual([
        { money: false },
        { travel: false },
      ]),
    );
    await waitFor(() => expect(travel).not.toHaveAttribute('aria-busy'));
    await expect(money).not.toBeChecked();
    await expect(travel).not.toBeChecked();
  },
});

/** The provider cannot save the setting: the switch is reverted, and a toast and a note say so. */
export const NotSaved = meta.story({
  ...flow,
  parameters: shows('notification-settings.toast.not-saved'),
  beforeEach({ msw }) {
    msw.use(mock('updateNotificationSettings').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    const work = await toggle(canvas, 'Work');
    await userEvent.click(work);
    await expectToast('security-settings.setting-failed');
    await expect(work).toBeChecked();
    await expectText(
      canvas.getByRole('alert'),
      'This could not be saved, and is as it was before. Try again.',
    );
    await expect(storyServices().log.info).toHaveBeenCalledOnce();
  },
});

/** While the settings load, no switch is shown. */
export const Loading = meta.story({
  parameters: shows('notification-settings.state.loading'),
  args: { settings: notificationSettingsFixtures.named('loading') },
});

/** The settings cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('notification-settings.state.load-error'),
  args: { settings: notificationSettingsFixtures.named('failed') },
});
