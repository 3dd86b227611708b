import type { AccountMessages } from '#i18n/en/account.ts';
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
  t: AccountMessages['notifications'],
): Readonly<Record<'emailNotifications' | 'smsNotifications' | 'pushNotifications', string>> {
  return {
    emailNotifications: !emailProven
      ? t.emailNotConfirmed
      : sandboxes.email
        ? t.sandbox
        : t.toEmail,
    smsNotifications:
      phone.trim() === ''
        ? t.noPhone
        : !phoneProven
          ? t.phoneNotConfirmed
          : sandboxes.sms
            ? t.sandbox
            : t.toPhone,
    pushNotifications: t.push[push],
  };
}

/** True if a press on the switch can turn push notifications on. */
export function canTurnPushOn(push: PushStatus): boolean {
  return push === 'on' || push === 'off' || push === 'dismissed';
}
