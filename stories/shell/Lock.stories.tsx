import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import { buildUser, mockAssertion } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { LockScreen } from '#shell/LockScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { fill } from '#harness/fill.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

const meta = preview.meta({
  title: 'Shell/Lock',
  component: LockScreen,
  parameters: { frame: 'own' },
  argTypes: { onUnlock: outcomes.control, onUnlockByDevice: outcomes.control },
  args: {
    email: 'jiwoo.kim@example.com',
    biometrics: false,
    onUnlock: fn(() => Promise.resolve()),
    onUnlockByDevice: fn(() => Promise.resolve()),
    onSignOut: fn(() => Promise.resolve()),
    log: fn(),
  },
});

type Canvas = ReturnType<typeof within>;

/** The complete wallet, locked before it is opened. */
const locked = (...entries: Parameters<typeof shows>) => ({
  ...rendersApp('/send'),
  parameters: { ...shows(...entries), frame: 'app' },
  beforeEach: () => storyServices().session.lock(),
});

const passwordField = (canvas: Canvas) => canvas.findByLabelText('Password');
const unlockButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Unlock' });
const isLocked = (canvas: Canvas) => canvas.findByRole('heading', { name: 'Unlock Superwallet' });

async function unlock(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  await fill(await passwordField(canvas), 'harbour-light');
  await userEvent.click(unlockButton(canvas));
}

/** Expects no personal data on the page except the user name for password managers. */
async function expectNoPersonalData() {
  const username = document.querySelector('input[autocomplete="username"]');
  await expect(username).toHaveValue('jiwoo.kim@example.com');
  await expect(username).toHaveAttribute('aria-hidden', 'true');
  // The head is not searched, because the name of a built file may contain these letters.
  const page = document.body.outerHTML.replace(username?.outerHTML ?? '', '');
  for (const words of ['Jiwoo', 'jiwoo.kim', 'Send Assets', 'XP', '0xfB69']) {
    await expect(page).not.toContain(words);
  }
  await waitFor(() => expect(document.title).toBe('Unlock · Superwallet'));
}

const sentBodies = () => sentRequests('unlock').map(({ body }) => body);

/** The locked wallet asks for the password and shows no personal data. */
export const Locked = meta.story({
  parameters: shows('lock.state.locked'),
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Unlock Superwallet');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(
      canvas.getByText('Your wallet is locked. Enter your password to go on where you were.'),
    ).toBeVisible();
    await expect(canvas.getByText('Not your wallet?')).toBeVisible();
    await expect(await passwordField(canvas)).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.queryByRole('button', { name: 'Use biometrics' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** The password is missing: the field shows an error and has the focus. */
export const PasswordMissing = meta.story({
  parameters: shows('lock.validation.missing'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(unlockButton(canvas));
    await expect(await passwordField(canvas)).toHaveFocus();
    await expect(await passwordField(canvas)).toHaveAccessibleDescription('Enter your password.');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
});

/** A device with the user's passkey offers biometrics first, and then the password. */
export const WithBiometrics = meta.story({
  parameters: shows('lock.state.biometrics'),
  args: { biometrics: true },
  play: async ({ canvas, args, userEvent }) => {
    const biometrics = canvas.getByRole('button', { name: 'Use biometrics' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.tab();
    await expect(biometrics).toHaveFocus();
    await userEvent.tab();
    await expect(await passwordField(canvas)).toHaveFocus();
    await userEvent.dblClick(biometrics);
    await expect(args.onUnlockByDevice).toHaveBeenCalled();
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
});

/** The provider is slow: a second press does nothing, and the other unlock methods are disabled. */
export const Unlocking = meta.story({
  parameters: shows('lock.state.unlocking'),
  args: { biometrics: true, onUnlock: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await fill(await passwordField(canvas), 'harbour-light');
    await userEvent.dblClick(unlockButton(canvas));
    await expectBusy(await canvas.findByRole('button', { name: 'Unlocking…' }));
    await expect(canvas.getByRole('button', { name: 'Use biometrics' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeDisabled();
    await expect(args.onUnlock).toHaveBeenCalledOnce();
    await expect(args.onUnlock).toHaveBeenCalledWith('harbour-light');
  },
});

/** The device is waiting for the user's confirmation. */
export const ConfirmOnDevice = meta.story({
  parameters: shows('lock.state.biometrics', 'lock.state.unlocking'),
  args: { biometrics: true, onUnlockByDevice: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use biometrics' }));
    await expectBusy(await canvas.findByRole('button', { name: 'Confirm on your device' }));
    await expect(unlockButton(canvas)).toBeDisabled();
  },
});

/** The provider rejects the password: the field shows an error and keeps the password. */
export const WrongPassword = meta.story({
  ...locked('lock.validation.wrong-password', 'lock.state.locked'),
  beforeEach({ msw }) {
    storyServices().session.lock();
    msw.use(
      mock('unlock').answers(403, '{"error":"Password is incorrect","code":"password-wrong"}'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await isLocked(canvas);
    await expectNoPersonalData();
    await unlock(canvas, userEvent);
    const field = await passwordField(canvas);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'This is not your password. Check it and try again.',
      ),
    );
    await expect(field).toHaveValue('harbour-light');
    await expect(field).toHaveFocus();
    await expect(storyServices().session.locked.read()).toBe(true);
  },
});

/** Too many attempts: the screen shows how long to wait. */
export const TooManyTries = meta.story({
  ...locked('lock.state.too-many-tries'),
  beforeEach({ msw }) {
    storyServices().session.lock();
    msw.use(mock('unlock').refusedBy(429, 'too-many-sign-ins', { seconds: 899 }));
  },
  play: async ({ canvas, userEvent }) => {
    await unlock(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'Too many tries. Wait 15 minutes, then try again, or sign out.',
    );
  },
});

/** Offline, the wallet stays locked and explains why. */
export const Unreachable = meta.story({
  ...locked('lock.state.unreachable'),
  beforeEach({ msw }) {
    storyServices().session.lock();
    msw.use(mock('unlock').offline());
  },
  play: async ({ canvas, userEvent }) => {
    await unlock(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'We cannot reach the wallet service, so your wallet stays locked. Check your connection and try again.',
    );
    await expect(storyServices().session.locked.read()).toBe(true);
  },
});

/** A captive portal answers instead of the provider: no password unlocks the wallet. */
export const GatewayAnswered = meta.story({
  ...locked('lock.state.gateway'),
  beforeEach({ msw }) {
    storyServices().session.lock();
    msw.use(mock('unlock').gateway());
  },
  play: async ({ canvas, userEvent }) => {
    await unlock(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'Another machine answered, such as the sign-in page of a network, so your wallet stays locked. Sign in to the network, or use another one, then try again.',
    );
    await expect(storyServices().session.locked.read()).toBe(true);
    await expectNoPersonalData();
  },
});

/** The lock is reported to the provider, with retries until it answers. */
export const LockReported = meta.story({
  ...locked('lock.rule.reported'),
  beforeEach({ msw }) {
    storyServices().session.lock();
    msw.use(mock('lock').offline());
  },
  play: async ({ canvas, msw }) => {
    await isLocked(canvas);
    await waitFor(() => expect(sentRequests('lock')).toHaveLength(1));
    msw.use(mock('lock').ok());
    storyServices().clock.advance(10_000);
    await waitFor(() => expect(sentRequests('lock')).toHaveLength(2));
    storyServices().clock.advance(60_000);
    await expect(sentRequests('lock')).toHaveLength(2);
  },
});

/** The provider fails: the wallet stays locked and explains why. */
export const Failed = meta.story({
  ...locked('lock.state.failed'),
  beforeEach({ msw }) {
    storyServices().session.lock();
    msw.use(mock('unlock').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await unlock(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'Something went wrong on our side, so your wallet stays locked. Try again in a moment.',
    );
  },
});

/** Signs in a user with biometrics, whose passkey is on this device. */
function withBiometrics() {
  const { session } = storyServices();
  session.mergeUser({ biometricEnabled: true });
  session.lock();
}

const biometricsButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: 'Use biometrics' });

/** The device confirms the user, and the provider knows its passkey. */
export const UnlockedByDevice = meta.story({
  ...locked('lock.state.biometrics', 'lock.transition.unlocked'),
  beforeEach: withBiometrics,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await biometricsButton(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Send Assets' })).toBeVisible();
    await expect(storyServices().device.biometrics.authenticate).toHaveBeenCalledWith(
      'bW9jay1jaGFsbGVuZ2U',
    );
    await expect(sentBodies()).toEqual([{ assertion: mockAssertion }]);
  },
});

/** The device does not confirm the user. */
export const DeviceRefuses = meta.story({
  ...locked('lock.state.device-refused'),
  beforeEach() {
    withBiometrics();
    storyServices().device.biometrics.authenticate.mockRejectedValue(
      new DOMException('Timed out.', 'NotAllowedError'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await biometricsButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'Your device did not confirm that it is you. Try again, or enter your password.',
    );
    await expect(sentBodies()).toEqual([]);
  },
});

/** The provider does not know the passkey of this device. */
export const DeviceUnknown = meta.story({
  ...locked('lock.state.device-unknown'),
  beforeEach({ msw }) {
    withBiometrics();
    msw.use(mock('unlock').refused(403));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await biometricsButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'The passkey of this device does not belong to this wallet. Enter your password.',
    );
  },
});

/** The session has ended in the meantime: the sign-in form explains this. */
export const SessionEnded = meta.story({
  ...locked('lock.transition.session-ended'),
  beforeEach({ msw }) {
    storyServices().session.lock();
    msw.use(mock('unlock').refused(401));
  },
  play: async ({ canvas, userEvent }) => {
    await unlock(canvas, userEvent);
    await expect(
      await canvas.findByText('Your session has ended. Sign in again to go on.'),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Sign in · Superwallet'));
  },
});

/** Sign out ends the session of a locked wallet. */
export const SignOut = meta.story({
  ...locked('lock.transition.sign-out'),
  play: async ({ canvas, userEvent }) => {
    await isLocked(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(sentRequests('logout')).toHaveLength(1);
    await expect(
      canvas.queryByText('Your session has ended. Sign in again to go on.'),
    ).not.toBeInTheDocument();
  },
});

/** Fills the form of the shown screen. */
async function fillTransfer(canvas: Canvas) {
  await fill(await canvas.findByRole('combobox', { name: 'Asset' }), 'XP');
  await fill(canvas.getByRole('textbox', { name: 'Amount' }), '10');
  await fill(canvas.getByRole('textbox', { name: 'Recipient address' }), '0xfB69');
}

/** The wallet locks after the chosen idle time. After unlocking, the form still has its input. */
export const LocksWhenIdle = meta.story({
  ...rendersApp('/send'),
  parameters: {
    ...shows('lock.transition.idle', 'lock.transition.unlocked', 'session.rule.drafts'),
    frame: 'app',
  },
  play: async ({ canvas, step, userEvent }) => {
    const { clock, toasts } = storyServices();
    await step('a form is being filled in', async () => {
      await fillTransfer(canvas);
      await waitFor(() => expect(clock.intervals()).toContain(1_000));
      toasts.notify({
        title: 'Copied Successfully',
        message: 'Address copied to clipboard.',
        tone: 'default',
      });
      await expectToast('copy.done');
    });
    await step('locks after 30 minutes, and hides all data of the user', async () => {
      clock.advance(30 * 60_000);
      await isLocked(canvas);
      await expectNoPersonalData();
      await expectNoToast();
    });
    await step('the password unlocks the same form', async () => {
      await unlock(canvas, userEvent);
      await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveValue('10');
      await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveValue('XP');
      await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(
        '0xfB69',
      );
      await expect(sentBodies()).toEqual([{ password: 'harbour-light' }]);
    });
  },
});

/** The provider answers with a 423: the wallet locks. */
export const LockedByProvider = meta.story({
  ...rendersApp('/assets'),
  parameters: { ...shows('lock.transition.refused-call'), frame: 'app' },
  beforeEach({ msw }) {
    msw.use(mock('assets').answers(423, '{"error":"Unlock your wallet."}'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await isLocked(canvas);
    msw.use(mock('assets').ok());
    await unlock(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'Assets' })).toBeVisible();
    await expect(await canvas.findAllByText('XP')).not.toHaveLength(0);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Another tab locks and unlocks the wallet. */
export const AllTabsTogether = meta.story({
  ...rendersApp('/myinfo'),
  parameters: {
    ...shows('lock.rule.all-tabs', 'my-info.content.lock-wallet'),
    frame: 'app',
  },
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser()));
  },
  play: async ({ canvas, step, userEvent }) => {
    const { session } = storyServices();
    await step('Lock wallet on My info locks the wallet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lock wallet' }));
      await isLocked(canvas);
      await expect(session.locked.read()).toBe(true);
    });
    await step('an unlock in another tab unlocks this tab', async () => {
      session.unlock();
      await expect(await canvas.findByRole('heading', { name: 'My info' })).toBeVisible();
    });
  },
});
