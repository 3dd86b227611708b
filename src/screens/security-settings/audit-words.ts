import type { AuditConcern } from '#wallet/security-audit.ts';

/** The singular or the plural, by a count. */
const counted = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** A finding in words: the problem and its fix. `count` is the figure of the finding. */
export const auditWords: Readonly<
  Record<AuditConcern, { title: string; detail: (count: number) => string }>
> = {
  'weak-password': {
    title: 'Choose a stronger password',
    detail: () => 'Your password is easy to guess.',
  },
  'fair-password': {
    title: 'Choose a stronger password',
    detail: () => 'Your password could be harder to guess.',
  },
  'old-password': {
    title: 'Change your password',
    detail: (days) => `You have used it for ${days} days.`,
  },
  'failed-sign-ins': {
    title: 'Check the failed sign-ins',
    detail: (count) =>
      `${counted(count, '1 sign-in has', `${count} sign-ins have`)} failed lately. If that was not you, change your password.`,
  },
  'keys-without-backup': {
    title: 'Back up your keys',
    detail: () => 'No backup was made on this device. Make one, or write the recovery phrase down.',
  },
  'few-recovery-codes': {
    title: 'Get new recovery codes',
    detail: (count) =>
      `${count === 0 ? 'None is' : counted(count, '1 is', `${count} are`)} left. Turn two-factor authentication off and on again.`,
  },
  'unused-devices': {
    title: 'Sign out unused devices',
    detail: (count) =>
      `${counted(count, '1 device has', `${count} devices have`)} not been used for 90 days.`,
  },
  'two-factor-off': {
    title: 'Turn on two-factor authentication',
    detail: () => 'Then your password alone does not sign in.',
  },
  'many-devices': {
    title: 'Check your devices',
    detail: (count) => `${count} devices are signed in.`,
  },
  'biometrics-off': {
    title: 'Turn on biometrics',
    detail: () => 'Then this device checks that it is you.',
  },
};
