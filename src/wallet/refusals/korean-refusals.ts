import { withParticle } from '#wallet/korean/with-particle.ts';
import { secretWarning } from '#wallet/secret-warning.ts';

import { hours, inKoreanWon, minutes, units, won } from './figures.ts';
import { koreanLimits } from './limit-sentences.ts';
import type { RefusalSentences } from './refusal-codes.ts';

const inMinutes = (seconds: string) => `${minutes(seconds)}분 후에 다시 시도해 주세요.`;

const allowedImages = 'JPEG, PNG, WebP 사진을 선택해 주세요.';
const allowedFiles = 'PDF, PNG, JPEG, WebP, DOCX, XLSX, CSV 또는 텍스트 파일을 선택해 주세요.';

const decisions: ReadonlyMap<string, string> = new Map([
  ['approved', '승인된'],
  ['rejected', '반려된'],
]);

/** The Korean sentence of each refusal (decision 218). */
export const koreanRefusals: RefusalSentences = {
  'secret-text': () => secretWarning.ko,
  'sign-in-wrong': () => '이메일이나 비밀번호가 올바르지 않아요. 확인하고 다시 시도해 주세요.',
  'account-locked': () => '이 계정은 잠겨 있어요. 고객 지원팀에 잠금 해제를 문의해 주세요.',
  'code-required': () => '인증 앱의 코드를 입력해 주세요.',
  'code-wrong': () => '코드가 올바르지 않거나 이미 사용되었어요. 다음 코드를 입력해 주세요.',
  'code-expired': () => '코드의 유효 시간이 지났어요. 새 코드를 요청해 주세요.',
  'code-used-up': () => '코드를 너무 여러 번 시도했어요. 새 코드를 요청해 주세요.',
  'reset-code-wrong': () =>
    '이 이메일 주소의 코드가 아니거나, 이미 사용되었거나, 유효 시간이 지났어요. 둘 다 확인하거나 새 코드를 요청해 주세요.',
  'password-wrong': () => '현재 비밀번호가 올바르지 않아요. 다시 입력해 주세요.',
  'password-common': () =>
    '매우 흔한 비밀번호라서 다른 사람이 쉽게 맞힐 수 있어요. 다른 비밀번호를 선택해 주세요.',
  'password-guessable': () =>
    '쉽게 추측할 수 있는 비밀번호예요. 이름이나 이메일 주소가 없는 더 긴 비밀번호를 선택해 주세요.',
  'password-unchanged': () => '지금 쓰는 비밀번호와 같아요. 다른 비밀번호를 선택해 주세요.',
  'presence-required': () => '이 변경을 하려면 본인 확인이 필요해요.',
  'email-taken': () => '이 이메일 주소의 계정이 이미 있어요. 다른 주소를 사용해 주세요.',
  'did-taken': () => '이 DID 주소는 다른 계정의 것이에요. 다른 주소를 사용해 주세요.',
  'did-malformed': () => 'DID 주소가 아니에요. 16진수 40자리의 did:ethr:0x… 주소를 입력해 주세요.',
  'did-mistyped': () =>
    'DID 주소의 검사값이 맞지 않아요. 글자가 잘못 입력되었거나 대소문자가 바뀌었어요. 다시 복사해 주세요.',
  'did-proof-old': () =>
    'DID 증명이 이 계정의 것이 아니거나 유효 시간이 지났어요. 다시 시도해 주세요.',
  'did-proof-wrong': () => 'DID 증명이 해당 키로 서명되지 않았어요. 다시 시도해 주세요.',
  'two-factor-on': () => '2단계 인증이 이미 켜져 있어요. 먼저 꺼 주세요.',
  'device-not-confirmed': () => '기기에서 본인 확인이 되지 않았어요. 비밀번호를 입력해 주세요.',
  'passkey-unreadable': () => '이 기기의 패스키를 확인할 수 없어요. 다시 시도해 주세요.',
  'passkey-known': () => '이미 등록된 패스키예요. 다른 패스키를 만들어 주세요.',
  'passkey-challenge-old': () => '이 기기의 확인 요청이 만료되었어요. 다시 시도해 주세요.',
  'passkey-missing': () => '아직 등록된 기기가 없어요. 이 기기를 등록해 주세요.',
  'passkey-refused': () =>
    '이 패스키로 열 수 있는 계정이 없어요. 이메일 주소와 비밀번호로 로그인해 주세요.',
  'passkey-origin-unknown': () =>
    '지금 접속한 지갑 주소에서는 패스키를 사용할 수 없어요. 비밀번호를 사용하거나 평소의 주소로 지갑을 열어 주세요.',
  'contact-missing': () => '프로필에 전화번호가 없어요. 먼저 저장해 주세요.',
  'phone-malformed': () =>
    '완전한 전화번호가 아니에요. 010-1234-5678처럼 입력하고, 다른 나라 번호는 +와 국가 번호부터 입력해 주세요.',
  'contact-proven': ({ kind }) =>
    kind === 'phone' ? '전화번호가 이미 확인되었어요.' : '이메일 주소가 이미 확인되었어요.',
  'too-many-sign-ins': ({ seconds }) => `로그인 시도가 너무 많았어요. ${inMinutes(seconds)}`,
  'too-many-accounts': ({ seconds }) =>
    `이 네트워크에서 만든 계정이 너무 많아요. ${inMinutes(seconds)}`,
  'too-many-codes': ({ seconds }) => `코드를 너무 많이 요청했어요. ${inMinutes(seconds)}`,
  'too-many-look-ups': ({ seconds }) => `받는 분을 너무 많이 조회했어요. ${inMinutes(seconds)}`,
  'too-many-exports': ({ seconds }) =>
    `오늘 데이터를 여러 번 내려받았어요. ${hours(seconds)}시간 후 다시 시도해 주세요.`,
  'account-has-money': ({ balances }) =>
    `지갑에 자산이 남아 있어요(${balances}). 모두 보내거나 출금한 뒤 계정을 삭제해 주세요.`,
  'account-has-payments': ({ count }) =>
    `아직 끝나지 않은 거래가 ${count}건 있어요. 끝날 때까지 기다리거나, 받는 분을 기다리는 송금은 회수해 주세요.`,
  'account-has-refunds': ({ count }) =>
    `아직 지급되지 않은 세금 환급이 ${count}건 있어요. 기다리거나 여행자 화면에서 철회해 주세요.`,
  'account-has-work': ({ count }) =>
    `아직 결정되지 않은 결재 문서가 ${count}건 있어요. 결재하거나, 내가 요청한 것은 회수해 주세요.`,

  'bank-account-missing': () => '내 계좌 중에 없는 계좌예요. 목록을 다시 확인해 주세요.',
  'card-missing': () => '내 카드 중에 없는 카드예요. 목록을 다시 확인해 주세요.',
  'credential-missing': () => '내 증명서 중에 없는 증명서예요. 목록을 다시 확인해 주세요.',
  'device-missing': () => '내 기기 중에 없는 기기예요. 목록을 다시 확인해 주세요.',
  'document-missing': () => '내 문서 중에 없는 문서예요. 목록을 다시 확인해 주세요.',
  'file-missing': () => '내 파일 중에 없는 파일이에요. 목록을 다시 확인해 주세요.',
  'notification-missing': () => '내 알림 중에 없는 알림이에요. 목록을 다시 확인해 주세요.',
  'push-off': () =>
    '이 지갑 서비스는 푸시 알림을 보내지 않아요. 알림 화면에서 이메일이나 SMS를 선택해 주세요.',
  'push-service-unknown': () =>
    '이 브라우저의 푸시 서비스는 사용할 수 없어요. 다른 브라우저를 사용하거나 이메일이나 SMS를 선택해 주세요.',
  'receipt-missing': () => '내 영수증 중에 없는 영수증이에요. 내역을 다시 확인해 주세요.',
  'send-missing': () => '내 송금 중에 없는 송금이에요. 내역을 다시 확인해 주세요.',
  'block-missing': () => '차단한 사람이 아니에요. 목록을 다시 확인해 주세요.',
  'trip-missing': () => '내 여행 중에 없는 여행이에요. 목록을 다시 확인해 주세요.',
  'verification-missing': () => '내 요청 중에 없는 요청이에요. 목록을 다시 확인해 주세요.',
  'not-created': () => '요청이 도착하지 않아 처리되지 않았어요. 다시 시도해 주세요.',
  'key-used': () =>
    '이 Idempotency-Key는 이미 다른 요청에 사용되었어요. 새 요청에는 새 키를 사용해 주세요.',

  'asset-unknown': ({ assets }) =>
    `이 지갑에 없는 자산이에요. 다음 중에서 선택해 주세요: ${assets}.`,
  'balance-too-low': ({ balance, assetType }) =>
    `잔액이 부족해요. 지금은 ${balance} ${assetType}까지 쓸 수 있어요. 더 적은 금액을 입력해 주세요.`,
  'balance-without-fee': ({ balance, fee, assetType }) =>
    `네트워크 수수료 ${fee} ${assetType}까지 내기에는 잔액이 부족해요. 현재 잔액은 ${withParticle(`${balance} ${assetType}`, '이에요')}. 더 적은 금액을 입력해 주세요.`,
  'storage-full': () =>
    '지갑 서비스의 저장 공간이 부족해 변경할 수 없어요. 변경된 내용은 없어요. 나중에 다시 시도해 주세요.',
  'storage-read-only': () =>
    '지금은 지갑 서비스에 변경 내용을 저장할 수 없어요. 변경된 내용은 없어요. 나중에 다시 시도해 주세요.',
  'rate-missing': ({ assetType }) =>
    `지금은 ${assetType}의 환율이 없어요. 나중에 다시 시도해 주세요.`,
  'won-with-fraction': () => '원화 금액은 소수점 없이 입력해 주세요.',
  'send-too-small': ({ minimum, assetType }) =>
    `송금은 ${minimum} ${assetType}부터 할 수 있어요. 더 큰 금액을 입력해 주세요.`,
  'send-fee-changed': ({ fee, assetType }) =>
    `네트워크 수수료가 바뀌어 지금은 ${withParticle(`${units(fee)} ${assetType}`, '이에요')}. 새 금액을 확인하고 다시 보내 주세요.`,
  'statement-month': ({ first, last }) =>
    first === last
      ? `${first} 거래 명세서만 있어요. 이 달을 선택해 주세요.`
      : `${first}부터 ${last}까지의 거래 명세서가 있어요. 그중에서 선택해 주세요.`,
  'deposit-out-of-range': ({ minimum, maximum, assetType }) =>
    `입금은 ${units(minimum)}에서 ${units(maximum)} ${assetType}까지 가능해요. 그 사이의 금액을 입력해 주세요.`,
  'deposit-fee-changed': ({ fee, assetType }) =>
    `수수료가 바뀌어 지금은 ${withParticle(`${units(fee)} ${assetType}`, '이에요')}. 새 금액을 확인하고 다시 입금해 주세요.`,
  'withdrawal-fee-changed': ({ fee, assetType }) =>
    `수수료가 바뀌어 지금은 ${withParticle(`${units(fee)} ${assetType}`, '이에요')}. 새 금액을 확인하고 다시 출금해 주세요.`,
  'top-up-too-small': ({ minimum }) =>
    `최소 충전 금액은 ${inKoreanWon(minimum)}이에요. 더 큰 금액을 입력해 주세요.`,
  'top-up-rate-changed': ({ won: rate, source }) =>
    `환율이 1 ${source} = ${inKoreanWon(rate)}으로 바뀌었어요. 새 금액을 확인하고 다시 충전해 주세요.`,
  'top-up-fee-changed': ({ fee, source }) =>
    `수수료가 바뀌어 지금은 ${withParticle(`${units(fee)} ${source}`, '이에요')}. 새 금액을 확인하고 다시 충전해 주세요.`,
  'top-up-above-limit': koreanLimits.topUp,
  'deposit-above-limit': ({ limit, left }) =>
    `충전을 포함해 하루 최대 ${inKoreanWon(limit)}까지 입금할 수 있어요. 오늘은 ${inKoreanWon(left)}까지 더 입금할 수 있어요.`,
  'local-send-too-small': ({ minimum }) =>
    `최소 송금 금액은 ${won(minimum)}입니다. 더 큰 금액을 입력해 주세요.`,
  'local-send-above-limit': koreanLimits.localSend,
  'local-withdrawal-too-small': ({ minimum }) =>
    `최소 출금 금액은 ${won(minimum)}입니다. 더 큰 금액을 입력해 주세요.`,
  'local-withdrawal-above-limit': koreanLimits.localWithdrawal,
  'local-withdrawal-fee-changed': ({ fee }) =>
    `수수료가 ${inKoreanWon(fee)}으로 바뀌었어요. 새 금액을 확인하고 다시 출금해 주세요.`,
  'message-too-long': ({ most }) =>
    `메시지는 최대 ${most}자까지 입력할 수 있어요. 메시지를 줄여 주세요.`,
  'bank-account-unknown': () => '내 계좌가 아니에요. 저장된 계좌를 선택해 주세요.',
  'bank-account-saved': () => '이미 저장된 계좌예요. 다른 계좌를 입력해 주세요.',
  'bank-accounts-full': ({ most }) =>
    `계좌는 ${most}개까지 저장할 수 있어요. 쓰지 않는 계좌를 삭제해 주세요.`,
  'deposit-source-missing': () =>
    '청구할 수 있는 저장된 계좌나 카드가 없어요. 먼저 Bank Information에서 추가해 주세요.',
  'deposit-source-unfit': () =>
    '이 방법으로는 선택한 계좌나 카드에 청구할 수 없어요. 다른 수단을 선택해 주세요.',
  'deposit-charge-changed': ({ charged, currency }) =>
    `환율이 바뀌어 이제 ${withParticle(`${units(charged)} ${currency}`, '이')} 청구돼요. 확인하고 다시 입금해 주세요.`,
  'card-unknown': () => '내 카드가 아니에요. 저장된 카드를 선택해 주세요.',
  'card-expired': () => '유효기간이 지난 카드예요. 다른 카드를 사용해 주세요.',
  'card-not-test': () =>
    '이 샌드박스는 4242 4242 4242 4242 같은 테스트 카드만 받아요. 실제 카드는 입력하지 마세요.',
  'card-service-unavailable': () =>
    '지금은 카드를 확인할 수 없어 저장하지 않았어요. 잠시 후 다시 시도해 주세요.',
  'card-refused': () =>
    '카드를 등록하지 못했어요. 입력한 내용을 확인하거나 다른 카드를 사용해 주세요.',
  'cards-full': ({ most }) =>
    `카드는 ${most}개까지 저장할 수 있어요. 쓰지 않는 카드를 삭제해 주세요.`,
  'deposit-declined': () =>
    '결제가 거절되었고 청구된 금액은 없어요. 은행에 확인하거나 다른 방법을 선택해 주세요.',
  'deposit-no-account': () =>
    '청구할 계좌를 찾을 수 없고 청구된 금액은 없어요. 다른 방법을 선택해 주세요.',
  'deposit-insufficient-funds': () =>
    '계좌나 카드의 잔액이 부족하고 청구된 금액은 없어요. 다른 계좌나 카드를 선택해 주세요.',
  'withdrawal-declined': () =>
    '은행이 출금을 받아들이지 않았어요. 돈은 지갑으로 돌려드렸어요. 다른 계좌를 선택하거나 나중에 다시 시도해 주세요.',
  'withdrawal-no-account': () =>
    '은행에 없는 계좌예요. 돈은 지갑으로 돌려드렸어요. 계좌를 확인하거나 다른 계좌를 선택해 주세요.',
  'top-up-declined': () =>
    '결제가 거절되었고 청구된 금액은 없어요. 은행에 확인하거나 다른 충전 수단을 선택해 주세요.',
  'top-up-no-account': () =>
    '청구할 계좌를 찾을 수 없고 청구된 금액은 없어요. 다른 충전 수단을 선택해 주세요.',
  'top-up-insufficient-funds': () =>
    '계좌의 잔액이 부족하고 청구된 금액은 없어요. 다른 충전 수단을 선택해 주세요.',
  'local-send-declined': () =>
    '송금이 거절되었어요. 돈은 지갑으로 돌려드렸어요. 잠시 후 다시 시도해 주세요.',
  'local-send-no-account': () =>
    '받는 분의 계정을 찾을 수 없어요. 돈은 지갑으로 돌려드렸어요. 받는 분을 확인해 주세요.',
  'local-withdrawal-declined': () =>
    '은행이 출금을 거절했어요. 돈은 지갑으로 돌려드렸어요. 다른 계좌를 선택하거나 잠시 후 다시 시도해 주세요.',
  'local-withdrawal-no-account': () =>
    '은행에서 계좌를 찾을 수 없어요. 돈은 지갑으로 돌려드렸어요. 계좌를 확인해 주세요.',

  'recipient-malformed': () =>
    '전화번호가 아니에요. 010-1234-5678처럼 받는 분의 전화번호를 입력해 주세요.',
  'code-without-recipient': () =>
    '이 코드에는 받는 분이 없어요. 받는 분이나 가맹점의 코드를 읽어 주세요.',
  'recipient-unknown': () =>
    '이 이름이나 주소의 계정을 찾을 수 없어요. 받는 분의 이름이나 이메일 주소를 확인해 주세요.',
  'recipient-unclear': () =>
    '같은 이름의 계정이 여러 개 있어요. 받는 분의 전화번호나 이메일 주소를 입력해 주세요.',
  'recipient-self': () => '본인에게는 송금할 수 없어요. 받는 분을 확인해 주세요.',
  'recipient-changed': () =>
    '받는 분이 그사이에 바뀌었어요. 아직 보내지 않았어요. 받는 분을 다시 확인해 주세요.',
  'passkey-unknown': () => '내 패스키 중에 없는 패스키예요. 목록을 다시 확인해 주세요.',
  'payee-missing': () => '내 연락처 중에 없는 연락처예요. 목록을 다시 확인해 주세요.',
  'merchant-unknown': () => '등록되지 않은 가맹점이에요. 다른 가맹점 코드를 스캔해 주세요.',
  'address-malformed': () =>
    '받는 주소가 아니에요. 16진수 40자리의 did:ethr:0x… 또는 0x… 주소를 입력해 주세요.',
  'address-mistyped': () =>
    '받는 주소의 검사값이 맞지 않아요. 글자가 잘못 입력되었거나 대소문자가 바뀌었어요. 다시 복사해 주세요.',
  'address-own': () => '자신의 주소예요. 다른 분의 주소를 입력해 주세요.',
  'address-taken': () => '다른 계정의 주소예요. 그 계정의 키를 복구해 주세요.',
  'send-claimed': () => '이 주소의 계정이 생겨 받는 분에게 전달되었어요. 되돌릴 수 없어요.',

  'amount-too-precise': ({ currency, digits }) =>
    digits === '0'
      ? `${currency} 금액은 소수점 없이 입력해 주세요.`
      : `${currency} 금액은 소수점 아래 ${digits}자리까지 입력할 수 있어요.`,
  'person-unavailable': () =>
    '회원님의 계정으로는 연결할 수 없는 분이에요. 다른 분을 선택해 주세요.',
  'approver-unknown': () =>
    '이 이메일 주소의 계정이 없어요. 주소를 확인하거나 계정을 만들도록 요청해 주세요.',
  'approver-self': () => '자신의 요청은 승인할 수 없어요. 다른 주소를 입력해 주세요.',
  'categories-differ': ({ total, amount }) =>
    `항목의 합계는 ${total}, 금액은 ${withParticle(amount, '이에요')}. 같게 맞춰 주세요.`,
  'requests-full': ({ most }) =>
    `승인 요청은 하루 ${most}건까지 할 수 있어요. 내일 다시 시도해 주세요.`,
  'request-files-full': () => '요청에 저장된 파일이 너무 많아요. 파일 없이 보내 주세요.',
  'document-decided': ({ status }) =>
    `이미 ${decisions.get(status) ?? '처리된'} 문서예요. 목록을 다시 확인해 주세요.`,
  'document-taken-back': () => '요청한 분이 회수한 요청이에요. 더 이상 바꿀 수 없어요.',
  'document-corrected': () => '요청한 분이 정정한 요청이에요. 업무에서 새 요청을 열어 주세요.',
  'rejection-reason-missing': () => '반려하려면 사유가 필요해요. 문서를 열어 사유를 적어 주세요.',
  'files-too-large': ({ megabytes }) =>
    `파일이 너무 커요. 모두 합해 ${megabytes} MB까지 보낼 수 있어요.`,
  'file-unreadable': ({ name }) => `${name} 파일을 읽을 수 없어요. 다시 선택해 주세요.`,
  'file-name-path': () => '파일 이름에는 경로를 쓸 수 없어요. 이름을 바꿔 주세요.',
  'file-type': ({ name }) => `${name} 파일은 보낼 수 없는 형식이에요. ${allowedFiles}`,
  'file-empty': ({ name }) => `${name} 파일이 비어 있어요. 다른 파일을 선택해 주세요.`,
  'file-too-large': ({ name, megabytes }) =>
    `${name} 파일이 너무 커요. ${megabytes} MB 이하의 파일을 선택해 주세요.`,
  'file-other-type': ({ name, type }) =>
    `${name} 파일은 이름과 달리 ${type} 형식이 아니에요. ${allowedFiles}`,

  'image-type': () => `사용할 수 없는 이미지 형식이에요. ${allowedImages}`,
  'image-unreadable': () => '이미지를 읽을 수 없어요. 다시 찍거나 다른 사진을 선택해 주세요.',
  'image-too-large': ({ megabytes }) =>
    `이미지가 너무 커요. ${megabytes} MB 이하의 사진을 선택해 주세요.`,
  'image-too-many-pixels': ({ megapixels }) =>
    `이미지의 화소가 너무 많아요. ${megapixels}메가픽셀 이하의 사진을 선택해 주세요.`,
  'image-other-type': ({ type }) => `이미지가 ${type} 형식이 아니에요. ${allowedImages}`,
  'image-hash': () => '이미지가 확인값과 달라요. 다시 찍어 주세요.',
  'image-too-small': ({ long, short }) =>
    `사진이 너무 작아요. ${long} × ${short} 픽셀 이상이어야 해요. 더 가까이에서 다시 찍어 주세요.`,
  'image-blank': () => '사진에 신분증이 보이지 않아요. 밝은 곳에서 다시 찍어 주세요.',
  'document-number-form': () =>
    '이 신분증의 번호 형식이 아니에요. 신분증에 적힌 대로 입력해 주세요.',
  'issue-date-in-future': () => '발급일이 미래예요. 신분증에 적힌 날짜를 입력해 주세요.',
  'verification-pending': () =>
    '같은 종류의 신분증을 이미 심사하고 있어요. 결과를 기다리거나 그 요청을 삭제해 주세요.',
  'documents-full': () => '저장된 문서가 너무 많아요. 필요 없는 문서를 삭제해 주세요.',
  'credentials-full': ({ most }) =>
    `증명서는 ${most}개까지 저장할 수 있어요. 필요 없는 것을 삭제해 주세요.`,
  'blocks-full': ({ most }) => `${most}명까지 차단할 수 있어요. 먼저 한 명의 차단을 해제해 주세요.`,
  'block-without-person': () => '이 결제나 문서에는 차단할 수 있는 다른 사람이 없어요.',
  'trips-full': ({ most }) => `여행은 ${most}개까지 저장할 수 있어요. 지난 여행을 삭제해 주세요.`,
  'refund-too-small': ({ least }) =>
    `$${least} 이상 구매해야 환급받을 수 있어요. 더 큰 금액의 구매를 신청해 주세요.`,
  'refund-limit-day': ({ limit, left }) =>
    `환급은 하루 $${limit}까지 신청할 수 있고 오늘은 $${left} 남았어요. 내일 신청해 주세요.`,
  'refund-rate-changed': ({ rate }) =>
    `지금 환율은 $1에 ${rate}원이에요. 달러 금액을 확인하고 다시 신청해 주세요.`,
  'refunds-full': ({ most }) =>
    `아직 지급되지 않은 환급이 ${most}건 있어요. 하나가 지급된 뒤 신청해 주세요.`,
  'store-unknown': () =>
    '이 코드의 가맹점을 알 수 없어요. 영수증에 적힌 대로 구매 내용을 입력해 주세요.',
  'receipt-in-future': () => '영수증 날짜가 오늘보다 뒤예요. 날짜를 확인해 주세요.',
  'receipt-too-old': ({ days }) => `${days}일이 지난 영수증은 환급받을 수 없어요.`,
  'receipt-claimed': () =>
    '이미 신청한 영수증이에요. 다른 영수증이라면 영수증 번호를 입력해 주세요.',
  'tax-refund-decided': () => '이미 처리된 환급이라 취소할 수 없어요.',
  'tax-refund-missing': () => '해당 환급이 없어요.',
};
