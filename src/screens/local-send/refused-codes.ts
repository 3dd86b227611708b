import type { RefusedCode } from '#wallet/codes/recipient-code.ts';

/** The kind of a code that names no recipient; undefined for an unknown kind. */
const kinds: Readonly<Record<RefusedCode, string | undefined>> = {
  bitcoin: '비트코인 주소예요. 부산코인을 보낼 수 없는 주소예요.',
  lightning: '라이트닝 결제 코드예요. 부산코인으로 결제할 수 없어요.',
  lnurl: 'LNURL 코드예요. 부산코인으로 결제할 수 없어요.',
  tron: '트론 주소예요. 부산코인을 보낼 수 없는 주소예요.',
  'ethereum-link': '이더리움 결제 링크예요. 부산코인으로 결제할 수 없어요.',
  shortened: '가운데가 생략된 주소예요. 전체 주소가 필요해요.',
  'other-asset': '다른 자산을 요청하는 코드예요. 부산코인으로 보낼 수 없어요.',
  'other-did': '이 지갑에서 쓸 수 없는 DID예요. did:ethr로 시작하는 DID만 쓸 수 있어요.',
  web: '웹 주소예요. 송금 코드가 아니에요.',
  secret: '복구 문구나 개인 키로 보여요. 누구에게도 보여 주지 마세요.',
  unreadable: '글자가 깨져 있어 읽을 수 없어요.',
  text: '이름이나 글만 들어 있어요. 결제 코드, 가맹점 코드, 주소나 전화번호가 필요해요.',
  other: undefined,
  'merchant-damaged': '손상된 가맹점 코드예요.',
  'merchant-other-network': '다른 결제망의 가맹점 코드예요. 부산코인으로 결제할 수 없어요.',
  'merchant-other-currency': '원화가 아닌 통화를 요청하는 가맹점 코드예요.',
};

/** The kind of a code or a typed text that names no recipient; undefined for an unknown kind. */
export function kindOfCode(refused: RefusedCode): string | undefined {
  return kinds[refused];
}

/** The scanner's message about a code that names no recipient. */
export function refusedCode(refused: RefusedCode): string {
  const kind = kinds[refused] ?? '이 QR 코드에서는 받는 분을 찾을 수 없어요.';
  return `${kind} 다른 코드를 스캔해 주세요.`;
}

/** The form's message about an NFC tag that names no recipient. */
export function refusedTag(refused: RefusedCode): string {
  const kind = kinds[refused] ?? '이 태그에서는 받는 분을 찾을 수 없어요.';
  return `${kind} 다른 태그에 대 주세요.`;
}
