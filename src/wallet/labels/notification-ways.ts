import type { User } from '#wallet/entities/user.ts';

/** Whether this device receives push notifications, or the reason why not (decision 190). */
export type PushStatus =
  | 'on'
  | 'off'
  /** The user has closed the browser's question without an answer. */
  | 'dismissed'
  /** The user has refused them in the browser. */
  | 'blocked'
  /** The browser cannot receive them. */
  | 'unsupported'
  /** The provider sends none. */
  | 'none'
  /** Not known yet, or the provider could not be reached. */
  | 'unknown';

/** The parts of a user that decide which notifications reach them. */
export type Reachable = Pick<User, 'phone' | 'emailProven' | 'phoneProven'>;

/** The sentence under each switch: where its notifications go, or the reason why none are sent. */
export function channelDescriptions(
  { phone, emailProven, phoneProven }: Reachable,
  sandboxes: Readonly<Record<'email' | 'sms', boolean>>,
  push: PushStatus,
): Readonly<Record<'emailNotifications' | 'smsNotifications' | 'pushNotifications', string>> {
  return {
    emailNotifications: !emailProven
      ? 'None are sent: confirm your e-mail address in Edit Profile first'
      : sandboxes.email
        ? 'Test wallet: they are not sent, but shown on the page of the sandbox'
        : 'To your e-mail address',
    smsNotifications:
      phone.trim() === ''
        ? 'None are sent: add your phone number in Edit Profile first'
        : !phoneProven
          ? 'None are sent: confirm your phone number in Edit Profile first'
          : sandboxes.sms
            ? 'Test wallet: they are not sent, but shown on the page of the sandbox'
            : 'To your phone number',
    pushNotifications: pushDescriptions[push],
  };
}

const pushDescriptions: Readonly<Record<PushStatus, string>> = {
  on: 'On this device, also while the wallet is closed',
  off: 'Not on this device yet: your browser will ask you',
  dismissed: 'Not turned on: answer the question of your browser with Allow',
  blocked: 'Blocked: allow notifications for this page in the settings of your browser',
  unsupported: 'This browser cannot receive them. On an iPhone, install the wallet first',
  none: 'This wallet service sends none',
  unknown: 'We could not check this device yet',
};

/** True if a press on the switch can turn push notifications on. */
export function canTurnPushOn(push: PushStatus): boolean {
  return push === 'on' || push === 'off' || push === 'dismissed';
}
