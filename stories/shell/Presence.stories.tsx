import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { DeviceRefused } from '#wallet/device-refused.ts';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { PresenceSheet, type PresenceSheetProps } from '#shell/PresenceSheet.tsx';
import { ApiError } from '#api/client.ts';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { fill } from '#harness/fill.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { expectBusy } from '#harness/expect-busy.ts';

const change: PresenceSheetProps = {
  email: 'jiwoo.kim@example.com',
  reason: 'change',
  biometrics: false,
  onConfirm: fn(() => Promise.resolve()),
  onConfirmByDevice: fn(() => Promise.resolve()),
  onDone: fn(),
  onClose: fn(),
  log: fn(),
};

const meta = preview.meta({
  title: 'Shell/Presence',
  component: PresenceSheet,
  argTypes: { onConfirm: outcomes.control, onConfirmByDevice: outcomes.control },
  args: change,
});

const sheet = () => within(screen.getByRole('dialog'));
const passwordField = () => sheet().getByLabelText('Password');
const confirmButton = () => sheet().getByRole('button', { name: 'Confirm' });
const refused =
  (status: number, code: string, figures: object = {}) =>
  () =>
    Promise.reject(new ApiError(status, JSON.stringify({ error: 'No.', code, ...figures }), ''));

/** The wallet asks for the password before it changes sign-in or contact details. */
export const BeforeChange = meta.story({
  parameters: shows('presence.state.change'),
  play: async ({ args, userEvent }) => {
    await expect(
      sheet().getByText('We ask before changes of how you sign in and how you are reached.'),
    ).toBeVisible();
    await expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    await fill(passwordField(), 'correct horse');
    await userEvent.dblClick(confirmButton());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('correct horse');
  },
});

/** Before the device creates a passkey, the wallet asks for the password and explains what the passkey can do. */
export const BeforePasskey = meta.story({
  args: { reason: 'passkey' },
  parameters: shows('presence.state.passkey'),
  play: async () => {
    await expect(
      sheet().getByText(
        'After this, your device makes a passkey, which unlocks your wallet and confirms that it is you. We tell you of it by e-mail, and by SMS where your number is confirmed.',
      ),
    ).toBeVisible();
  },
});

/** A payment on a device without a passkey, on a Korean screen: the wallet asks for the password. */
export const BeforePayment = meta.story({
  args: { reason: 'payment' },
  render: (args) => (
    <InLocalLanguage>
      <PresenceSheet {...args} />
    </InLocalLanguage>
  ),
  parameters: shows('presence.state.payment'),
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: '본인 확인' });
    await expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'ko');
    await expect(
      sheet().getByText('이 기기에는 지갑의 패스키가 없어 비밀번호로 확인해요.'),
    ).toBeVisible();
    await userEvent.click(sheet().getByRole('button', { name: '확인' }));
    const field = sheet().getByLabelText('비밀번호');
    await expect(field).toHaveAccessibleDescription('비밀번호를 입력해 주세요.');
    await expect(field).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The password is missing: the field shows an error. */
export const PasswordMissing = meta.story({
  parameters: shows('presence.validation.missing'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(confirmButton());
    await expect(passwordField()).toHaveFocus();
    await expect(passwordField()).toHaveAccessibleDescription('Enter your password.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The password is wrong: the field shows an error and keeps the password. */
export const PasswordWrong = meta.story({
  args: { onConfirm: fn(refused(403, 'password-wrong')) },
  parameters: shows('presence.validation.wrong-password'),
  play: async ({ args, userEvent }) => {
    await fill(passwordField(), 'battery staple');
    await userEvent.click(confirmButton());
    await waitFor(() =>
      expect(passwordField()).toHaveAccessibleDescription(
        'This is not your password. Check it and try again.',
      ),
    );
    await expect(passwordField()).toHaveValue('battery staple');
    await waitFor(() => expect(passwordField()).toHaveFocus());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** Too many wrong passwords: the sheet shows how long to wait. */
export const TooManyTries = meta.story({
  args: { onConfirm: fn(refused(429, 'too-many-sign-ins', { seconds: 900 })) },
  parameters: shows('presence.state.too-many-tries'),
  play: async ({ userEvent }) => {
    await fill(passwordField(), 'battery staple');
    await userEvent.click(confirmButton());
    await expectText(
      await screen.findByRole('alert'),
      'Too many tries. Wait 15 minutes, then try again.',
    );
  },
});

/** The provider fails: the sheet shows an error, and the password can be sent again. */
export const Failed = meta.story({
  args: { onConfirm: fn(refused(500, '')) },
  parameters: shows('presence.state.failed'),
  play: async ({ userEvent }) => {
    await fill(passwordField(), 'correct horse');
    await userEvent.click(confirmButton());
    await expectText(
      await screen.findByRole('alert'),
      'Something went wrong on our side. Try again in a moment.',
    );
    await expect(confirmButton()).toBeEnabled();
  },
});

/** The confirmation is running, and no button can be pressed. */
export const Confirming = meta.story({
  args: { biometrics: true, onConfirm: fn(() => new Promise<void>(() => undefined)) },
  parameters: shows('presence.state.confirming'),
  play: async ({ args, userEvent }) => {
    await fill(passwordField(), 'correct horse');
    await userEvent.dblClick(confirmButton());
    await expectBusy(await sheet().findByRole('button', { name: 'Confirming…' }));
    await expect(sheet().getByRole('button', { name: 'Use biometrics' })).toBeDisabled();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** A device with the user's passkey also offers biometrics. */
export const ByDevice = meta.story({
  args: { biometrics: true },
  parameters: shows('presence.state.biometrics'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(sheet().getByRole('button', { name: 'Use biometrics' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onConfirmByDevice).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The device does not confirm the user: the sheet shows an error, and the password can still be used. */
export const DeviceRefuses = meta.story({
  args: {
    biometrics: true,
    onConfirmByDevice: fn(() => Promise.reject(new DeviceRefused('Timed out.'))),
  },
  parameters: shows('presence.state.device-refused'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(sheet().getByRole('button', { name: 'Use biometrics' }));
    await expectText(
      await screen.findByRole('alert'),
      'Your device did not confirm that it is you. Try again, or enter your password.',
    );
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});
