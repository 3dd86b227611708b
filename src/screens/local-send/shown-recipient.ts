import type { LocalMessages } from '#i18n/en/local.ts';
import { merchantCodeIn } from '#wallet/entities/merchant-recipient.ts';

/** A recipient as the form shows it: the code of a merchant, or any other recipient as typed. */
export function shownRecipient(
  recipient: string,
  t: Pick<LocalMessages['send'], 'merchant'>,
): string {
  const code = merchantCodeIn(recipient);
  return code === undefined ? recipient : t.merchant(code);
}
