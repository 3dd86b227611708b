import { codePicture, type CodePicture } from '#components/code-picture.ts';
import { recipientCode } from '#wallet/codes/payment-code.ts';
import type { RecipientCode } from '#wallet/codes/recipient-code.ts';
import { formatWon } from '#wallet/money/format-figure.ts';

/** The payee of a code: their phone number, e-mail address or DID, and their name. */
export type Payee = Required<Pick<RecipientCode, 'recipient' | 'name'>>;

/** A code to pay someone; the amount in won. */
export type PayCode = Payee & Pick<RecipientCode, 'amount'>;

/** The request of a code in words: `Pay Jiwoo Kim ₩5,000`. */
export function payCodeTitle({ name, amount }: PayCode): string {
  return amount === undefined ? `Pay ${name}` : `Pay ${name} ${formatWon(amount)}`;
}

/** The text to share: the payee, the identifier to type, and the code itself. */
export function payCodeText(code: PayCode): string {
  return [`${payCodeTitle(code)} with Superwallet`, code.recipient, recipientCode(code)].join('\n');
}

/** The code with its caption, as a picture to save. */
export function payCodePicture(code: PayCode): Promise<CodePicture> {
  return codePicture('superwallet-pay-code.svg', recipientCode(code), [
    payCodeTitle(code),
    code.recipient,
  ]);
}
