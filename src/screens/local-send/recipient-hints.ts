import type { RefusedCode } from '#wallet/codes/recipient-code.ts';
import type { RecipientSource } from '#wallet/forms/local-send.ts';

import { refusedTag } from './refused-codes.ts';

/** The state of reading NFC tags. */
export type TagState = 'unavailable' | 'waiting' | 'failed' | { refused: RefusedCode };

/** The hint about a recipient that was filled in; `from` names the medium of its code. */
function sourceHint(source: RecipientSource, from: string): string {
  if (source.kind !== 'code') return '가맹점을 선택했어요. 보내기 전에 확인해 주세요.';
  return source.hasAmount
    ? `${from}에서 받는 분 정보와 금액을 불러왔어요. 보내기 전에 확인해 주세요.`
    : `${from}에서 받는 분 정보를 불러왔어요. 보내기 전에 확인해 주세요.`;
}

/** The hint of the recipient field for the method `qr`. */
export function qrHint(source: RecipientSource | undefined, cameraMissing: boolean): string {
  if (source !== undefined) return sourceHint(source, 'QR 코드');
  return cameraMissing
    ? '이 기기에서는 카메라를 사용할 수 없어요. 다른 송금 방법을 선택해 주세요.'
    : '받는 분의 QR 코드를 스캔해 주세요.';
}

/** The hint of the recipient field for the method `nfc`. */
export function nfcHint(source: RecipientSource | undefined, state: TagState): string {
  switch (state) {
    case 'unavailable':
      return '이 기기는 NFC를 지원하지 않아요. 다른 송금 방법을 선택해 주세요.';
    case 'failed':
      return 'NFC를 사용할 수 없어요. NFC를 켜고 허용한 뒤 다시 선택하거나 다른 송금 방법을 선택해 주세요.';
    case 'waiting':
      return source === undefined
        ? '받는 분의 NFC 태그에 휴대폰을 가까이 대 주세요.'
        : sourceHint(source, 'NFC 태그');
    default:
      return refusedTag(state.refused);
  }
}
