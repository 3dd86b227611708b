import { codePicture, type CodePicture } from '#components/code-picture.ts';
import { recipientCode } from '#wallet/codes/payment-code.ts';
import type { RecipientCode } from '#wallet/codes/recipient-code.ts';
import { formatWon } from '#wallet/money/format.ts';

/** Whom a code pays: their phone number, e-mail address or DID, and their name. */
export type Payee = Required<Pick<RecipientCode, 'recipient' | 'name'>>;

/** A code to be paid by; the amount in won. */
export type PayCode = Payee & Pick<RecipientCode, 'amount'>;

/** What a code asks for, in words: `Pay Jiwoo Kim ₩5,000`. */
export function payCodeTitle({ name, amount }: PayCode): string {
  return amount === undefined ? `Pay ${name}` : `Pay ${name} ${formatWon(amount)}`;
}

/** What is shared: whom to pay, by what to type, and the code itself. */
export function payCodeText(code: PayCode): string {
  return [`${payCodeTitle(code)} with Superwallet`, code.recipient, recipientCode(code)].join('\n');
}

/** The code with its words below it, to be saved. */
export function payCodePicture(code: PayCode): Promise<CodePicture> {
  return codePicture('superwallet-pay-code.svg', recipientCode(code), [
    payCodeTitle(code),
    code.recipient,
  ]);
}
