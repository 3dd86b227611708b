import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { fixedNow, mockPasskey } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { samplePasskeys } from '#samples/security-settings.ts';
import { SecuritySettingsScreen } from '#screens/security-settings/SecuritySettingsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { storyServices } from '#harness/story-services.ts';
import { ready } from '#wallet/loadable.ts';

import { shows } from '../catalogue.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { failing } from '../fixtures/outcomes.ts';
import {
  manyPasskeys,
  securityActions,
  securityControls,
  securityFlow,
  securityState,
  settingsFixtures,
  signIn,
} from '../fixtures/security.ts';

type Canvas = ReturnType<typeof within>;
type UserEvent = { click: (element: Element) => Promise<void> };

const signIns = namedFixtures({
  'passkeys are removed': signIn(),
  'no passkey can be removed': signIn({ onRemovePasskey: failing }),
  'many passkeys': signIn({ passkeys: ready(manyPasskeys) }),
  'the passkeys load': signIn({ passkeys: { status: 'loading' } }),
  'the passkeys cannot be loaded': signIn({
    passkeys: { status: 'failed', kind: 'broken', message: '500: {}' },
  }),
  'only one passkey': signIn({ passkeys: ready(samplePasskeys(fixedNow).slice(0, 1)) }),
});

const meta = preview.meta({
  title: 'Screens/Passkeys',
  tags: ['autodocs'],
  component: SecuritySettingsScreen,
  argTypes: { ...securityControls, signIn: signIns.control },
  args: {
    ...securityState,
    ...securityActions(),
    settings: settingsFixtures.named('biometrics on'),
  },
});

const sheet = () => within(screen.getByRole('dialog'));
const question = () => within(screen.getByRole('alertdialog'));
const removeButton = (device: string) =>
  sheet().findByRole('button', { name: `Remove the passkey of ${device}` });

async function manage(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage passkeys' }));
  // The sheet slides in and is transparent at first.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Passkeys', level: 2 })).toBeVisible(),
  );
}

/** Every state, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('security-settings.state.passkeys'),
  args: { signIn: signIns.named('passkeys are removed') },
});

/** Manage lists the passkeys with their device, their date and their last use. This device's has a badge. */
export const Passkeys = meta.story({
  parameters: shows('security-settings.state.passkeys'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    const [first, second, ...more] = sheet().getAllByRole('listitem');
    await expect(more).toHaveLength(0);
    await expect(first).toHaveTextContent(
      /^Chrome on AndroidThis deviceAdded Dec 24, 2024Last used Jan 5, 2025 12:30Remove$/,
    );
    await expect(second).toHaveTextContent(/^Safari on iOSAdded Dec 16, 2024Not used yetRemove$/);
  },
});

/** While biometrics are off there are no passkeys, and no list of them. */
export const NoPasskeys = meta.story({
  args: { settings: settingsFixtures.named('sample') },
  parameters: shows('security-settings.state.no-passkeys'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /^Biometrics/ })).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Manage passkeys' })).toBeNull();
  },
});

/** The passkeys are loading. */
export const PasskeysLoading = meta.story({
  args: { signIn: signIns.named('the passkeys load') },
  parameters: shows('security-settings.state.passkeys-loading'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await expect(sheet().getByText('Loading your passkeys')).toBeInTheDocument();
    await expect(sheet().queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** The passkeys cannot be loaded: a card explains why, and offers to try again. */
export const PasskeysLoadError = meta.story({
  args: { signIn: signIns.named('the passkeys cannot be loaded') },
  parameters: shows('security-settings.state.passkeys-load-error'),
  play: async ({ canvas, args, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(sheet().getByRole('button', { name: 'Try again' }));
    await expect(args.signIn.onRetryPasskeys).toHaveBeenCalledOnce();
    await expect(sheet().getByText('We could not load your passkeys')).toBeVisible();
  },
});

/** Many passkeys scroll in the sheet, and a long name wraps beside its button. */
export const ManyPasskeys = meta.story({
  args: { signIn: signIns.named('many passkeys') },
  parameters: shows('security-settings.state.passkeys-many'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await expect(sheet().getAllByRole('listitem')).toHaveLength(7);
    await expect(
      sheet().getByRole('heading', { level: 3, name: 'Unknown device' }),
    ).toBeInTheDocument();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** Removing a passkey asks for confirmation first. Cancel changes nothing. */
export const PasskeyQuestion = meta.story({
  parameters: shows('security-settings.content.passkey-question'),
  play: async ({ canvas, args, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await removeButton('Safari on iOS'));
    await expectText(question().getByRole('heading'), 'Remove this passkey?');
    await expect(
      question().getByText(
        'Safari on iOS can then unlock your wallet and sign in with your password only.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    await expect(args.signIn.onRemovePasskey).not.toHaveBeenCalled();
    await userEvent.click(await removeButton('Safari on iOS'));
    await expect(question().getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});

/** The last passkey: the question says that biometrics are turned off. */
export const LastPasskeyQuestion = meta.story({
  args: { signIn: signIns.named('only one passkey') },
  parameters: shows('security-settings.content.last-passkey-question'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await removeButton('Chrome on Android'));
    await expect(
      question().getByText(/It is your last passkey, so biometrics are turned off\.$/),
    ).toBeInTheDocument();
  },
});

/** The provider is slow: the dialog is busy, and a second press does nothing. */
export const PasskeyRemoving = meta.story({
  args: { signIn: signIn({ onRemovePasskey: fn(() => new Promise<never>(() => undefined)) }) },
  parameters: shows('security-settings.state.passkey-removing'),
  play: async ({ canvas, args, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await removeButton('Safari on iOS'));
    const button = question().getByRole('button', { name: 'Remove' });
    button.click();
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(args.signIn.onRemovePasskey).toHaveBeenCalledOnce();
  },
});

/** The passkey could not be removed, for each kind of failure: the dialog explains it and can be confirmed again. */
export const PasskeyRemovalFails = meta.story({
  ...securityFlow({ biometricEnabled: true }),
  parameters: shows('security-settings.state.passkey-removal-failed'),
  play: async (playing) => {
    await manage(playing.canvas, playing.userEvent);
    await playing.userEvent.click(await removeButton('Safari on iOS'));
    await failInEveryWay(
      'removePasskey',
      playing,
      () => question().getByRole('button', { name: 'Remove' }),
      'Check your connection and remove it again.',
    );
    await expect(sheet().getAllByRole('listitem')).toHaveLength(2);
  },
});

/** The password is asked for first. Cancel removes nothing, and shows no error. */
export const PresenceDeclined = meta.story({
  ...securityFlow(
    { biometricEnabled: true },
    mock('removePasskey').refusedBy(403, 'presence-required', {}),
  ),
  parameters: shows('security-settings.rule.passkey-presence'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await removeButton('Safari on iOS'));
    await userEvent.click(question().getByRole('button', { name: 'Remove' }));
    const presence = within(await screen.findByRole('dialog', { name: /Confirm/ }));
    await userEvent.click(presence.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(question().getByRole('button', { name: 'Remove' })).toBeEnabled());
    await expect(question().queryByRole('alert')).toBeNull();
  },
});

/** Both passkeys are removed, this device's last: biometrics are off, and this device forgets its passkey. */
export const PasskeysRemoved = meta.story({
  ...securityFlow({ biometricEnabled: true }),
  parameters: shows('security-settings.transition.passkey-removed'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    for (const device of ['Safari on iOS', 'Chrome on Android']) {
      await userEvent.click(await removeButton(device));
      await userEvent.click(question().getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expectText(sheet().getByRole('status'), `The passkey of ${device} is removed.`);
    }
    await expect(
      await sheet().findByText('There is no passkey. Biometrics are off.'),
    ).toBeVisible();
    await expect(sentRequests('removePasskey').map(({ params }) => params['id'])).toEqual([
      '1',
      '2',
    ]);
    const { credentialId, forget } = storyServices().device.biometrics;
    await expect(credentialId()).toBe(mockPasskey.id);
    await expect(forget).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: /^Biometrics/, hidden: true })).not.toBeChecked(),
    );
  },
});
