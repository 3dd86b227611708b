import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleTwoFactorSetup } from '#samples/security-settings.ts';
import { SecuritySettingsScreen } from '#screens/security-settings/SecuritySettingsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { fill } from '#harness/fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { failing } from '../fixtures/outcomes.ts';
import { asksWhoIsThere, presenceSheet, showPresence } from '../fixtures/presence.ts';
import {
  refusal,
  securityActions,
  securityControls,
  securityFlow,
  securityState,
  settingsFixtures,
  signIn,
} from '../fixtures/security.ts';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast } from '#harness/expect-toast.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;
type UserEvent = { click: (element: Element) => Promise<void> };

const meta = preview.meta({
  title: 'Screens/Two-factor authentication',
  tags: ['autodocs'],
  component: SecuritySettingsScreen,
  argTypes: securityControls,
  args: { ...securityState, ...securityActions() },
});

const control = (canvas: Canvas) =>
  canvas.findByRole('switch', { name: /^Two-factor authentication/ });
const sheet = () => within(screen.getByRole('dialog'));
const codeField = () => sheet().getByLabelText('Authenticator code');

async function openSheet(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(await control(canvas));
  // The sheet slides in and is transparent at first.
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

/** Turns the switch on and continues to the field for the first code. */
async function goToCode(canvas: Canvas, userEvent: UserEvent) {
  await openSheet(canvas, userEvent);
  await userEvent.click(await sheet().findByRole('button', { name: 'Next' }));
}

async function goToRecoveryCodes(canvas: Canvas, userEvent: UserEvent) {
  await goToCode(canvas, userEvent);
  await fill(codeField(), '287082');
  await userEvent.click(sheet().getByRole('button', { name: 'Turn on' }));
  await expect(await sheet().findByRole('list', { name: 'Recovery codes' })).toBeVisible();
}

const signIns = namedFixtures({
  'changes succeed': signIn(),
  'a code is refused': signIn({ onConfirmTwoFactor: failing, onStopTwoFactor: failing }),
  'nothing can be copied': signIn({ onCopy: failing }),
});

/** Every state, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('security-settings.state.two-factor-off'),
  argTypes: { signIn: signIns.control },
  args: { signIn: signIns.named('changes succeed') },
});

/** Two-factor is on, with a note. With enough recovery codes they are not mentioned. */
export const TwoFactorOn = meta.story({
  args: { settings: settingsFixtures.named('two-factor on') },
  parameters: shows('security-settings.state.two-factor-on'),
  play: async ({ canvas }) => {
    await expect(await control(canvas)).toBeChecked();
    await expect(canvas.getByText('Two-factor authentication is active')).toBeVisible();
    await expect(canvas.queryByText(/recovery codes? (is|are) left/)).not.toBeInTheDocument();
  },
});

/** Two-factor is off, and no note is shown. */
export const TwoFactorOff = meta.story({
  parameters: shows('security-settings.state.two-factor-off'),
  play: async ({ canvas }) => {
    await expect(await control(canvas)).not.toBeChecked();
    await expect(await control(canvas)).toHaveAccessibleDescription(
      'A code of your authenticator app at sign-in',
    );
    await expect(canvas.queryByText(/active$/)).not.toBeInTheDocument();
  },
});

/** Only three recovery codes are left: a second note says so. */
export const ThreeRecoveryCodesLeft = meta.story({
  args: { settings: settingsFixtures.named('three recovery codes left') },
  parameters: shows('security-settings.state.recovery-codes-few'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '3 recovery codes are left. Turn two-factor authentication off and on again to get new ones.',
      ),
    ).toBeVisible();
  },
});

/** One recovery code is left. */
export const OneRecoveryCodeLeft = meta.story({
  args: { settings: settingsFixtures.named('one recovery code left') },
  parameters: shows('security-settings.state.recovery-codes-few'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 recovery code is left\./)).toBeVisible();
  },
});

/** No recovery code is left. */
export const NoRecoveryCodesLeft = meta.story({
  args: { settings: settingsFixtures.named('no recovery codes left') },
  parameters: shows('security-settings.state.recovery-codes-few'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No recovery codes are left\./)).toBeVisible();
  },
});

/** The key is being created, and the sheet is already open. */
export const Starting = meta.story({
  args: {
    signIn: signIn({
      onStartTwoFactor: fn(() => new Promise<never>(() => undefined)),
    }),
  },
  parameters: shows('security-settings.state.two-factor-starting'),
  play: async ({ canvas, args, userEvent }) => {
    await openSheet(canvas, userEvent);
    await expect(
      sheet().getByText('Making the code for your authenticator app'),
    ).toBeInTheDocument();
    await expect(
      sheet().getByRole('heading', { name: 'Set up two-factor authentication' }),
    ).toBeVisible();
    await expect(sheet().queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await expect(await control(canvas)).not.toBeChecked();
    await expect(args.signIn.onStartTwoFactor).toHaveBeenCalledOnce();
  },
});

/** The key could not be created: the sheet shows the provider's message and offers a retry. */
export const StartFailed = meta.story({
  ...securityFlow(
    {},
    mock('startTwoFactor').refused(409, 'Two-factor authentication is on already.'),
  ),
  parameters: shows('security-settings.state.two-factor-start-failed'),
  play: async ({ canvas, userEvent }) => {
    await openSheet(canvas, userEvent);
    await expectText(await sheet().findByRole('alert'), 'Two-factor authentication is on already.');
    await expect(
      sheet().getByRole('heading', { name: 'Set up two-factor authentication' }),
    ).toBeVisible();
    await userEvent.click(sheet().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentRequests('startTwoFactor')).toHaveLength(2));
    await sheet().findByRole('alert');
  },
});

/** The QR code for the app, and the same key to type. No code is sent by SMS or e-mail. */
export const Scan = meta.story({
  parameters: shows('security-settings.state.two-factor-scan'),
  play: async ({ canvas, userEvent }) => {
    await openSheet(canvas, userEvent);
    await expect(
      sheet().getByRole('heading', { name: 'Set up two-factor authentication' }),
    ).toBeVisible();
    await expect(
      await sheet().findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expect(
      sheet().getByRole('heading', { name: 'Or type this key into the app' }),
    ).toBeVisible();
    await expect(sheet().getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await expect(
      sheet().getByText(
        'Scan this code with an authenticator app. The wallet never sends its codes by SMS or e-mail.',
      ),
    ).toBeVisible();
  },
});

/** The code cannot be drawn: an error and a retry button are shown. The key can still be typed. */
export const ScanNotDrawn = meta.story({
  args: {
    signIn: signIn({
      onStartTwoFactor: fn(() =>
        // Longer than the capacity of a code.
        Promise.resolve({ ...sampleTwoFactorSetup, uri: 'otpauth://totp/'.repeat(250) }),
      ),
    }),
  },
  parameters: shows('security-settings.state.two-factor-scan'),
  play: async ({ canvas, userEvent }) => {
    await openSheet(canvas, userEvent);
    const problem = await sheet().findByRole('alert');
    await expectText(problem, 'The code could not be drawn.');
    await expect(within(problem).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(sheet().getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  },
});

/** The key is copied without spaces, and the button says so. */
export const KeyCopied = meta.story({
  parameters: shows('security-settings.state.two-factor-copied'),
  play: async ({ canvas, args, userEvent }) => {
    await openSheet(canvas, userEvent);
    await userEvent.click(await sheet().findByRole('button', { name: 'Copy the key' }));
    await expect(await sheet().findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(args.signIn.onCopy).toHaveBeenCalledWith(sampleTwoFactorSetup.secret);
    await expectNoToast();
  },
});

/** The browser refuses clipboard access: the key can still be selected. */
export const KeyNotCopied = meta.story({
  args: {
    signIn: signIn({
      onCopy: fn(() => Promise.reject(new Error('refused'))),
    }),
  },
  parameters: shows('security-settings.state.two-factor-copied'),
  play: async ({ canvas, userEvent }) => {
    await openSheet(canvas, userEvent);
    await userEvent.click(await sheet().findByRole('button', { name: 'Copy the key' }));
    await expectText(
      await sheet().findByRole('alert'),
      'This could not be copied. Select the text and copy it yourself.',
    );
  },
});

/** The first code is typed with the numeric keyboard or filled in by the app. Fewer than six digits are not sent. */
export const FirstCode = meta.story({
  parameters: shows(
    'security-settings.state.two-factor-code',
    'security-settings.validation.two-factor-code',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await goToCode(canvas, userEvent);
    await step('has the focus, and a numeric keyboard', async () => {
      await expect(sheet().getByRole('heading', { name: 'Enter the first code' })).toBeVisible();
      await expect(
        sheet().getByText(
          'Your authenticator app now shows a code for Superwallet. It changes every 30 seconds.',
        ),
      ).toBeVisible();
      await waitFor(() => expect(codeField()).toHaveFocus());
      await expect(codeField()).toHaveAttribute('inputmode', 'numeric');
      await expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(
        sheet().queryByRole('button', { name: 'Use a recovery code' }),
      ).not.toBeInTheDocument();
    });
    await step('leads back to the QR code', async () => {
      await userEvent.click(sheet().getByRole('button', { name: 'Show the QR code again' }));
      await userEvent.click(sheet().getByRole('button', { name: 'Next' }));
    });
    await step('needs six digits', async () => {
      await userEvent.click(sheet().getByRole('button', { name: 'Turn on' }));
      await expect(codeField()).toHaveAccessibleDescription(/^Enter the code\./);
      await fill(codeField(), '28708');
      await userEvent.click(sheet().getByRole('button', { name: 'Turn on' }));
      await expect(codeField()).toHaveAccessibleDescription(/^A code has six digits\./);
      await expect(codeField()).toHaveFocus();
      await expect(args.signIn.onConfirmTwoFactor).not.toHaveBeenCalled();
    });
  },
});

/** While the first code is checked, it cannot be changed, and a second press does nothing. */
export const FirstCodePending = meta.story({
  args: {
    signIn: signIn({
      onConfirmTwoFactor: fn(() => new Promise<never>(() => undefined)),
    }),
  },
  parameters: shows('security-settings.state.two-factor-code'),
  play: async ({ canvas, args, userEvent }) => {
    await goToCode(canvas, userEvent);
    await fill(codeField(), '287082');
    await userEvent.dblClick(sheet().getByRole('button', { name: 'Turn on' }));
    await expectBusy(await sheet().findByRole('button', { name: 'Turning on…' }));
    await expect(codeField()).toHaveAttribute('readonly');
    await expect(args.signIn.onConfirmTwoFactor).toHaveBeenCalledOnce();
  },
});

/** The code is wrong: the field says so and keeps its value, and the switch stays off. */
export const WrongCode = meta.story({
  ...securityFlow(
    {},
    mock('confirmTwoFactor').answers(...refusal('code-wrong', 'This code is wrong.')),
  ),
  parameters: shows('security-settings.validation.two-factor-code-wrong'),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await fill(codeField(), '287 083');
    await userEvent.click(sheet().getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(codeField()).toHaveAccessibleDescription(
        /^This code is not right, or it was used already\. Enter the next one\./,
      ),
    );
    await expect(codeField()).toHaveFocus();
    await expect(codeField()).toHaveValue('287 083');
    await expect(sentRequests('confirmTwoFactor').map(({ body }) => body)).toEqual([
      { code: '287083' },
    ]);
    await expect(await control(canvas)).not.toBeChecked();
    await expect(storyServices().log.info).toHaveBeenCalledOnce();
  },
});

/** Too many wrong codes: the provider asks to wait. */
export const TooManyCodes = meta.story({
  ...securityFlow(
    {},
    mock('confirmTwoFactor').refusedBy(429, 'too-many-sign-ins', { seconds: 900 }),
  ),
  parameters: shows('security-settings.state.two-factor-too-many'),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await fill(codeField(), '287082');
    await userEvent.click(sheet().getByRole('button', { name: 'Turn on' }));
    await expectText(
      await sheet().findByRole('alert'),
      'Too many tries. Wait 15 minutes, then try again.',
    );
    await expect(codeField()).toHaveValue('287082');
  },
});

/** The provider is unreachable: the code stays for another attempt. */
export const CodeNotSent = meta.story({
  ...securityFlow({}, mock('confirmTwoFactor').offline()),
  parameters: shows('security-settings.state.two-factor-unreachable'),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await fill(codeField(), '287082');
    await userEvent.click(sheet().getByRole('button', { name: 'Turn on' }));
    await expectText(
      await sheet().findByRole('alert'),
      'We cannot reach the wallet service. Check your connection and try again.',
    );
    await expect(codeField()).toHaveValue('287082');
    await expect(await control(canvas)).not.toBeChecked();
  },
});

/** Two-factor is already on, because another device was faster or the answer to an earlier code was lost. */
export const AlreadyOn = meta.story({
  ...securityFlow(
    {},
    mock('confirmTwoFactor').refused(
      409,
      'Two-factor authentication is on already. Turn it off first.',
    ),
  ),
  parameters: shows('security-settings.state.two-factor-already-on'),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await fill(codeField(), '287082');
    await userEvent.click(sheet().getByRole('button', { name: 'Turn on' }));
    await expectText(
      await sheet().findByRole('alert'),
      'Two-factor authentication is on already. Turn it off first.',
    );
    await waitFor(() => expect(sentRequests('securitySettings').length).toBeGreaterThan(1));
  },
});

/** Closing before the first code leaves two-factor off, without a confirmation. */
export const ClosedEarly = meta.story({
  ...securityFlow(),
  parameters: {
    ...shows('security-settings.rule.two-factor-closed-early'),
    ...sameAs('Two Factor Off', 'two-factor is off at the end'),
  },
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(await control(canvas)).not.toBeChecked();
    await expect(sentRequests('confirmTwoFactor')).toEqual([]);
  },
});

/** Two-factor is on. The recovery codes are shown only once, and Done is disabled until the user has saved them. */
export const RecoveryCodes = meta.story({
  ...securityFlow(),
  parameters: shows('security-settings.state.recovery-codes'),
  play: async ({ canvas, step, userEvent }) => {
    await goToRecoveryCodes(canvas, userEvent);
    const { device } = storyServices();
    await step('shows ten codes', async () => {
      await expect(
        sheet().getByRole('heading', { name: 'Save your recovery codes' }),
      ).toBeVisible();
      await expect(
        sheet().getByText(
          'Two-factor authentication is on. Each of these codes signs you in once when you do not have your authenticator app. They are not shown again.',
        ),
      ).toBeVisible();
      const codes = sheet().getAllByRole('listitem');
      await expect(codes).toHaveLength(10);
      await expectText(codes[0], 'k7mq-2vxd');
      await expect(sheet().getByRole('button', { name: 'Done' })).toBeDisabled();
    });
    await step('copies and saves them, each on a line', async () => {
      await userEvent.click(sheet().getByRole('button', { name: 'Copy' }));
      await expect(await sheet().findByRole('button', { name: 'Copied' })).toBeVisible();
      await expect(device.copy).toHaveBeenCalledWith(
        expect.stringMatching(/^k7mq-2vxd\n9fhc-w4tn\n[^]*d9rs-4jgy$/),
      );
      await userEvent.click(sheet().getByRole('button', { name: 'Save' }));
      await expect(device.saveFile).toHaveBeenCalledWith(
        'superwallet-recovery-codes.txt',
        expect.stringMatching(/^Superwallet recovery codes\n\nk7mq-2vxd\n[^]*d9rs-4jgy\n$/),
        'text/plain;charset=utf-8',
      );
    });
  },
});

/** The codes are saved: the sheet is closed, the switch is on, and the codes are not shown again. */
export const TurnedOn = meta.story({
  ...securityFlow(),
  parameters: {
    ...shows('security-settings.transition.two-factor-on'),
    ...sameAs('Two Factor On', 'two-factor is on at the end'),
  },
  play: async ({ canvas, userEvent }) => {
    await goToRecoveryCodes(canvas, userEvent);
    await userEvent.click(sheet().getByRole('checkbox', { name: 'I have saved these codes' }));
    await userEvent.click(sheet().getByRole('button', { name: 'Done' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await control(canvas)).toBeChecked();
    await expect(canvas.getByText('Two-factor authentication is active')).toBeVisible();
    await expect(canvas.queryByText('k7mq-2vxd')).not.toBeInTheDocument();
  },
});

/** Closing before the codes are saved asks for confirmation. */
export const RecoveryCodesUnsaved = meta.story({
  ...securityFlow(),
  parameters: shows('security-settings.state.recovery-codes-unsaved'),
  play: async ({ canvas, step, userEvent }) => {
    await goToRecoveryCodes(canvas, userEvent);
    const question = () => within(screen.getByRole('alertdialog'));
    const close = () => userEvent.click(sheet().getByRole('button', { name: 'Close' }));
    await step('asks, and goes back to the codes', async () => {
      await close();
      await expectText(question().getByRole('heading'), 'Have you saved the codes?');
      await userEvent.click(question().getByRole('button', { name: 'Show the codes' }));
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      await expect(sheet().getByText('k7mq-2vxd')).toBeVisible();
    });
    await step('states what is lost', async () => {
      await close();
      await waitFor(() =>
        expect(
          question().getByText(
            'Two-factor authentication is on. The recovery codes are not shown again, and without them you cannot sign in when you lose your authenticator app.',
          ),
        ).toBeVisible(),
      );
    });
  },
});

/** The sheet is closed without saving the codes: two-factor is still on. */
export const RecoveryCodesNotSaved = meta.story({
  ...securityFlow(),
  parameters: {
    ...shows('security-settings.state.recovery-codes-unsaved'),
    ...sameAs('Two Factor On', 'two-factor is on at the end'),
  },
  play: async ({ canvas, userEvent }) => {
    await goToRecoveryCodes(canvas, userEvent);
    await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }),
    );
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await control(canvas)).toBeChecked();
    await expect(screen.queryByText('k7mq-2vxd')).not.toBeInTheDocument();
  },
});

/** Turning two-factor off asks for a code or a recovery code. With a wrong code two-factor stays on. */
export const TurningOff = meta.story({
  ...securityFlow(
    { twoFactorEnabled: true, recoveryCodesLeft: 10 },
    mock('stopTwoFactor').answers(...refusal('code-wrong', 'This code is wrong.')),
  ),
  parameters: shows('security-settings.state.two-factor-turning-off'),
  play: async ({ canvas, step, userEvent }) => {
    await openSheet(canvas, userEvent);
    await step('asks for a code', async () => {
      await expect(
        sheet().getByRole('heading', { name: 'Turn off two-factor authentication' }),
      ).toBeVisible();
      await expect(
        sheet().getByText('Enter a code to turn it off. After that your password alone signs in.'),
      ).toBeVisible();
      await expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    });
    await step('asks for a recovery code', async () => {
      await userEvent.click(sheet().getByRole('button', { name: 'Use a recovery code' }));
      const field = sheet().getByLabelText('Recovery code');
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('inputmode', 'text');
      await fill(field, 'k7mq-2vxx');
      await userEvent.click(sheet().getByRole('button', { name: 'Turn off' }));
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(
          /^This recovery code is not right, or it was used already\./,
        ),
      );
      await expect(field).toHaveValue('k7mq-2vxx');
      await expect(sentRequests('stopTwoFactor').map(({ body }) => body)).toEqual([
        { code: 'k7mq2vxx' },
      ]);
    });
    await expect(await control(canvas)).toBeChecked();
  },
});

/** While two-factor is turned off, the code cannot be changed, and a second press does nothing. */
export const TurningOffPending = meta.story({
  args: {
    settings: settingsFixtures.named('two-factor on'),
    signIn: signIn({
      onStopTwoFactor: fn(() => new Promise<never>(() => undefined)),
    }),
  },
  parameters: shows('security-settings.state.two-factor-turning-off'),
  play: async ({ canvas, args, userEvent }) => {
    await openSheet(canvas, userEvent);
    await fill(codeField(), '287082');
    await userEvent.dblClick(sheet().getByRole('button', { name: 'Turn off' }));
    await expectBusy(await sheet().findByRole('button', { name: 'Turning off…' }));
    await expect(codeField()).toHaveAttribute('readonly');
    await expect(args.signIn.onStopTwoFactor).toHaveBeenCalledOnce();
  },
});

/** Every kind of failure: the sheet explains each one and can be sent again. */
export const TurningOffFailsInEveryWay = meta.story({
  ...securityFlow({ twoFactorEnabled: true, recoveryCodesLeft: 10 }),
  parameters: shows('security-settings.state.two-factor-turning-off'),
  play: async (playing) => {
    await openSheet(playing.canvas, playing.userEvent);
    await fill(codeField(), '287082');
    await failInEveryWay(
      'stopTwoFactor',
      playing,
      () => sheet().getByRole('button', { name: 'Turn off' }),
      'We cannot reach the wallet service. Check your connection and try again.',
      'Too many tries. Wait a few minutes, then try again.',
    );
    await expect(await control(playing.canvas)).toBeChecked();
  },
});

/** With the code two-factor is off, and the note is gone. */
export const TurnedOff = meta.story({
  ...securityFlow({ twoFactorEnabled: true, recoveryCodesLeft: 2 }),
  parameters: {
    ...shows('security-settings.transition.two-factor-off'),
    ...sameAs('Two Factor Off', 'two-factor is off at the end'),
  },
  play: async ({ canvas, userEvent }) => {
    await openSheet(canvas, userEvent);
    await fill(codeField(), '287082');
    await userEvent.click(sheet().getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await control(canvas)).not.toBeChecked();
    await expect(canvas.queryByText('Two-factor authentication is active')).toBeNull();
    await expect(canvas.queryByText(/^2 recovery codes/)).toBeNull();
  },
});

/** Starting the setup asks for the password. Closing that sheet leaves two-factor off. */
export const StartAsksWhoIsThere = meta.story({
  ...securityFlow({}, ...asksWhoIsThere('startTwoFactor')),
  parameters: shows('security-settings.transition.two-factor-start-presence'),
  play: async ({ canvas, step, userEvent }) => {
    await step('closing the prompt sets nothing up', async () => {
      await userEvent.click(await control(canvas));
      await userEvent.click((await presenceSheet()).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await control(canvas)).not.toBeChecked();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('the password leads to the QR code', async () => {
      await userEvent.click(await control(canvas));
      await showPresence(userEvent);
      await expect(
        await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
      ).toBeVisible();
      await expect(sentRequests('startTwoFactor')).toHaveLength(3);
    });
  },
});

/** Turning two-factor off asks for the password after the code, and then sends the code again automatically. */
export const StopAsksWhoIsThere = meta.story({
  ...securityFlow(
    { twoFactorEnabled: true, recoveryCodesLeft: 10 },
    ...asksWhoIsThere('stopTwoFactor'),
  ),
  parameters: {
    ...shows('security-settings.transition.two-factor-stop-presence'),
    ...sameAs('Two Factor On', 'the mocks report that two-factor is on'),
  },
  play: async ({ canvas, userEvent }) => {
    await openSheet(canvas, userEvent);
    await fill(codeField(), '287082');
    await userEvent.click(sheet().getByRole('button', { name: 'Turn off' }));
    await showPresence(userEvent);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(sentRequests('stopTwoFactor').map(({ body }) => body)).toEqual([
      { code: '287082' },
      { code: '287082' },
    ]);
  },
});
