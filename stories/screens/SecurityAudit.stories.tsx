import { expect, fn, screen, waitFor, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import {
  SecuritySettingsScreen,
  type SecuritySettingsActions,
} from '#screens/security-settings/SecuritySettingsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import {
  auditFixtures,
  sampleSettings,
  securityActions,
  securityControls,
  securityFlow,
  securityState,
} from '../fixtures/security.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;
type UserEvent = { click: (element: Element) => Promise<void> };

const meta = preview.meta({
  title: 'Screens/Security audit',
  tags: ['autodocs'],
  component: SecuritySettingsScreen,
  argTypes: securityControls,
  args: { ...securityState, ...securityActions() },
});

const flow = securityFlow();

const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Run Security Audit' });
const status = (canvas: Canvas, title: string) => canvas.findByRole('heading', { name: title });
const finding = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('button', { name });

async function runAudit(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Run Security Audit' }));
}

/** Every state, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('security-settings.content.status-card'),
  argTypes: { onRunAudit: outcomes.control },
});

/** The sample user has no serious findings. Recommendations are shown after the audit. */
export const Good = meta.story({
  ...flow,
  parameters: shows('security-settings.content.status-card'),
  play: async ({ canvas }) => {
    await expect(await status(canvas, 'Security Status: Good')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'What to do' })).not.toBeInTheDocument();
  },
});

/** The audit finds something that should be fixed. */
export const Fair = meta.story({
  args: { audit: auditFixtures.named('something moderate') },
  parameters: shows('security-settings.state.status-fair'),
  play: async ({ canvas }) => {
    await expect(await status(canvas, 'Security Status: Fair')).toBeVisible();
  },
});

/** The audit finds something serious. */
export const AtRisk = meta.story({
  args: { audit: auditFixtures.named('everything') },
  parameters: shows('security-settings.state.status-at-risk'),
  play: async ({ canvas }) => {
    await expect(await status(canvas, 'Security Status: At risk')).toBeVisible();
  },
});

/** The data for the audit is loading, so no status is shown. */
export const Checking = meta.story({
  args: { audit: auditFixtures.named('loading') },
  parameters: shows('security-settings.state.status-unknown'),
  play: async ({ canvas }) => {
    await expect(await status(canvas, 'Checking your security…')).toBeVisible();
    await expect(canvas.queryByText(/^Security Status/)).not.toBeInTheDocument();
  },
});

/** The devices cannot be loaded, so the status is unknown. Running the audit loads them again. */
export const Unknown = meta.story({
  ...flow,
  parameters: shows('security-settings.state.status-unknown'),
  beforeEach({ msw }) {
    msw.use(mock('deviceSessions').refused(500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await status(canvas, 'Security Status: Unknown')).toBeVisible();
    msw.use(mock('deviceSessions').ok());
    await runAudit(canvas, userEvent);
    await expect(await status(canvas, 'Security Status: Good')).toBeVisible();
  },
});

/** While the audit runs, its button is busy, and a second press does nothing. */
export const Running = meta.story({
  args: {
    onRunAudit: fn<SecuritySettingsActions['onRunAudit']>(() => new Promise(() => undefined)),
  },
  parameters: shows('security-settings.state.audit-running'),
  play: async ({ canvas, args }) => {
    const pressed = button(canvas);
    pressed.click();
    pressed.click();
    await expectBusy(await canvas.findByRole('button', { name: 'Running the audit…' }));
    await expect(args.onRunAudit).toHaveBeenCalledOnce();
  },
});

/** Every possible finding, the most serious first, each with advice. */
export const Findings = meta.story({
  args: { audit: auditFixtures.named('everything') },
  parameters: shows('security-settings.state.audit-findings'),
  play: async ({ canvas, userEvent }) => {
    await runAudit(canvas, userEvent);
    await expect(await canvas.findByText('8 things to do:')).toBeVisible();
    const rows = canvas
      .getByRole('list', { name: 'What to do' })
      .querySelectorAll<HTMLElement>('li');
    await expect([...rows].map((row) => row.textContent)).toEqual([
      'At risk: Choose a stronger passwordYour password is easy to guess.',
      'At risk: Check the failed sign-ins12 sign-ins have failed lately. If that was not you, change your password.',
      'Important: Change your passwordYou have used it for 400 days.',
      'Important: Back up your keysNo backup was made on this device. Make one, or write the recovery phrase down.',
      'Important: Get new recovery codesNone is left. Turn two-factor authentication off and on again.',
      'Important: Sign out unused devices2 devices have not been used for 90 days.',
      'Advice: Check your devices7 devices are signed in.',
      'Advice: Turn on biometricsThen this device checks that it is you.',
    ]);
  },
});

/** There are no findings, and the card says so. */
export const NothingToDo = meta.story({
  args: { audit: auditFixtures.named('nothing') },
  parameters: shows('security-settings.state.audit-nothing'),
  play: async ({ canvas, userEvent }) => {
    await runAudit(canvas, userEvent);
    await expect(await canvas.findByText('Nothing to do.')).toBeVisible();
    await expectText(canvas.getByRole('status'), 'The audit is done. Security Status: Good');
    await expect(canvas.queryByRole('list', { name: 'What to do' })).not.toBeInTheDocument();
  },
});

/** The audit refetches its data, so changes from other devices count. */
export const ReadsAgain = meta.story({
  ...flow,
  parameters: shows('security-settings.rule.audit-reads-again'),
  play: async ({ canvas, msw, step, userEvent }) => {
    await status(canvas, 'Security Status: Good');
    await step('lists a fair password and many failed sign-ins', async () => {
      msw.use(
        mock('securitySettings').ok({
          ...sampleSettings,
          passwordStrength: 'fair',
          failedSignIns: 1,
        }),
      );
      await runAudit(canvas, userEvent);
      await expect(await status(canvas, 'Security Status: Fair')).toBeVisible();
      await expect(sentRequests('securitySettings')).toHaveLength(2);
      await expect(sentRequests('deviceSessions')).toHaveLength(2);
      await expect(await canvas.findByText('4 things to do:')).toBeVisible();
      const rows = canvas
        .getByRole('list', { name: 'What to do' })
        .querySelectorAll<HTMLElement>('li');
      await expect([...rows].map((row) => row.textContent)).toEqual([
        'Important: Choose a stronger passwordYour password could be harder to guess.',
        'Advice: Turn on two-factor authenticationThen your password alone does not sign in.',
        'Advice: Check the failed sign-ins1 sign-in has failed lately. If that was not you, change your password.',
        'Advice: Turn on biometricsThen this device checks that it is you.',
      ]);
    });
  },
});

/** The data cannot be loaded: the card explains why and still shows the last result, and the audit can be run again. */
export const AuditFailed = meta.story({
  ...flow,
  parameters: shows('security-settings.state.audit-failed'),
  play: async ({ canvas, msw, userEvent }) => {
    await status(canvas, 'Security Status: Good');
    msw.use(mock('securitySettings').offline());
    await runAudit(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'Check your connection and run the audit again.',
    );
    await expect(await status(canvas, 'Security Status: Good')).toBeVisible();
    await expect(button(canvas)).toBeEnabled();
  },
});

/** Each finding links to its fix: Key Management, the devices, or a control of this screen. */
export const Ways = meta.story({
  args: { audit: auditFixtures.named('everything') },
  parameters: shows('security-settings.transition.audit-ways'),
  play: async ({ canvas, args, step, userEvent }) => {
    await runAudit(canvas, userEvent);
    await step('the password, two-factor and biometrics', async () => {
      await userEvent.click(await finding(canvas, /Change your password/));
      await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus();
      await userEvent.click(await finding(canvas, /Get new recovery codes/));
      await expect(
        canvas.getByRole('switch', { name: /^Two-factor authentication/ }),
      ).toHaveFocus();
      await userEvent.click(await finding(canvas, /Turn on biometrics/));
      await expect(canvas.getByRole('switch', { name: /^Biometrics/ })).toHaveFocus();
    });
    await step('the keys', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Back up your keys/ }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/key-management');
    });
    await step('the devices', async () => {
      await userEvent.click(await finding(canvas, /Sign out unused devices/));
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await expect(
        screen.getByRole('heading', { name: 'Trusted devices', level: 2 }),
      ).toBeVisible();
    });
  },
});
