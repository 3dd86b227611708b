import type { LocalMessages } from '#i18n/en/local.ts';
import { codePicture, type CodePicture } from '#components/code-picture.ts';
import { recipientCode } from '#wallet/codes/payment-code.ts';
import type { RecipientCode } from '#wallet/codes/recipient-code.ts';
import { formatWon } from '#wallet/money/format-figure.ts';

/** The payee of a code: their phone number, e-mail address or DID, and their name. */
export type Payee = Required<Pick<RecipientCode, 'recipient' | 'name'>>;

/** A code to pay someone; the amount in won. */
export type PayCode = Payee & Pick<RecipientCode, 'amount'>;

type CodeMessages = LocalMessages['receive']['code'];

/** The request of a code in words: `Pay Jiwoo Kim ₩5,000`. */
export function payCodeTitle({ name, amount }: PayCode, t: CodeMessages): string {
  return amount === undefined ? t.title(name) : t.titleWithAmount(name, formatWon(amount));
}

/** The text to share: the payee, the identifier to type, and the code itself. */
export function payCodeText(code: PayCode, t: CodeMessages): string {
  return [t.shared(payCodeTitle(code, t)), code.recipient, recipientCode(code)].join('\n');
}

/** The code with its caption, as a picture to save. */
export function payCodePicture(code: PayCode, t: CodeMessages): Promise<CodePicture> {
  return codePicture('superwallet-pay-code.svg', recipientCode(code), [
    payCodeTitle(code, t),
    code.recipient,
  ]);
}
