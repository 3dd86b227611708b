import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { SecuritySettingsScreen } from '#screens/security-settings/SecuritySettingsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { failing } from '../fixtures/outcomes.ts';
import {
  deviceFixtures,
  securityActions,
  securityControls,
  securityFlow,
  securityState,
  signedIn,
} from '../fixtures/security.ts';

type Canvas = ReturnType<typeof within>;
type UserEvent = { click: (element: Element) => Promise<void> };

const meta = preview.meta({
  title: 'Screens/Trusted devices',
  tags: ['autodocs'],
  component: SecuritySettingsScreen,
  argTypes: securityControls,
  args: { ...securityState, ...securityActions() },
});

const sheet = () => within(screen.getByRole('dialog'));
const question = () => within(screen.getByRole('alertdialog'));
const signOut = (device: string) => sheet().findByRole('button', { name: `Sign out ${device}` });

async function manage(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage' }));
  // The sheet slides in and is transparent at first.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Trusted devices', level: 2 })).toBeVisible(),
  );
}

const signOuts = namedFixtures({
  'devices are signed out': signedIn(),
  'no device can be signed out': signedIn({ onEndDevice: failing, onEndOtherDevices: failing }),
});

/** Every state, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('security-settings.state.devices'),
  argTypes: { signedIn: signOuts.control },
  args: { signedIn: signOuts.named('devices are signed out') },
});

/** Manage lists the devices, this device first. Only this device cannot be signed out here. */
export const Devices = meta.story({
  parameters: shows('security-settings.state.devices'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    const rows = sheet().getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const [first, second] = rows;
    await expect(first).toHaveTextContent(
      /^Chrome on AndroidLast seen Jan 5, 2025 14:30First seen Dec 24, 2024This device$/,
    );
    await expect(second).toHaveTextContent(
      /^Safari on iOSLast seen Jan 5, 2025 09:30First seen Dec 16, 2024Sign out$/,
    );
    await expect(sheet().getAllByRole('button', { name: /^Sign out / })).toHaveLength(3);
    await expect(sheet().getByRole('button', { name: 'Sign out all other devices' })).toBeEnabled();
  },
});

/** The devices are loading. */
export const DevicesLoading = meta.story({
  args: { devices: deviceFixtures.named('loading') },
  parameters: shows('security-settings.state.devices-loading'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await expect(sheet().getByText('Loading your devices')).toBeInTheDocument();
    await expect(sheet().queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** The devices cannot be loaded: a card explains why. */
export const DevicesLoadError = meta.story({
  parameters: shows('security-settings.state.devices-load-error'),
  args: { devices: deviceFixtures.named('failed') },
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
  },
});

/** No other device is signed in, so none can be signed out. */
export const OnlyThisDevice = meta.story({
  args: { devices: deviceFixtures.named('only this one') },
  parameters: shows('security-settings.state.devices-only-this'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await expectText(sheet().getByRole('note'), 'No other device is signed in.');
    await expect(sheet().queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  },
});

/** Many devices scroll in the sheet, and a long name wraps beside its button. */
export const ManyDevices = meta.story({
  args: { devices: deviceFixtures.named('many with long names') },
  parameters: shows('security-settings.state.devices-many'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await expect(sheet().getAllByRole('listitem')).toHaveLength(7);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** Signing out a device asks for confirmation first. Cancel changes nothing. */
export const DeviceQuestion = meta.story({
  parameters: shows('security-settings.content.device-question'),
  play: async ({ canvas, args, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await signOut('Chrome on Windows'));
    await expectText(question().getByRole('heading'), 'Sign out this device?');
    await waitFor(() =>
      expect(
        question().getByText('Chrome on Windows has to sign in again with your password.'),
      ).toBeVisible(),
    );
    await expect(question().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.signedIn.onEndDevice).not.toHaveBeenCalled();
  },
});

/** The provider is slow: the dialog is busy, and a second press does nothing. */
export const DeviceEnding = meta.story({
  args: {
    signedIn: signedIn({
      onEndDevice: fn(() => new Promise<never>(() => undefined)),
    }),
  },
  parameters: shows('security-settings.state.device-ending'),
  play: async ({ canvas, args, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await signOut('Safari on iOS'));
    const button = question().getByRole('button', { name: 'Sign out' });
    button.click();
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(question().getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.signedIn.onEndDevice).toHaveBeenCalledOnce();
    await expect(args.signedIn.onEndDevice).toHaveBeenCalledWith(2);
  },
});

/** The device could not be signed out: the dialog stays open, explains why, and can be confirmed again. */
export const DeviceEndingFailed = meta.story({
  ...securityFlow({}, mock('endDeviceSession').offline()),
  parameters: shows('security-settings.state.device-ending-failed'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await signOut('Safari on iOS'));
    await userEvent.click(question().getByRole('button', { name: 'Sign out' }));
    await expectText(await question().findByRole('alert'), 'Check your connection and try again.');
    await expect(question().getByRole('button', { name: 'Sign out' })).toBeEnabled();
  },
});

/** The device is removed from the list and from the count behind the sheet, and the sheet says so. */
export const DeviceSignedOut = meta.story({
  ...securityFlow(),
  parameters: shows('security-settings.transition.device-ended'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 devices')).toBeVisible();
    await manage(canvas, userEvent);
    await userEvent.click(await signOut('Chrome on Windows'));
    await userEvent.click(question().getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expectText(sheet().getByRole('status'), 'Chrome on Windows is signed out.');
    await waitFor(() => expect(sheet().getAllByRole('listitem')).toHaveLength(2));
    await expect(sentRequests('endDeviceSession').map(({ params }) => params['id'])).toEqual(['1']);
    await waitFor(() => expect(canvas.getByText('2 devices')).toBeInTheDocument());
  },
});

/** The device's session has already ended (404), which counts as success. */
export const DeviceGone = meta.story({
  ...securityFlow({}, mock('endDeviceSession').refused(404)),
  parameters: shows('security-settings.rule.device-gone'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await signOut('Safari on iOS'));
    await userEvent.click(question().getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expectText(sheet().getByRole('status'), 'Safari on iOS is signed out.');
    await waitFor(() => expect(sentRequests('deviceSessions')).toHaveLength(2));
  },
});

/** All other devices are signed out after a confirmation. This device stays signed in. */
export const OtherDevicesSignedOut = meta.story({
  ...securityFlow(),
  parameters: shows('security-settings.transition.other-devices-ended'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(
      await sheet().findByRole('button', { name: 'Sign out all other devices' }),
    );
    await expectText(question().getByRole('heading'), 'Sign out all other devices?');
    await expect(
      question().getByText(
        'They have to sign in again with your password. This device stays signed in.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(question().getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expectText(sheet().getByRole('status'), 'All other devices are signed out.');
    await expect(await sheet().findByText('No other device is signed in.')).toBeVisible();
    await expect(sentRequests('endOtherSessions')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByText('1 device')).toBeInTheDocument());
  },
});

/** Every kind of failure: the dialog explains each one and can be confirmed again. */
export const OtherDevicesFailInEveryWay = meta.story({
  ...securityFlow(),
  parameters: shows('security-settings.state.device-ending-failed'),
  play: async (playing) => {
    await manage(playing.canvas, playing.userEvent);
    await playing.userEvent.click(
      await sheet().findByRole('button', { name: 'Sign out all other devices' }),
    );
    await failInEveryWay(
      'endOtherSessions',
      playing,
      () => question().getByRole('button', { name: 'Sign out' }),
      'Check your connection and try again.',
    );
    await expect(sheet().getAllByRole('listitem')).toHaveLength(3);
  },
});
