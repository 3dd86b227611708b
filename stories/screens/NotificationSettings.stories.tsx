import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import NotificationSettingsRoute from '#app/routes/NotificationSettingsRoute.tsx';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import {
  NotificationSettingsScreen,
  type NotificationSettingsActions,
} from '#screens/notification-settings/NotificationSettingsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { notificationSettingsFixtures } from '../fixtures/notification-settings.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { expectSwitches } from '#harness/expect-switches.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Screens/Notification settings',
  tags: ['autodocs'],
  component: NotificationSettingsScreen,
  argTypes: { settings: notificationSettingsFixtures.control },
  args: {
    settings: notificationSettingsFixtures.named('sample'),
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

/** The three channels of Edit Profile, the four kinds, and a note on what this provider does not send. */
export const Default = meta.story({
  parameters: shows(
    'notification-settings.state.default',
    'notification-settings.transition.security',
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('has seven switches', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Notifications');
      const positions = canvas
        .getAllByRole<HTMLInputElement>('switch')
        .map(({ checked }) => checked);
      await expect(positions).toEqual([true, true, false, true, true, true, true]);
      await expectSwitches(canvas, [
        ['E-mail notifications', 'To your e-mail address'],
        ['Push notifications', 'On this device'],
        ['SMS notifications', 'To your phone number'],
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
    await step('says that no e-mail and no SMS is sent', async () => {
      await expectText(
        canvas.getByRole('note'),
        'Notifications come by no e-mail and no SMS yet: your choice is kept, and nothing is sent by it. Push notifications are those of the bell.',
      );
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

/** Without push notifications the bell shows no kind of notification, and a note says so. */
export const AllOff = meta.story({
  parameters: shows('notification-settings.state.all-off'),
  args: { settings: notificationSettingsFixtures.named('all off') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Push notifications are off: the bell shows none of these.'),
    ).toBeVisible();
    for (const control of canvas.getAllByRole('switch')) await expect(control).not.toBeChecked();
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
