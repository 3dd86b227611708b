import { expect, fn, waitFor, type Mock } from 'storybook/test';

import preview from '#.storybook/preview';
import { buildUser } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { MyInfoScreen, type MyInfoActions } from '#screens/my-info/MyInfoScreen.tsx';
import type { Loadable } from '#wallet/loadable.ts';

import { shows } from '../catalogue.ts';
import { seeNoToast } from '../see-toast.ts';
import { storyClient } from '../story-client.ts';
import { useRemote } from '../use-remote.ts';

const params = { userId: 1 };

function MyInfo({
  onSignedOut,
  ...props
}: Pick<MyInfoActions, 'onNavigate' | 'onDeviceCheck' | 'log'> & {
  biometricSupported: boolean;
  onSignedOut: () => void;
}) {
  const [user, readUser] = useRemote('user', { params });
  return (
    <MyInfoScreen
      {...props}
      user={present(user)}
      onBiometricChange={async (enable) => {
        await storyClient(enable ? 'enableBiometric' : 'disableBiometric', { params });
        readUser();
      }}
      onSignOut={async () => {
        await storyClient('logout', {});
        onSignedOut();
      }}
      onRetry={readUser}
    />
  );
}

/** No data on a 401 is still loading: the session is about to end. */
function present<T>(loadable: Loadable<T | null>): Loadable<T> {
  if (loadable.status !== 'ready') return loadable;
  const { data } = loadable;
  return data === null ? { status: 'loading' } : { status: 'ready', data };
}

const meta = preview.meta({
  title: 'Screens/My info',
  component: MyInfo,
  args: {
    biometricSupported: true,
    onNavigate: fn(),
    onDeviceCheck: fn<MyInfoActions['onDeviceCheck']>(() => Promise.resolve()),
    onSignedOut: fn(),
    log: fn(),
  },
});

const biometrics = { name: /^Biometrics/ };

/** Who is signed in, everything to set, where to get help, and the way out. */
export const Default = meta.story({
  parameters: shows('my-info.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('says who is signed in, and leads to their profile', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My info');
      await expect(await canvas.findByText('Jiwoo Kim')).toBeVisible();
      await expect(canvas.getByText('jiwoo.kim@example.com')).toBeVisible();
      await expect(canvas.getByText('JK')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Edit Profile' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/edit-profile');
    });
    await step('leads to every setting and to help', async () => {
      const targets = [
        ['Bank information', '/bank-info'],
        ['Security settings', '/security-settings'],
        ['Key management', '/key-management'],
        ['Language', '/language-settings'],
        ['Notifications', '/notification-settings'],
        ['Help center', '/help-center'],
      ] as const;
      for (const [name, target] of targets) {
        await userEvent.click(canvas.getByRole('link', { name }));
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
    await step('says its version, and offers to sign out', async () => {
      await expect(canvas.getByRole('region', { name: 'App information' })).toHaveTextContent(
        'Version2.0.0',
      );
      await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await expect(sentRequests('user').map((request) => request.params['userId'])).toEqual(['1']);
    });
  },
});

/** The longest names break within their card, in any script. */
export const LongestName = meta.story({
  parameters: shows('my-info.state.default'),
  beforeEach({ msw }) {
    msw.use(
      mock('user').ok(
        buildUser({
          firstName: 'Maximiliana 김지우',
          lastName: 'Wolfeschlegelsteinhausenbergerdorff',
          email: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@subdomain.example.com',
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByText(/^Maximiliana/);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(canvas.getByText('MW')).toBeVisible();
  },
});

/** Biometrics are enabled: the switch says so. */
export const BiometricOn = meta.story({
  parameters: shows('my-info.state.biometric-on'),
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', biometrics)).toBeChecked();
  },
});

/** Biometrics are not enabled, and can be: the switch is off. */
export const BiometricOff = meta.story({
  parameters: shows('my-info.state.biometric-off'),
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await expect(control).not.toBeChecked();
    await expect(control).toBeEnabled();
  },
});

/** A device that cannot check who holds it offers nothing to switch. */
export const BiometricHidden = meta.story({
  args: { biometricSupported: false },
  parameters: shows('my-info.state.biometric-hidden'),
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Jiwoo Kim');
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/biometric/i)).not.toBeInTheDocument();
  },
});

/** Lets the device wait for its person; `confirm` is their finger. */
function askDevice(onDeviceCheck: Mock<MyInfoActions['onDeviceCheck']>): { confirm: () => void } {
  const device = { confirm: () => undefined as void };
  onDeviceCheck.mockImplementation(
    () =>
      new Promise((resolve) => {
        device.confirm = resolve;
      }),
  );
  return device;
}

/** While the device asks its person the switch stays; then the provider is told once, and the switch follows. */
export const BiometricEnableSucceeds = meta.story({
  parameters: shows('my-info.transition.biometric-enable'),
  play: async ({ canvas, args, msw, step, userEvent }) => {
    const device = askDevice(args.onDeviceCheck);
    const control = await canvas.findByRole('switch', biometrics);
    await step('asks the device first, once', async () => {
      await userEvent.dblClick(control);
      await expect(args.onDeviceCheck.mock.calls).toEqual([[true]]);
      await expect(control).not.toBeChecked();
      await expect(control).toHaveAccessibleDescription('Confirm on your device');
      await expect(sentRequests('enableBiometric')).toHaveLength(0);
    });
    await step('then tells the provider, and shows what it says', async () => {
      msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
      device.confirm();
      await waitFor(() => expect(canvas.getByRole('switch', biometrics)).toBeChecked());
      await expect(
        sentRequests('enableBiometric').map((request) => request.params['userId']),
      ).toEqual(['1']);
      await expect(sentRequests('disableBiometric')).toHaveLength(0);
      await seeNoToast();
    });
  },
});

/** Turning them off is as much the person's own doing as turning them on: the device is asked as well. */
export const BiometricDisableSucceeds = meta.story({
  parameters: shows('my-info.transition.biometric-disable'),
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
  },
  play: async ({ canvas, args, msw, step, userEvent }) => {
    const device = askDevice(args.onDeviceCheck);
    const control = await canvas.findByRole('switch', biometrics);
    await step('asks the device first', async () => {
      await userEvent.click(control);
      await expect(args.onDeviceCheck.mock.calls).toEqual([[false]]);
      await expect(control).toBeChecked();
      await expect(sentRequests('disableBiometric')).toHaveLength(0);
    });
    await step('then tells the provider, and shows what it says', async () => {
      msw.use(mock('user').ok(buildUser()));
      device.confirm();
      await waitFor(() => expect(canvas.getByRole('switch', biometrics)).not.toBeChecked());
      await expect(
        sentRequests('disableBiometric').map((request) => request.params['userId']),
      ).toEqual(['1']);
      await expect(sentRequests('enableBiometric')).toHaveLength(0);
      await seeNoToast();
    });
  },
});

/** Another finger, or none in time: it is logged, and everything stays as it was. */
export const BiometricDeviceCheckFailed = meta.story({
  args: {
    onDeviceCheck: fn<MyInfoActions['onDeviceCheck']>(() =>
      Promise.reject(new DOMException('Timed out.', 'NotAllowedError')),
    ),
  },
  parameters: shows('my-info.state.biometric-device-check-failed'),
  play: async ({ canvas, args, userEvent }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await userEvent.click(control);
    await waitFor(() => expect(args.log).toHaveBeenCalledTimes(1));
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Fingerprint, face or PIN');
    await expect(sentRequests('enableBiometric')).toHaveLength(0);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await seeNoToast();
  },
});

/** The device agrees, the provider does not: the switch stays, and why is said below it until it is tried again. */
export const BiometricNotSaved = meta.story({
  parameters: shows('my-info.state.biometric-not-saved'),
  beforeEach({ msw }) {
    msw.use(mock('enableBiometric').refused(500));
  },
  play: async ({ canvas, args, userEvent }) => {
    const control = await canvas.findByRole('switch', biometrics);
    await userEvent.click(control);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The change could not be saved. Something went wrong on our side.',
    );
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
    await expect(args.log).not.toHaveBeenCalled();
    await seeNoToast();
  },
});

/** The provider is told once, however often the button is pressed, and then the session ends. */
export const SignOut = meta.story({
  parameters: shows('my-info.transition.sign-out'),
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('Jiwoo Kim');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledTimes(1));
    await expect(sentRequests('logout')).toHaveLength(1);
    await expect(await canvas.findByRole('button', { name: 'Sign Out' })).toBeEnabled();
  },
});

/** The person is not known yet: nobody's name shows, and the rest of the screen is there. */
export const Loading = meta.story({
  parameters: shows('my-info.state.loading'),
  beforeEach({ msw }) {
    msw.use(mock('user').never());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your info')).toBeInTheDocument();
    await expect(canvas.queryByText('User')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Bank information' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  },
});

/** Who it is cannot be said: why, and a retry. Settings and the way out need nobody's name. */
export const LoadError = meta.story({
  parameters: shows('my-info.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('user').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '500: {"error":"Something went wrong on our side."}',
    );
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
    const before = sentRequests('user').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
    await expect(sentRequests('user')).toHaveLength(before + 1);
  },
});
