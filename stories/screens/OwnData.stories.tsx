import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { SecuritySettingsScreen } from '#screens/security-settings/SecuritySettingsScreen.tsx';
import { expectBusy } from '#harness/expect-busy.ts';
import { expectText } from '#harness/expect-text.ts';
import { expectToast } from '#harness/expect-toast.ts';
import { fill } from '#harness/fill.ts';
import { storyServices } from '#harness/story-services.ts';

import { shows } from '../catalogue.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { failing } from '../fixtures/outcomes.ts';
import { asksWhoIsThere, showPresence } from '../fixtures/presence.ts';
import {
  privacy,
  refusal,
  securityActions,
  securityControls,
  securityFlow,
  securityState,
  settingsFixtures,
} from '../fixtures/security.ts';

type Canvas = ReturnType<typeof within>;
type UserEvent = { click: (element: Element) => Promise<void> };

const meta = preview.meta({
  title: 'Screens/Own data',
  tags: ['autodocs'],
  component: SecuritySettingsScreen,
  argTypes: securityControls,
  args: { ...securityState, ...securityActions() },
});

const downloadButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: 'Download my data' });
const sheet = () => within(screen.getByRole('dialog'));
const deleteButton = () => sheet().getByRole('button', { name: 'Delete my account' });
const passwordField = () => sheet().getByLabelText('Password');
const codeField = () => sheet().getByLabelText('Authenticator code');

async function openSheet(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
  // The sheet is lazy-loaded, slides in and is transparent at first.
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

/** Opens the sheet, and sends it with a password and, if given, a code. */
async function send(canvas: Canvas, userEvent: UserEvent, code?: string) {
  await openSheet(canvas, userEvent);
  await fill(passwordField(), 'harbour-light');
  if (code !== undefined) await fill(codeField(), code);
  await userEvent.click(deleteButton());
}

/** Expects a sentence of the sheet about an account that is not deleted. */
async function expectNotDeleted(sentence: string) {
  await expectText(await sheet().findByRole('alert'), sentence);
  await waitFor(() => expect(deleteButton()).toHaveFocus());
  await expect(storyServices().session.read()).not.toBeNull();
}

const data = namedFixtures({
  succeeds: privacy(),
  fails: privacy({ onDownload: failing, onDelete: failing }),
  'no keys on this device': privacy({ hasKeys: false }),
});

/** Every state, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('security-settings.content.own-data'),
  argTypes: { privacy: data.control },
  args: { privacy: data.named('succeeds') },
  play: async ({ canvas }) => {
    await expect(await downloadButton(canvas)).toBeVisible();
    await expect(
      canvas.getByText(
        'One file with all data that the wallet service stores about you, also documents and pictures. Keep it where only you can open it.',
      ),
    ).toBeVisible();
  },
});

/** The download takes a while: a second press does nothing. */
export const Downloading = meta.story({
  args: { privacy: privacy({ onDownload: fn(() => new Promise<never>(() => undefined)) }) },
  parameters: shows('security-settings.state.data-downloading'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.dblClick(await downloadButton(canvas));
    await expectBusy(canvas.getByRole('button', { name: 'Downloading…' }));
    await expect(args.privacy.onDownload).toHaveBeenCalledOnce();
  },
});

/** The provider asks for the password, and the file is then saved under the day of the user. */
export const Downloaded = meta.story({
  ...securityFlow({}, ...asksWhoIsThere('exportData')),
  parameters: shows('security-settings.transition.data-download-presence'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await downloadButton(canvas));
    await showPresence(userEvent);
    await expect(
      await canvas.findByText('Downloaded as superwallet-data-2025-01-05.json.'),
    ).toBeVisible();
    await expect(storyServices().device.saveFile).toHaveBeenCalledOnce();
    await expect(sentRequests('exportData')).toHaveLength(2);
  },
});

/** The user has downloaded the data often today: the section says how long to wait. */
export const NotDownloaded = meta.story({
  ...securityFlow({}, mock('exportData').refusedBy(429, 'too-many-exports', { seconds: 7_200 })),
  parameters: shows('security-settings.state.data-not-downloaded'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await downloadButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'Your data was downloaded many times today. Try again in 2 h.',
    );
    await expect(storyServices().device.saveFile).not.toHaveBeenCalled();
  },
});

/** The consequences of a deletion, the choice about the keys, and the password. */
export const DeletionForm = meta.story({
  parameters: shows('security-settings.state.deletion-form'),
  play: async ({ canvas, args, userEvent }) => {
    await openSheet(canvas, userEvent);
    await expect(sheet().getByRole('heading', { name: 'Delete account' })).toBeVisible();
    await expect(sheet().getByRole('heading', { name: 'What stays' })).toBeVisible();
    await expect(sheet().getAllByRole('listitem')).toHaveLength(4);
    await expect(
      sheet().getByRole('checkbox', { name: 'Remove the keys from this device' }),
    ).not.toBeChecked();
    await expect(sheet().queryByLabelText('Authenticator code')).not.toBeInTheDocument();
    await fill(passwordField(), 'harbour-light');
    await userEvent.click(deleteButton());
    await waitFor(() =>
      expect(args.privacy.onDelete).toHaveBeenCalledWith({ password: 'harbour-light' }, false),
    );
  },
});

/** The user chooses to remove the keys too: their loss is explained beside the choice. */
export const DeletionRemovesKeys = meta.story({
  parameters: shows('security-settings.rule.deletion-keys'),
  play: async ({ canvas, args, userEvent }) => {
    await openSheet(canvas, userEvent);
    const choice = sheet().getByRole('checkbox', { name: 'Remove the keys from this device' });
    await expect(choice).toHaveAccessibleDescription(
      'Without a backup or their recovery phrase they are lost. Otherwise they stay here, encrypted with your password.',
    );
    await userEvent.click(choice);
    await fill(passwordField(), 'harbour-light');
    await userEvent.click(deleteButton());
    await waitFor(() =>
      expect(args.privacy.onDelete).toHaveBeenCalledWith({ password: 'harbour-light' }, true),
    );
  },
});

/** This device has no keys: there is nothing to choose. */
export const DeletionWithoutKeys = meta.story({
  args: { privacy: privacy({ hasKeys: false }) },
  parameters: shows('security-settings.state.deletion-without-keys'),
  play: async ({ canvas, userEvent }) => {
    await openSheet(canvas, userEvent);
    await expect(sheet().queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

/** Two-factor authentication is on: the sheet asks for a code or a recovery code. */
export const DeletionCode = meta.story({
  args: { settings: settingsFixtures.named('two-factor on') },
  parameters: shows('security-settings.state.deletion-code'),
  play: async ({ canvas, args, userEvent }) => {
    await send(canvas, userEvent, '287 082');
    await waitFor(() =>
      expect(args.privacy.onDelete).toHaveBeenCalledWith(
        { password: 'harbour-light', code: '287082' },
        false,
      ),
    );
  },
});

/** Nothing is sent without a password, nor without a code where it is required. */
export const DeletionMissing = meta.story({
  args: { settings: settingsFixtures.named('two-factor on') },
  parameters: shows('security-settings.validation.deletion-missing'),
  play: async ({ canvas, args, userEvent }) => {
    await openSheet(canvas, userEvent);
    await userEvent.click(deleteButton());
    await expect(passwordField()).toHaveAccessibleDescription('Enter your password.');
    await expect(codeField()).toHaveAccessibleDescription(/^Enter the code\./);
    await expect(passwordField()).toHaveFocus();
    await expect(args.privacy.onDelete).not.toHaveBeenCalled();
  },
});

/** The password is wrong: its field says so and keeps its value. */
export const DeletionPasswordWrong = meta.story({
  ...securityFlow(
    {},
    mock('deleteAccount').answers(...refusal('password-wrong', 'Current password is incorrect')),
  ),
  parameters: shows('security-settings.validation.deletion-password-wrong'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await waitFor(() =>
      expect(passwordField()).toHaveAccessibleDescription('This is not your password.'),
    );
    await waitFor(() => expect(passwordField()).toHaveFocus());
    await expect(passwordField()).toHaveValue('harbour-light');
  },
});

/** Two-factor authentication was turned on on another device: the field appears, and its code is wrong at first. */
export const DeletionCodeWrong = meta.story({
  ...securityFlow(
    {},
    mock('deleteAccount').answers(...refusal('code-wrong', 'The code is not right.')),
  ),
  parameters: shows('security-settings.validation.deletion-code-wrong'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await waitFor(() =>
      expect(codeField()).toHaveAccessibleDescription(
        /^This code is not right, or it was used already\. Enter the next one\./,
      ),
    );
  },
});

/** While the account is deleted, the form cannot change, and a second press does nothing. */
export const DeletionPending = meta.story({
  args: { privacy: privacy({ onDelete: fn(() => new Promise<never>(() => undefined)) }) },
  parameters: shows('security-settings.state.deletion-pending'),
  play: async ({ canvas, args, userEvent }) => {
    await openSheet(canvas, userEvent);
    await fill(passwordField(), 'harbour-light');
    await userEvent.dblClick(deleteButton());
    await expectBusy(await sheet().findByRole('button', { name: 'Deleting…' }));
    await expect(passwordField()).toBeDisabled();
    await expect(args.privacy.onDelete).toHaveBeenCalledOnce();
  },
});

/** The wallet still holds money: the sheet says how much, and what to do first. */
export const DeletionWithMoney = meta.story({
  ...securityFlow(
    {},
    mock('deleteAccount').refusedBy(409, 'account-has-money', { balances: '50 XP, 0.02 ETH' }),
  ),
  parameters: shows('security-settings.state.deletion-money'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expectNotDeleted(
      'Your wallet still holds 50 XP, 0.02 ETH. Send or withdraw all of it, then delete the account.',
    );
  },
});

/** A payment has not ended. */
export const DeletionWithPayments = meta.story({
  ...securityFlow({}, mock('deleteAccount').refusedBy(409, 'account-has-payments', { count: 1 })),
  parameters: shows('security-settings.state.deletion-payments'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expectNotDeleted(
      '1 payment has not ended yet. Wait until it has, or take it back if it waits for its owner.',
    );
  },
});

/** Two tax refunds are not paid. */
export const DeletionWithRefunds = meta.story({
  ...securityFlow({}, mock('deleteAccount').refusedBy(409, 'account-has-refunds', { count: 2 })),
  parameters: shows('security-settings.state.deletion-refunds'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expectNotDeleted(
      '2 tax refunds are not paid yet. Wait for them, or withdraw them on the Traveler screen.',
    );
  },
});

/** A work document is not decided. */
export const DeletionWithWork = meta.story({
  ...securityFlow({}, mock('deleteAccount').refusedBy(409, 'account-has-work', { count: 1 })),
  parameters: shows('security-settings.state.deletion-work'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expectNotDeleted(
      '1 work document is not decided yet. Decide it, or take your own request back.',
    );
  },
});

/** Too many wrong passwords: the provider asks to wait. */
export const DeletionTooMany = meta.story({
  ...securityFlow({}, mock('deleteAccount').refusedBy(429, 'too-many-sign-ins', { seconds: 300 })),
  parameters: shows('security-settings.state.deletion-too-many'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expectNotDeleted(
      'Too many tries. Your account was not deleted. Wait 5 minutes, then try again.',
    );
  },
});

/** The answer is lost: the account may be deleted, and the wallet claims neither. */
export const DeletionUncertain = meta.story({
  ...securityFlow({}, mock('deleteAccount').offline()),
  parameters: shows('security-settings.state.deletion-uncertain'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expectNotDeleted(
      'We got no answer, so your account may be deleted already. Try again: if it is deleted, you are signed out, and can no longer sign in to it.',
    );
  },
});

/** The account was deleted although the answer was lost: the repeat ends the session, without a claim. */
export const DeletionRepeated = meta.story({
  ...securityFlow({}, mock('deleteAccount').refused(401, 'Sign in again.')),
  parameters: shows('security-settings.rule.deletion-repeated'),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    const { session } = storyServices();
    await waitFor(() => expect(session.read()).toBeNull());
    await expect(session.ended.read()).toBe(true);
  },
});

/** The account is deleted: a toast says so, and the wallet is signed out. */
export const Deleted = meta.story({
  ...securityFlow(),
  parameters: shows('security-settings.toast.account-deleted'),
  play: async ({ canvas, userEvent }) => {
    const { session, navigate } = storyServices();
    await send(canvas, userEvent);
    await expectToast('security-settings.account-deleted');
    await expect(session.read()).toBeNull();
    await expect(navigate).toHaveBeenLastCalledWith('/');
    await expect(sentRequests('deleteAccount').map(({ body }) => body)).toEqual([
      { password: 'harbour-light' },
    ]);
  },
});
