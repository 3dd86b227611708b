import { otherKindOf } from '#wallet/codes/recipient-code.ts';
import { typedMerchantCode } from '#wallet/entities/typed-merchant-code.ts';
import type { SendMethod } from '#wallet/entities/money-choices.ts';
import { koreanRefusalReason } from '#wallet/failure-message.ts';
import type { LocalSendDraft, RecipientProblem } from '#wallet/forms/local-send.ts';
import { readTypedText } from '#wallet/typed-text.ts';

import { kindOfCode } from './refused-codes.ts';

/** The error of an empty recipient by method; undefined if the user must choose another method. */
const missing: Readonly<Record<SendMethod, string | undefined>> = {
  phone: '받는 분의 전화번호를 입력해 주세요.',
  account: '받는 분의 이름이나 이메일을 입력해 주세요.',
  qr: '아직 받는 분이 없어요.',
  nfc: undefined,
};

/** The error of a form's recipient. */
export function recipientMessage(
  problem: RecipientProblem,
  { method, recipient }: Pick<LocalSendDraft, 'method' | 'recipient'>,
): string | undefined {
  switch (problem) {
    case 'missing':
      return missing[method];
    case 'no-phone-number':
      return noPhoneNumber(readTypedText(recipient));
    case 'other-kind': {
      const kind = otherKindOf(recipient);
      return [kind && kindOfCode(kind), missing[method]].filter(Boolean).join(' ');
    }
  }
}

function noPhoneNumber(text: string): string {
  const chooseAccount = '‘이름 또는 이메일’을 선택하고 입력해 주세요.';
  if (text.includes('@')) return `이메일 주소예요. 송금 방법에서 ${chooseAccount}`;
  if (typedMerchantCode(text) !== undefined) {
    return `가맹점 코드예요. 송금 방법에서 ${chooseAccount}`;
  }
  if (/0x[0-9a-f]{40}$/i.test(text)) return `지갑 주소예요. 송금 방법에서 ${chooseAccount}`;
  return '전화번호가 아니에요. 010-1234-5678처럼 받는 분의 전화번호를 입력해 주세요.';
}

/** The field's error for a recipient that the provider refuses. */
export function recipientRefusal(error: unknown): string {
  return koreanRefusalReason(error) ?? '이 받는 분에게는 보낼 수 없어요. 받는 분을 확인해 주세요.';
}
