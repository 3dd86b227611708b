import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import MyInfoRoute from '#app/routes/MyInfoRoute.tsx';
import { buildUser, mockAssertion, mockPasskey } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { MyInfoScreen } from '#screens/my-info/MyInfoScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { asksWhoIsThere, presenceSheet, showPresence } from '../fixtures/presence.ts';
import { userFixtures } from '../fixtures/user.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast } from '#harness/expect-toast.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

const meta = preview.meta({
  title: 'Screens/My info',
  tags: ['autodocs'],
  component: MyInfoScreen,
  argTypes: { user: userFixtures.control },
  args: {
    user: userFixtures.named('sample'),
    known: { firstName: 'Jiwoo', lastName: 'Kim', email: 'jiwoo.kim@example.com' },
    biometricDevice: 'registered' as const,
    hasKeysOnDevice: false,
    onBiometricChange: fn(() => Promise.resolve()),
    onLock: fn(),
    onSignOut: fn(() => Promise.resolve()),
    log: fn(),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(MyInfoRoute);

const biometrics = { name: /^Biometrics/ };

/** The profile, the settings, support and Sign Out. */
export const Default = meta.story({
  parameters: shows('my-info.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows the signed-in user, with a link to the profile', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'My info');
      await expect(await canvas.findByText('Jiwoo Kim')).toBeVisible();
      await expect(canvas.getByText('jiwoo.kim@example.com')).toBeVisible();
      await expect(canvas.getByText('JK')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Edit Profile' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/edit-profile');
    });
    await step('leads to every setting and to help', async () => {
      const targets = [
        ['Settings', 'Bank information', '/bank-info'],
        ['Settings', 'Security settings', '/security-settings'],
        ['Settings', 'Key management', '/key-management'],
        ['Settings', 'Language', '/language-settings'],
        ['Settings', 'Notifications', '/notification-settings'],
        ['Support', 'Help center', '/help-center'],
      ] as const;
      for (const [section, name, target] of targets) {
        const links = within(canvas.getByRole('region', { name: section }));
        await userEvent.click(links.getByRole('link', { name }));
        await expect(args.onNavigate).toHaveBeenLastCalledWith(target);
      }
    });
    await step("opens the operator's pages in a new window", async () => {
      for (const [name, target] of [
        ['Terms of Service', '/superwallet/terms'],
        ['Privacy Policy', '/superwallet/privacy'],
      ] as const) {
        const link = canvas.getByRole('link', { name: `${name} (opens in a new window)` });
        await expect(link).toHaveAttribute('href', target);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
      }
    });
    await step('shows the version, and offers to lock and to sign out', async () => {
      const security = within(canvas.getByRole('region', { name: 'Security' }));
      await expect(security.getByRole('button', { name: 'Lock wallet' })).toBeVisible();
      await expectText(canvas.getByRole('region', { name: 'App information' }), 'Version2.0.0');
      await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    });
  },
});

/** Each row opens a screen, and My info stays marked in the header. */
export const RowsOpenScreens = meta.story({
  ...rendersApp('/myinfo'),
  parameters: { ...shows('my-info.transition.rows', 'shell.state.section-tab'), frame: 'app' },
  play: async ({ canvas, step, userEvent }) => {
    for (const name of ['Language', 'Notifications', 'Help center']) {
      await step(`${name} opens`, async () => {
        await userEvent.click(await canvas.findByRole('link', { name }));
        await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'My info' })).toHaveAttribute('aria-current');
        await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      });
    }
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('my-info.state.default'),
  argTypes: {
    onBiometricChange: outcomes.control,
    onSignOut: outcomes.control,
  },
});

/** The longest names wrap within their card, in any script. */
export const LongestName = meta.story({
  parameters: shows('my-info.state.default'),
  args: { user: userFixtures.named('longest name') },
  play: async ({ canvas }) => {
    const name = await canvas.findByText(/^Maximiliana/);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(canvas.getByText('MW')).toBeVisible();
  },
});

/** Biometrics are enabled, and the switch is on. */
export const BiometricOn = meta.story({
  parameters: shows('my-info.state.biometric-on'),
  args: { user: userFixtures.named('biometrics on') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', biometrics)).toBeChecked();
  },
});

/** Biometrics are available but not enabled: the switch is off. */
export const BiometricOff = meta.story({
  parameters: {
    ...shows('my-info.state.biometric-off'),
    ...sameAs('Default', 'biometrics are off in both'),
  },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await expect(control).not.toBeChecked();
    await expect(control).toBeEnabled();
  },
});

/** Another device has turned biometrics on: the switch says so, and this device can be set up. */
export const BiometricOnAnotherDevice = meta.story({
  parameters: shows('my-info.state.biometric-on-another-device'),
  args: { user: userFixtures.named('biometrics on'), biometricDevice: 'unregistered' },
  play: async ({ args, canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription(
      'On for your account, not set up on this device',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Set up this device' }));
    await expect(args.onBiometricChange).toHaveBeenLastCalledWith(true, false);
  },
});

/** Biometrics are on, but this device cannot check its owner: they can be turned off by the password. */
export const BiometricOnButUnavailable = meta.story({
  parameters: shows('my-info.state.biometric-on-another-device'),
  args: { user: userFixtures.named('biometrics on'), biometricDevice: 'unsupported' },
  play: async ({ args, canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await expect(control).toHaveAccessibleDescription(
      'On for your account, not available on this device',
    );
    await userEvent.click(control);
    await expect(args.onBiometricChange).toHaveBeenLastCalledWith(false, true);
  },
});

/** On a device without biometrics the switch is hidden. */
export const BiometricHidden = meta.story({
  args: { biometricDevice: 'unsupported' },
  parameters: shows('my-info.state.biometric-hidden'),
  play: async ({ canvas }) => {
    await canvas.findByText('Jiwoo Kim');
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/biometric/i)).not.toBeInTheDocument();
  },
});

/** A device check that waits until `confirm` is called. */
function askDevice(): { confirm: () => void } {
  const device = { confirm: () => undefined as void };
  storyServices().device.biometrics.authenticate.mockImplementation(
    () =>
      new Promise((resolve) => {
        device.confirm = () => resolve(mockAssertion);
      }),
  );
  return device;
}

/** The switch does not move while the device checks the user. Then one request is sent, and the switch changes. */
export const BiometricEnableSucceeds = meta.story({
  ...flow,
  parameters: {
    ...shows('my-info.transition.biometric-enable'),
    ...sameAs('Biometric On', 'biometrics are on at the end'),
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    const device = askDevice();
    const control = await canvas.findByRole('switch', biometrics);
    await step('asks the device first, once', async () => {
      await userEvent.dblClick(control);
      const { authenticate } = storyServices().device.biometrics;
      await waitFor(() => expect(authenticate).toHaveBeenCalledOnce());
      await expect(control).not.toBeChecked();
      await expect(control).toHaveAccessibleDescription('Confirm on your device');
      await expect(sentRequests('enableBiometric')).toHaveLength(0);
    });
    await step('then sends the request, and shows its answer', async () => {
      msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
      device.confirm();
      await waitFor(() => expect(canvas.getByRole('switch', biometrics)).toBeChecked());
      await expect(
        sentRequests('enableBiometric').map((request) => request.params['userId']),
      ).toEqual(['1']);
      await expect(sentRequests('enableBiometric').map(({ body }) => body)).toEqual([{}]);
      await expect(sentRequests('disableBiometric')).toHaveLength(0);
      await expect(storyServices().session.read()?.user?.biometricEnabled).toBe(true);
      await expectNoToast();
    });
  },
});

/** Turning biometrics off also needs the device check. */
export const BiometricDisableSucceeds = meta.story({
  ...flow,
  parameters: {
    ...shows('my-info.transition.biometric-disable'),
    ...sameAs('Default', 'biometrics are off at the end'),
  },
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    const device = askDevice();
    const control = await canvas.findByRole('switch', biometrics);
    await step('asks the device first', async () => {
      await userEvent.click(control);
      const { authenticate } = storyServices().device.biometrics;
      await waitFor(() => expect(authenticate).toHaveBeenCalledOnce());
      await expect(control).toBeChecked();
      await expect(sentRequests('disableBiometric')).toHaveLength(0);
    });
    await step('then sends the request, and shows its answer', async () => {
      msw.use(mock('user').ok(buildUser()));
      device.confirm();
      await waitFor(() => expect(canvas.getByRole('switch', biometrics)).not.toBeChecked());
      await expect(
        sentRequests('disableBiometric').map((request) => request.params['userId']),
      ).toEqual(['1']);
      await expect(sentRequests('enableBiometric')).toHaveLength(0);
      await expectNoToast();
    });
  },
});

/** The device check fails: nothing changes, and the device can be registered again. */
export const BiometricDeviceCheckFailed = meta.story({
  ...flow,
  parameters: shows('my-info.state.biometric-device-check-failed'),
  beforeEach() {
    storyServices().device.biometrics.authenticate.mockRejectedValue(
      new DOMException('Timed out.', 'NotAllowedError'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await userEvent.click(control);
    await waitFor(() => expect(storyServices().log.info).toHaveBeenCalledTimes(1));
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Fingerprint, face or PIN');
    await expect(sentRequests('enableBiometric')).toHaveLength(0);
    await expectText(
      await canvas.findByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still off.',
    );
    await expectNoToast();
  },
});

/** The passkey is lost: the password turns biometrics off, without creating a passkey. */
export const TurnedOffByPassword = meta.story({
  ...flow,
  parameters: {
    ...shows('my-info.transition.off-by-password'),
    ...sameAs('Default', 'biometrics are off at the end'),
  },
  beforeEach({ msw }) {
    msw.use(
      mock('user').ok(buildUser({ biometricEnabled: true })),
      ...asksWhoIsThere('disableBiometric'),
    );
    storyServices().device.biometrics.authenticate.mockRejectedValue(
      new DOMException('Timed out.', 'NotAllowedError'),
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await userEvent.click(control);
    await expectText(
      await canvas.findByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still on. If it has lost its passkey, use your password.',
    );
    await expect(sentRequests('disableBiometric')).toHaveLength(0);
    msw.use(mock('user').ok(buildUser({ biometricEnabled: false })));
    await userEvent.click(canvas.getByRole('button', { name: 'Use your password' }));
    await showPresence(userEvent);
    await waitFor(() => expect(control).not.toBeChecked());
    await expect(storyServices().device.biometrics.register).not.toHaveBeenCalled();
    await expect(sentRequests('enableBiometric')).toHaveLength(0);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/**
 * The provider refuses the change: the switch does not move, and the reason is shown below it until the next attempt.
 */
export const BiometricNotSaved = meta.story({
  ...flow,
  parameters: shows('my-info.state.biometric-not-saved'),
  beforeEach({ msw }) {
    msw.use(mock('enableBiometric').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await userEvent.click(control);
    await expectText(
      await canvas.findByRole('alert'),
      'The change could not be saved. Something went wrong on our side.',
    );
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
    await expect(storyServices().log.info).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** Every kind of failure: the reason is shown below the switch each time. */
export const BiometricFailsInEveryWay = meta.story({
  ...flow,
  parameters: {
    ...shows('my-info.state.biometric-not-saved'),
  },
  play: async (playing) => {
    await playing.canvas.findByRole('switch', biometrics);
    await failInEveryWay(
      'enableBiometric',
      playing,
      (canvas) => canvas.getByRole('switch', biometrics),
      'The change could not be saved. Check your connection and try again.',
    );
    await expect(playing.canvas.getByRole('switch', biometrics)).not.toBeChecked();
  },
});

/** One request is sent, however often the button is pressed, and then the session ends. */
export const SignOut = meta.story({
  ...flow,
  parameters: {
    ...shows('my-info.transition.sign-out'),
    ...sameAs('Default', 'without the complete wallet, the screen stays'),
  },
  play: async ({ canvas, userEvent }) => {
    const { session, navigate } = storyServices();
    await canvas.findByText('Jiwoo Kim');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(session.read()).toBeNull());
    await expect(navigate).toHaveBeenLastCalledWith('/');
    await expect(sentRequests('logout')).toHaveLength(1);
    await expect(await canvas.findByRole('button', { name: 'Sign Out' })).toBeEnabled();
  },
});

/** While the session ends, the button is busy and cannot be pressed again. */
export const SigningOut = meta.story({
  parameters: shows('my-info.transition.sign-out'),
  args: { onSignOut: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expectBusy(canvas.getByRole('button', { name: 'Signing out' }));
  },
});

/** While the user loads, no name is shown. The rest of the screen is visible. */
export const Loading = meta.story({
  parameters: shows('my-info.state.loading'),
  args: { user: userFixtures.named('loading') },
});

/** The user cannot be loaded: a card says so. Settings and Sign Out still work. */
export const LoadError = meta.story({
  parameters: shows('my-info.state.load-error'),
  args: { user: userFixtures.named('failed') },
});

/** The first time, the device creates a passkey for the user, which counts as the check. */
export const BiometricFirstTimeRegisters = meta.story({
  ...flow,
  parameters: {
    ...shows('my-info.transition.biometric-enable'),
    ...sameAs('Biometric On', 'biometrics are on at the end'),
  },
  beforeEach() {
    const { credentialId, remember } = storyServices().device.biometrics;
    credentialId.mockReturnValue(undefined);
    remember.mockImplementation(() => {
      credentialId.mockReturnValue(mockPasskey.id);
    });
  },
  play: async ({ canvas, msw, userEvent }) => {
    const { authenticate, register, remember } = storyServices().device.biometrics;
    msw.use(mock('user').ok(buildUser()));
    const control = await canvas.findByRole('switch', biometrics);
    msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
    await userEvent.click(control);
    await expect(
      await (await presenceSheet()).findByText(/^After this, your device makes/),
    ).toBeVisible();
    await expect(register).not.toHaveBeenCalled();
    await showPresence(userEvent);
    await waitFor(() => expect(canvas.getByRole('switch', biometrics)).toBeChecked());
    await expect(register).toHaveBeenCalledOnce();
    await expect(register).toHaveBeenCalledWith(
      { id: 1, email: 'jiwoo.kim@example.com', name: 'Jiwoo Kim' },
      'bW9jay1jaGFsbGVuZ2U',
    );
    await expect(sentRequests('enableBiometric').map(({ body }) => body)).toEqual([
      { passkey: mockPasskey },
    ]);
    await expect(remember).toHaveBeenCalledOnce();
    await expect(authenticate).not.toHaveBeenCalled();
  },
});

/** The provider does not know the passkey of this device: a new one is created after a confirmation. */
export const PasskeyUnknownToProvider = meta.story({
  ...flow,
  parameters: {
    ...shows('my-info.transition.register-device'),
    ...sameAs('Biometric On', 'biometrics are on at the end'),
  },
  beforeEach({ msw }) {
    msw.use(
      mock('enableBiometric').responds(({ body }) =>
        body?.passkey
          ? Response.json({})
          : Response.json(
              { error: 'This device is not known.', code: 'passkey-missing' },
              { status: 422 },
            ),
      ),
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    const { register, remember } = storyServices().device.biometrics;
    const control = await canvas.findByRole('switch', biometrics);
    msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
    await userEvent.click(control);
    await showPresence(userEvent);
    await waitFor(() => expect(control).toBeChecked());
    await expect(register).toHaveBeenCalledOnce();
    await expect(remember).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** This device stores the user's keys: Sign Out says so once and links to the screen that removes them. */
export const KeysStay = meta.story({
  args: { hasKeysOnDevice: true },
  parameters: shows('my-info.state.keys-stay'),
  play: async ({ args, canvas, step, userEvent }) => {
    const signOut = canvas.getByRole('button', { name: 'Sign Out' });
    const question = () =>
      within(screen.getByRole('alertdialog', { name: 'Your keys stay on this device' }));
    await step('can be cancelled', async () => {
      await userEvent.click(signOut);
      await expect(args.onSignOut).not.toHaveBeenCalled();
      await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      await expect(signOut).toHaveFocus();
    });
    await step('leads to Key management', async () => {
      await userEvent.click(signOut);
      await userEvent.click(question().getByRole('link', { name: 'Remove the keys' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/key-management');
    });
    await step('signs out once', async () => {
      await userEvent.dblClick(question().getByRole('button', { name: 'Sign Out' }));
      await expect(args.onSignOut).toHaveBeenCalled();
    });
  },
});

/** Lock wallet locks the wallet at once. */
export const LockWallet = meta.story({
  parameters: {
    ...shows('my-info.content.lock-wallet'),
    ...sameAs('Default', 'without the complete wallet, the screen stays'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lock wallet' }));
    await expect(args.onLock).toHaveBeenCalledOnce();
  },
});
