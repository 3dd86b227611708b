import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { mockAssertion, mockPasskey } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import {
  SecuritySettingsScreen,
  type SecuritySettingsActions,
  type SignIn,
} from '#screens/security-settings/SecuritySettingsScreen.tsx';
import { expectQuestion } from '#harness/expect-question.ts';
import { expectText } from '#harness/expect-text.ts';
import { DeviceRefused } from '#wallet/device-refused.ts';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { fill } from '#harness/fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { failing, outcomes } from '../fixtures/outcomes.ts';
import { showPresence } from '../fixtures/presence.ts';
import {
  changingSecurity,
  refusal,
  securityActions,
  securityControls,
  securityFlow,
  securityState,
  settingsFixtures,
  signedIn,
  signIn,
} from '../fixtures/security.ts';
import { sameAs } from '#harness/same-as.ts';
import { expectSwitches } from '#harness/expect-switches.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

/** The error that the client throws when the provider refuses a password. */
const refusedPassword = (code: string) =>
  Object.assign(new Error('422: {}'), { status: 422, code, reason: undefined });

const passwordChange = (change: SignIn['onChangePassword']) =>
  signIn({ onChangePassword: fn(change) });

const signIns = namedFixtures({
  'changes succeed': signIn(),
  'the keys are left behind': passwordChange(() => Promise.resolve({ keysLeftBehind: true })),
  'the current password is wrong': passwordChange(() =>
    Promise.reject(refusedPassword('password-wrong')),
  ),
  'the new password is common': passwordChange(() =>
    Promise.reject(refusedPassword('password-common')),
  ),
  'the password is not changed': passwordChange(() => Promise.reject(new Error())),
  'the password change never answers': passwordChange(() => new Promise(() => undefined)),
  'biometrics are not changed': signIn({ onBiometricChange: failing }),
  'no biometrics on this device': signIn({ biometricDevice: 'unsupported' }),
});

const signOuts = namedFixtures({
  'signs out': signedIn(),
  'is signing out': signedIn({ signingOutAll: true }),
});

const meta = preview.meta({
  title: 'Screens/Security settings',
  tags: ['autodocs'],
  component: SecuritySettingsScreen,
  argTypes: securityControls,
  args: { ...securityState, ...securityActions() },
});

const flow = securityFlow();

const eye = (canvas: Canvas) => canvas.getByRole('button', { name: 'Change password' });
const currentField = (canvas: Canvas) => canvas.getByLabelText('Current password');
const newField = (canvas: Canvas) => canvas.getByLabelText('New password');
const confirmField = (canvas: Canvas) => canvas.getByLabelText('Confirm new password');
const updateButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Update password' });
const switchOf = (canvas: Canvas, name: RegExp) => canvas.getByRole('switch', { name });
/** Waits until the settings are loaded and can be changed. */
const expectSettings = (canvas: Canvas) => canvas.findByRole('switch', { name: twoFactor });
const signOutAllButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Sign Out All Devices' });

const twoFactor = /^Two-factor authentication/;
const biometrics = /^Biometrics/;
const loginNotifications = /^Login notifications/;
const suspiciousActivity = /^Suspicious activity alerts/;
const deviceManagement = /^Device management/;

type UserEvent = { click: (element: Element) => Promise<void> };

interface Typed {
  current?: string;
  next?: string;
  confirmation?: string;
}

/** Opens the form and fills it in. */
async function fillIn(
  canvas: Canvas,
  userEvent: UserEvent,
  { current = 'harbour-light', next = 'lighthouse-9', confirmation = next }: Typed = {},
) {
  if (canvas.queryByLabelText('Current password') === null) await userEvent.click(eye(canvas));
  // The form is lazy-loaded when it is opened.
  await canvas.findByLabelText('Current password');
  await fill(currentField(canvas), current);
  await fill(newField(canvas), next);
  await fill(confirmField(canvas), confirmation);
}

/** All security settings in the documents' order, with a closed password form. */
export const Default = meta.story({
  parameters: shows(
    'security-settings.state.default',
    'security-settings.content.last-password-change',
    'security-settings.content.trusted-devices',
    'security-settings.content.sign-out-all',
    'security-settings.content.status-card',
    'security-settings.content.what-is-told',
    'security-settings.constant.timeout-default',
    'security-settings.transition.back',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('has its title, and shows when the password was changed', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Security Settings');
      for (const name of ['Password', 'Trusted devices']) {
        await expect(await canvas.findByRole('heading', { level: 3, name })).toBeVisible();
      }
      await expect(canvas.getByText('Last changed Nov 21, 2024')).toBeVisible();
      await expect(eye(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
    });
    await step('has its parts in order', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 });
      await expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Sign-in',
        'Sessions and devices',
        'Security notifications',
        'Security Status: Good',
        'People',
        'Your data',
      ]);
    });
    await step('has five switches', async () => {
      await expectSwitches(canvas, [
        ['Two-factor authentication', 'A code of your authenticator app at sign-in'],
        ['Biometrics', 'Fingerprint, face or PIN'],
        ['Login notifications', 'When your account is signed in to'],
        ['Suspicious activity alerts', 'When several sign-ins fail'],
        ['Device management', 'When a device is added or signed out'],
      ]);
      for (const control of canvas.getAllByRole('switch')) await expect(control).toBeEnabled();
    });
    await step('states that only the bell shows these notifications', async () => {
      await expect(
        canvas.getByText('These come by no e-mail and no SMS: you find them under the bell.'),
      ).toBeVisible();
    });
    await step('has sessions, devices and the status', async () => {
      await expect(canvas.getByRole('radio', { name: '30 min' })).toBeChecked();
      await expect(canvas.getByText('The wallet locks after this time without use.')).toBeVisible();
      await expect(canvas.getByText('3 devices')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Manage' })).toBeVisible();
      await expect(signOutAllButton(canvas)).toBeEnabled();
      await expect(canvas.getByRole('heading', { name: 'Security Status: Good' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Run Security Audit' })).toBeVisible();
    });
    await step('goes back to My info', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
    });
  },
});

/** The settings are loading: skeletons are shown instead of switches. */
export const Loading = meta.story({
  args: { settings: settingsFixtures.named('loading') },
  parameters: shows('security-settings.state.loading'),
});

/** The settings cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('security-settings.state.load-error'),
  args: { settings: settingsFixtures.named('failed') },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('security-settings.state.default'),
  argTypes: {
    onUpdateSetting: outcomes.control,
    onRunAudit: outcomes.control,
    signIn: signIns.control,
    signedIn: signOuts.control,
  },
  args: { signIn: signIns.named('changes succeed'), signedIn: signOuts.named('signs out') },
});

/** The eye button opens three fields that a password manager recognises. Closing the form clears them. */
export const PasswordFormOpen = meta.story({
  parameters: shows('security-settings.state.password-form-open'),
  play: async ({ canvas, step, userEvent }) => {
    await step('clears the typed text when it closes', async () => {
      await fillIn(canvas, userEvent);
      await expect(eye(canvas)).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(eye(canvas));
      await expect(eye(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
    });
    await step('opens empty, each field hidden and marked for password managers', async () => {
      await userEvent.click(eye(canvas));
      for (const [field, token] of [
        [currentField(canvas), 'current-password'],
        [newField(canvas), 'new-password'],
        [confirmField(canvas), 'new-password'],
      ] as const) {
        await expect(field).toHaveValue('');
        await expect(field).toHaveAttribute('type', 'password');
        await expect(field).toHaveAttribute('autocomplete', token);
      }
      await expect(newField(canvas)).toHaveAccessibleDescription('At least 8 characters.');
      await expect(eye(canvas)).toHaveAttribute(
        'aria-controls',
        expect.stringMatching(/./) as string,
      );
    });
  },
});

/** Fields are empty: a toast and each of these fields show an error. */
export const MissingFields = meta.story({
  parameters: shows('security-settings.validation.missing-fields'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('asks only for the missing fields', async () => {
      await fillIn(canvas, userEvent, { confirmation: '' });
      await userEvent.click(updateButton(canvas));
      await expectToast('security-settings.missing-fields');
      await expect(confirmField(canvas)).toHaveFocus();
      await expect(currentField(canvas)).toBeValid();
      await expect(newField(canvas)).toBeValid();
    });
    await step('asks for all three, and focuses the first', async () => {
      await fillIn(canvas, userEvent, { current: '', next: '' });
      await userEvent.click(updateButton(canvas));
      await expectToast('security-settings.missing-fields');
      await expect(currentField(canvas)).toHaveFocus();
      await expect(currentField(canvas)).toHaveAccessibleDescription(
        'Enter your current password.',
      );
      await expect(newField(canvas)).toHaveAccessibleDescription('Enter a new password.');
      await expect(confirmField(canvas)).toHaveAccessibleDescription(
        'Enter the new password once more.',
      );
    });
    await expect(args.signIn.onChangePassword).not.toHaveBeenCalled();
  },
});

/** A different confirmation is refused before a weak password is. */
export const PasswordMismatch = meta.story({
  parameters: shows('security-settings.validation.mismatch'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { next: 'short', confirmation: 'shorts' });
    await userEvent.click(updateButton(canvas));
    await expectToast('security-settings.password-mismatch');
    await expect(newField(canvas)).toBeValid();
    await expect(confirmField(canvas)).toBeInvalid();
    await expect(confirmField(canvas)).toHaveFocus();
    await expect(confirmField(canvas)).toHaveAccessibleDescription(
      'This is not the same as the new password.',
    );
    await expect(args.signIn.onChangePassword).not.toHaveBeenCalled();
  },
});

/** A password of seven characters is refused. */
export const PasswordTooWeak = meta.story({
  parameters: shows('security-settings.validation.too-weak'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { next: 'harbor7' });
    await userEvent.click(updateButton(canvas));
    await expectToast('security-settings.password-too-weak');
    await expect(newField(canvas)).toHaveFocus();
    await expect(newField(canvas)).toHaveAccessibleDescription('Use at least 8 characters.');
    await expect(args.signIn.onChangePassword).not.toHaveBeenCalled();
  },
});

/** A password of eight characters is accepted. */
export const EightCharactersAccepted = meta.story({
  parameters: shows('security-settings.toast.password-changed'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { next: 'harbour8' });
    await userEvent.click(updateButton(canvas));
    await expect(args.signIn.onChangePassword).toHaveBeenCalledWith({
      current: 'harbour-light',
      new: 'harbour8',
    });
    await expectToast('security-settings.password-changed');
  },
});

/** While the password is changed, the form is disabled and cannot be closed, and a second press does nothing. */
export const PasswordPending = meta.story({
  args: {
    signIn: signIn({
      onChangePassword: fn(() => new Promise<never>(() => undefined)),
    }),
  },
  parameters: shows('security-settings.state.password-pending'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.dblClick(updateButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Updating…' });
    await expectBusy(button);
    await expect(currentField(canvas)).toBeDisabled();
    await userEvent.click(eye(canvas));
    await expect(currentField(canvas)).toHaveValue('harbour-light');
    await expect(args.signIn.onChangePassword).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** The current password is wrong: a toast and the field say so. The field keeps its value and gets the focus. */
export const CurrentPasswordIncorrect = meta.story({
  ...flow,
  parameters: shows('security-settings.toast.current-incorrect'),
  beforeEach({ msw }) {
    msw.use(
      mock('changePassword').answers(...refusal('password-wrong', 'Current password is incorrect')),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await expectSettings(canvas);
    await step('is refused', async () => {
      await fillIn(canvas, userEvent, { current: 'harbour-dark' });
      await userEvent.click(updateButton(canvas));
      await expectToast(
        'security-settings.password-change-failed',
        'Current password is incorrect',
      );
      await expect(currentField(canvas)).toHaveFocus();
      await expect(currentField(canvas)).toHaveAccessibleDescription(
        'This is not your current password.',
      );
      await expect(currentField(canvas)).toHaveValue('harbour-dark');
      await expect(confirmField(canvas)).toHaveValue('lighthouse-9');
      await expect(canvas.getByText('Last changed Nov 21, 2024')).toBeVisible();
    });
    await step('clears the message when another password is typed', async () => {
      await fill(currentField(canvas), 'harbour-light');
      await expect(currentField(canvas)).toBeValid();
      await fill(currentField(canvas), 'harbour-dark');
      await userEvent.click(updateButton(canvas));
      await waitFor(() => expect(currentField(canvas)).toBeInvalid());
    });
  },
});

/** The change fails without a reason: the documented text is shown, and the form keeps its values. */
export const PasswordChangeFailedDefault = meta.story({
  args: {
    signIn: signIn({
      onChangePassword: fn(() => Promise.reject(new Error())),
    }),
  },
  parameters: shows('security-settings.toast.password-failed-default'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(updateButton(canvas));
    await expectToast('security-settings.password-change-failed', 'Failed to update password');
    await expect(
      within(canvas.getByRole('alert')).getByText(
        'Your password was not changed. What you typed is still here, so that you can try again.',
      ),
    ).toBeVisible();
    await expect(currentField(canvas)).toHaveValue('harbour-light');
    await expect(currentField(canvas)).toBeValid();
    await waitFor(() => expect(updateButton(canvas)).toHaveFocus());
  },
});

/** The provider refuses the new password: the field explains why and keeps its value. */
export const PasswordCommon = meta.story({
  ...flow,
  parameters: shows('security-settings.validation.password-common'),
  beforeEach({ msw }) {
    msw.use(mock('changePassword').refusedBy(422, 'password-common', {}));
  },
  play: async ({ canvas, userEvent }) => {
    await expectSettings(canvas);
    await fillIn(canvas, userEvent, { next: 'password123' });
    await userEvent.click(updateButton(canvas));
    await expectToast(
      'security-settings.password-change-failed',
      'This password is one of the most common ones, so it is tried first by others. Choose another one.',
    );
    await expect(newField(canvas)).toHaveFocus();
    await expect(newField(canvas)).toHaveAccessibleDescription(
      'Many people use this password, so it is easy to guess. Choose another one.',
    );
    await expect(newField(canvas)).toHaveValue('password123');
    await expect(currentField(canvas)).toBeValid();
    await fill(newField(canvas), 'lighthouse-9');
    await expect(newField(canvas)).toBeValid();
    await fill(newField(canvas), 'password123');
    await userEvent.click(updateButton(canvas));
    await waitFor(() => expect(newField(canvas)).toBeInvalid());
  },
});

/** The new password is easy to guess: the field explains why. */
export const PasswordGuessable = meta.story({
  ...flow,
  parameters: shows('security-settings.validation.password-guessable'),
  beforeEach({ msw }) {
    msw.use(mock('changePassword').refusedBy(422, 'password-guessable', {}));
  },
  play: async ({ canvas, userEvent }) => {
    await expectSettings(canvas);
    await fillIn(canvas, userEvent, { next: 'JiwooKim1' });
    await userEvent.click(updateButton(canvas));
    await waitFor(() => expect(newField(canvas)).toHaveFocus());
    await expect(newField(canvas)).toHaveAccessibleDescription(
      'This password is easy to guess. Choose a longer one without your name or e-mail address.',
    );
    await expect(canvas.getByText('Weak: easy to guess. Make it longer.')).toBeVisible();
  },
});

/** The new password equals the current one. */
export const PasswordUnchanged = meta.story({
  ...flow,
  parameters: shows('security-settings.validation.password-unchanged'),
  beforeEach({ msw }) {
    msw.use(
      mock('changePassword').answers(...refusal('password-unchanged', 'Choose a new password.')),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expectSettings(canvas);
    await fillIn(canvas, userEvent, { next: 'harbour-light' });
    await userEvent.click(updateButton(canvas));
    await waitFor(() => expect(newField(canvas)).toHaveFocus());
    await expect(newField(canvas)).toHaveAccessibleDescription(
      'This is your current password. Choose another one.',
    );
  },
});

/** Too many attempts: nothing has changed, and the form says how long to wait. */
export const PasswordTooManyTries = meta.story({
  ...flow,
  parameters: shows('security-settings.state.password-too-many-tries'),
  beforeEach({ msw }) {
    msw.use(mock('changePassword').refusedBy(429, 'too-many-sign-ins', { seconds: 900 }));
  },
  play: async ({ canvas, userEvent }) => {
    await expectSettings(canvas);
    await fillIn(canvas, userEvent);
    await userEvent.click(updateButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'Too many tries. Your password was not changed. Wait 15 minutes, then try again.',
    );
    await expect(newField(canvas)).toHaveValue('lighthouse-9');
  },
});

/** The answer is lost: the form does not claim that nothing has changed. */
export const PasswordUncertain = meta.story({
  ...flow,
  parameters: shows('security-settings.state.password-uncertain'),
  beforeEach({ msw }) {
    msw.use(mock('changePassword').offline());
  },
  play: async ({ canvas, userEvent }) => {
    await expectSettings(canvas);
    await fillIn(canvas, userEvent);
    await userEvent.click(updateButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'We got no answer, so your password may have been changed. Try again. If your current password is then refused, the new one counts.',
    );
    await waitFor(() => expect(updateButton(canvas)).toHaveFocus());
  },
});

/** The keys on this device have another password: they keep it, and the card says so. */
export const KeysLeftBehind = meta.story({
  args: {
    signIn: signIn({
      onChangePassword: fn(() => Promise.resolve({ keysLeftBehind: true })),
    }),
  },
  parameters: shows('security-settings.state.keys-left-behind'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(updateButton(canvas));
    await expect(
      await canvas.findByText(
        'The keys on this device still open with the password that they had before. Key Management asks for it once, and then for your new password only.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
  },
});

/** The password is changed: a toast says so, the form is closed and cleared, and the card shows today's date. */
export const PasswordChanged = meta.story({
  ...flow,
  parameters: shows(
    'security-settings.toast.password-changed',
    'security-settings.transition.password-cleared',
    'security-settings.rule.password-mutation',
  ),
  play: async ({ canvas, step, userEvent }) => {
    await expectSettings(canvas);
    await step('says so, and closes the form', async () => {
      await fillIn(canvas, userEvent);
      await userEvent.type(confirmField(canvas), '{Enter}');
      await expectToast('security-settings.password-changed');
      await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
      await expect(eye(canvas)).toHaveFocus();
      await expect(await canvas.findByText('Last changed Jan 5, 2025')).toBeVisible();
    });
    await step('the reopened form is empty', async () => {
      await userEvent.click(eye(canvas));
      await expect(currentField(canvas)).toHaveValue('');
      await expect(newField(canvas)).toHaveValue('');
      await expect(confirmField(canvas)).toHaveValue('');
      await userEvent.click(eye(canvas));
    });
    await step('has sent both passwords, once', async () => {
      await expect(sentRequests('changePassword').map(({ body }) => body)).toEqual([
        {
          currentPassword: 'harbour-light',
          newPassword: 'lighthouse-9',
          keptPasskey: mockPasskey.id,
        },
      ]);
      await expect(storyServices().log.info).not.toHaveBeenCalled();
    });
  },
});

/** A device with biometrics has the switch. */
export const BiometricAvailable = meta.story({
  parameters: {
    ...shows('security-settings.state.biometric-available'),
    ...sameAs('Default', 'biometrics are off at the end'),
  },
  play: async ({ canvas }) => {
    const control = switchOf(canvas, biometrics);
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Fingerprint, face or PIN');
  },
});

/** A device without biometrics has no switch while biometrics are off. */
export const BiometricHidden = meta.story({
  args: { signIn: signIn({ biometricDevice: 'unsupported' }) },
  parameters: shows('security-settings.state.biometric-hidden'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: biometrics })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/biometric/i)).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('switch')).toHaveLength(4);
  },
});

/** Another device has turned biometrics on: the switch says that this device cannot use them. */
export const BiometricOnButUnavailable = meta.story({
  args: {
    signIn: signIn({ biometricDevice: 'unsupported' }),
    settings: settingsFixtures.named('biometrics on'),
  },
  parameters: shows('security-settings.state.biometric-on-another-device'),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: biometrics });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription(
      'On for your account, not available on this device',
    );
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

/** Turning on and turning off each need one device check. Then the setting is saved. */
export const BiometricEnabled = meta.story({
  ...flow,
  parameters: {
    ...shows('security-settings.rule.biometric-registration'),
    ...sameAs('Default', 'biometrics are off again at the end'),
  },
  play: async ({ canvas, step, userEvent }) => {
    const device = askDevice();
    const { authenticate } = storyServices().device.biometrics;
    await step('stays off while the device verifies its owner', async () => {
      await canvas.findByRole('switch', { name: biometrics });
      await userEvent.dblClick(switchOf(canvas, biometrics));
      await waitFor(() => expect(authenticate).toHaveBeenCalledOnce());
      await expect(switchOf(canvas, biometrics)).not.toBeChecked();
      await expect(switchOf(canvas, biometrics)).toHaveAccessibleDescription(
        'Confirm on your device',
      );
    });
    await step('then saves the setting', async () => {
      device.confirm();
      await waitFor(() => expect(switchOf(canvas, biometrics)).toBeChecked());
      await waitFor(() => expect(switchOf(canvas, biometrics)).not.toHaveAttribute('aria-busy'));
    });
    await step('turns off the same way', async () => {
      await userEvent.click(switchOf(canvas, biometrics));
      await waitFor(() => expect(authenticate).toHaveBeenCalledTimes(2));
      await expect(switchOf(canvas, biometrics)).toBeChecked();
      device.confirm();
      await waitFor(() => expect(switchOf(canvas, biometrics)).not.toBeChecked());
      await expectNoToast();
      await expect(sentRequests('enableBiometric')).toHaveLength(1);
      await expect(sentRequests('disableBiometric')).toHaveLength(1);
    });
  },
});

/** The device check fails: a toast and the text below the switch say so, and nothing is saved. */
export const BiometricSetupFailed = meta.story({
  args: {
    signIn: signIn({
      onBiometricChange: fn(() =>
        Promise.reject(new DeviceRefused(new DOMException('Timed out.', 'NotAllowedError'))),
      ),
    }),
  },
  parameters: shows('security-settings.toast.biometric-failed'),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const busyBesideNotice: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      if (canvas.queryByRole('alert') === null) return;
      busyBesideNotice.push(switchOf(canvas, biometrics).getAttribute('aria-busy'));
    });
    observer.observe(canvasElement, { attributes: true, childList: true, subtree: true });
    await userEvent.click(switchOf(canvas, biometrics));
    await expectToast('security-settings.biometric-failed');
    await canvas.findByRole('alert');
    observer.disconnect();
    await expect(busyBesideNotice).not.toHaveLength(0);
    await expect(busyBesideNotice).not.toContain('true');
    await expectText(
      await canvas.findByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still off.',
    );
    await expect(switchOf(canvas, biometrics)).not.toBeChecked();
    await expect(switchOf(canvas, biometrics)).toHaveFocus();
    await expect(args.log).toHaveBeenCalledOnce();
  },
});

/** Every kind of failure: biometrics stay on each time, and the reason is shown below the switch. */
export const BiometricsFailInEveryWay = meta.story({
  ...securityFlow({ biometricEnabled: true }),
  parameters: shows('security-settings.toast.setting-failed'),
  play: async (playing) => {
    await playing.canvas.findByRole('switch', { name: biometrics });
    await failInEveryWay(
      'disableBiometric',
      playing,
      (canvas) => switchOf(canvas, biometrics),
      'The change could not be saved. Check your connection and try again.',
    );
    await expect(switchOf(playing.canvas, biometrics)).toBeChecked();
  },
});

/** The passkey is lost: the device is registered again, and biometrics are turned on. */
export const DeviceRegisteredAgain = meta.story({
  ...flow,
  parameters: shows('security-settings.transition.register-device'),
  beforeEach({ msw }) {
    msw.use(...changingSecurity());
    storyServices().device.biometrics.authenticate.mockRejectedValue(
      new DOMException('Timed out.', 'NotAllowedError'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('switch', { name: biometrics });
    await userEvent.click(switchOf(canvas, biometrics));
    await userEvent.click(await canvas.findByRole('button', { name: 'Register this device' }));
    await showPresence(userEvent);
    await waitFor(() => expect(switchOf(canvas, biometrics)).toBeChecked());
    await expect(storyServices().device.biometrics.register).toHaveBeenCalledOnce();
    await expect(sentRequests('enableBiometric').map(({ body }) => body)).toEqual([
      { passkey: mockPasskey },
    ]);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** A failed device check while turning biometrics off has its own text: biometrics stay on. */
export const BiometricStillOn = meta.story({
  args: {
    settings: settingsFixtures.named('biometrics on'),
    signIn: signIn({
      onBiometricChange: fn(() =>
        Promise.reject(new DeviceRefused(new DOMException('Timed out.', 'NotAllowedError'))),
      ),
    }),
  },
  parameters: shows('security-settings.toast.biometric-still-on'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(switchOf(canvas, biometrics));
    await expectToast('security-settings.biometric-still-on');
    await expectText(
      await canvas.findByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still on.',
    );
    await expect(switchOf(canvas, biometrics)).toBeChecked();
    await expect(args.onUpdateSetting).not.toHaveBeenCalled();
  },
});

/** Four timeouts. Of two quick choices, as with the arrow keys, the last one counts. */
export const TimeoutOptions = meta.story({
  ...flow,
  parameters: shows(
    'security-settings.constant.timeout-options',
    'security-settings.constant.timeout-default',
  ),
  play: async ({ canvas, step, userEvent }) => {
    await expectSettings(canvas);
    const group = canvas.getByRole('radiogroup', { name: 'Session timeout' });
    await step('offers 15 min to 4 hours, 30 min chosen', async () => {
      await expect(choiceTexts(canvas.getAllByRole('radio'))).toEqual([
        '15 min',
        '30 min',
        '1 hour',
        '4 hours',
      ]);
      await expect(canvas.getByRole('radio', { name: '30 min' })).toBeChecked();
    });
    await step('uses the last of two quick choices', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '1 hour' }));
      await userEvent.click(canvas.getByRole('radio', { name: '4 hours' }));
      await expect(canvas.getByRole('radio', { name: '4 hours' })).toBeChecked();
      await waitFor(() =>
        expect(group.parentElement?.parentElement).toHaveAttribute('aria-busy', 'false'),
      );
      await expect(canvas.getByRole('radio', { name: '4 hours' })).toBeChecked();
      await expect(sentRequests('updateSecuritySetting').at(-1)?.body).toEqual({
        key: 'sessionTimeout',
        value: 240,
      });
      await expect(storyServices().session.read()?.user?.sessionTimeout).toBe(240);
      await expectNoToast();
    });
  },
});

/** All three notifications are on. */
export const NotificationTogglesOn = meta.story({
  args: {
    settings: settingsFixtures.named('all notifications on'),
  },
  parameters: shows('security-settings.state.notification-toggles'),
  play: async ({ canvas }) => {
    for (const name of [loginNotifications, suspiciousActivity, deviceManagement]) {
      await expect(switchOf(canvas, name)).toBeChecked();
    }
  },
});

/** All three notifications are off. */
export const NotificationTogglesOff = meta.story({
  args: {
    settings: settingsFixtures.named('all notifications off'),
  },
  parameters: shows('security-settings.state.notification-toggles'),
  play: async ({ canvas }) => {
    for (const name of [loginNotifications, suspiciousActivity, deviceManagement]) {
      await expect(switchOf(canvas, name)).not.toBeChecked();
    }
  },
});

/** While a switch is saved it shows its new position and ignores presses. The other switches still work. */
export const SettingPending = meta.story({
  ...flow,
  parameters: shows('security-settings.state.setting-pending'),
  beforeEach({ msw }) {
    msw.use(mock('updateSecuritySetting').never());
  },
  play: async ({ canvas, userEvent }) => {
    await expectSettings(canvas);
    await userEvent.dblClick(switchOf(canvas, deviceManagement));
    await expect(switchOf(canvas, deviceManagement)).toBeChecked();
    await expect(switchOf(canvas, deviceManagement)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(switchOf(canvas, loginNotifications));
    await expect(switchOf(canvas, loginNotifications)).not.toBeChecked();
    await waitFor(() => expect(sentRequests('updateSecuritySetting')).toHaveLength(2));
    await expectNoToast();
  },
});

/** Each switch saves only its own setting, and stays in its new position. */
export const SettingUpdated = meta.story({
  ...flow,
  parameters: {
    ...shows(
      'security-settings.transition.setting-update',
      'security-settings.rule.setting-mutation',
      'security-settings.content.toggle-login',
      'security-settings.content.toggle-suspicious',
      'security-settings.content.toggle-devices',
    ),
    ...sameAs('Notification Toggles Off', 'all are off at the end'),
  },
  play: async ({ canvas, step, userEvent }) => {
    const changes = [
      [loginNotifications, false],
      [suspiciousActivity, false],
      [deviceManagement, true],
    ] as const;
    await expectSettings(canvas);
    await step('saves the changed switches', async () => {
      for (const [name] of changes) await userEvent.click(switchOf(canvas, name));
    });
    await step('still shows the new positions when everything is saved', async () => {
      for (const [name, value] of changes) {
        const control = switchOf(canvas, name);
        await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'));
        await (value ? expect(control) : expect(control).not).toBeChecked();
      }
    });
    await step('changes back by another press', async () => {
      await userEvent.click(switchOf(canvas, deviceManagement));
      await waitFor(() =>
        expect(switchOf(canvas, deviceManagement)).not.toHaveAttribute('aria-busy'),
      );
      await expect(switchOf(canvas, deviceManagement)).not.toBeChecked();
      await expect(sentRequests('updateSecuritySetting').map(({ body }) => body)).toEqual([
        { key: 'loginNotifications', value: false },
        { key: 'suspiciousActivityAlerts', value: false },
        { key: 'deviceManagement', value: true },
        { key: 'deviceManagement', value: false },
      ]);
      await expectNoToast();
    });
  },
});

/** A setting that cannot be saved is reverted, a toast says so, and the user can try again. */
export const SettingNotSaved = meta.story({
  args: {
    onUpdateSetting: fn<SecuritySettingsActions['onUpdateSetting']>(() =>
      Promise.reject(new Error('Nobody answers.')),
    ),
  },
  parameters: shows('security-settings.toast.setting-failed'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('reverts a switch', async () => {
      await userEvent.click(switchOf(canvas, loginNotifications));
      await expectToast('security-settings.setting-failed');
      await expect(switchOf(canvas, loginNotifications)).toBeChecked();
      await expect(switchOf(canvas, loginNotifications)).toHaveFocus();
      await expectText(
        canvas.getByRole('alert'),
        'This could not be saved, and is as it was before. Try again.',
      );
    });
    await step('reverts a choice', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '15 min' }));
      await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
      await expect(canvas.getByRole('radio', { name: '30 min' })).toBeChecked();
    });
    await step('clears the message once it is saved', async () => {
      args.onUpdateSetting.mockImplementation(() => Promise.resolve());
      await userEvent.click(switchOf(canvas, loginNotifications));
      await expect(canvas.getAllByRole('alert')).toHaveLength(1);
      await waitFor(() =>
        expect(switchOf(canvas, loginNotifications)).not.toHaveAttribute('aria-busy'),
      );
    });
  },
});

/** Sign Out All Devices needs a confirmation, and Cancel changes nothing. */
export const SignOutAllAsks = meta.story({
  parameters: shows('security-settings.content.sign-out-all-question'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(signOutAllButton(canvas));
    const question = within(await expectQuestion(canvas, 'Sign out on all devices?'));
    await expectText(question.getByRole('heading'), 'Sign out on all devices?');
    await expect(
      question.getByText(
        'Your session ends here and on every other device. Nothing in your wallet is lost.',
      ),
    ).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.signedIn.onSignOutAll).not.toHaveBeenCalled();
    await userEvent.click(signOutAllButton(canvas));
    await expectQuestion(canvas, 'Sign out on all devices?');
  },
});

/**
 * After confirmation a toast says so at once. More presses do nothing, and the button is busy until the session ends.
 */
export const SignOutAllDevices = meta.story({
  ...flow,
  parameters: shows('security-settings.toast.sign-out-all'),
  beforeEach: () => storyServices().clock.hold(),
  play: async ({ canvas, step, userEvent }) => {
    const { clock, session, navigate } = storyServices();
    await expectSettings(canvas);
    await step('shows the notice, and leaves time to read it', async () => {
      await userEvent.click(signOutAllButton(canvas));
      await userEvent.dblClick(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
      await expectToast('security-settings.signing-out');
      await expectBusy(canvas.getByRole('button', { name: 'Signing out…' }));
      await waitFor(() => expect(clock.waiting()).toBe(1));
      clock.advance(1_999);
      await expect(sentRequests('logoutAll')).toEqual([]);
    });
    await step('then ends every session, once', async () => {
      clock.advance(1);
      await waitFor(() => expect(session.read()).toBeNull());
      await expect(sentRequests('logoutAll')).toHaveLength(1);
      await expect(navigate).toHaveBeenLastCalledWith('/');
      await expect(navigate).toHaveBeenCalledOnce();
    });
    await step('then shows the number of ended sessions', () =>
      expectToast('security-settings.signed-out-all', '3'),
    );
  },
});

/** Presses Sign Out All Devices and confirms it. */
async function signOutAll(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await expectSettings(canvas);
  await userEvent.click(signOutAllButton(canvas));
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
}

/** The provider refuses: no device is signed out, and the toast says so. */
export const SignOutAllFailed = meta.story({
  ...flow,
  parameters: shows('security-settings.toast.sign-out-all-failed'),
  beforeEach({ msw }) {
    msw.use(mock('logoutAll').refused(409));
  },
  play: async ({ canvas, userEvent }) => {
    await signOutAll(canvas, userEvent);
    await expectToast('security-settings.sign-out-all-failed');
    await expect(storyServices().session.read()).not.toBeNull();
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(signOutAllButton(canvas)).not.toHaveAttribute('aria-busy'));
  },
});

/** A captive portal answers, and the session cannot be checked: the toast says that the outcome is unknown. */
export const SignOutAllUnknown = meta.story({
  ...flow,
  parameters: shows('security-settings.toast.sign-out-all-unknown'),
  beforeEach({ msw }) {
    msw.use(mock('logoutAll').gateway(), mock('verify').gateway());
  },
  play: async ({ canvas, userEvent }) => {
    await signOutAll(canvas, userEvent);
    await expectToast('security-settings.sign-out-all-unknown');
    await expect(storyServices().session.read()).not.toBeNull();
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** The user leaves the screen and returns before the session ends: the button is still busy. */
export const SigningOutAll = meta.story({
  args: { signedIn: signedIn({ signingOutAll: true }) },
  parameters: shows('security-settings.state.signing-out-all'),
  play: async ({ canvas, args }) => {
    await expectBusy(canvas.getByRole('button', { name: 'Signing out…' }));
    await expect(args.signedIn.onSignOutAll).not.toHaveBeenCalled();
    await expectNoToast();
  },
});
