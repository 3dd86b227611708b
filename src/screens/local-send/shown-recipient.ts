import { merchantCodeIn } from '#wallet/entities/merchant-recipient.ts';

/** A recipient as the form shows it: the code of a merchant, or any other recipient as typed. */
export function shownRecipient(recipient: string): string {
  const code = merchantCodeIn(recipient);
  return code === undefined ? recipient : `가맹점 ${code}`;
}
