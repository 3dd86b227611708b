import { shortDays, type ReviewLabels } from './review.ts';

/** A sentence names won after the figure, unlike the rows of the review. */
const inSentence = (amount: string) => amount.replace(/^₩(.+)$/, '$1원');

/** The Korean labels are in a separate file, because a screen loads only one language. */
export const koreanReview: ReviewLabels = {
  recipient: '받는 분',
  paidBefore: '보낸 적 있음',
  firstPayment: '첫 송금',
  withoutAccount: '계정이 없는 번호',
  balance: '현재 잔액',
  balanceAfter: '송금 후 잔액',
  short: (amount) => `${amount} 부족`,
  reasons: {
    changed: () =>
      '전에 이 번호나 이름으로 보낸 분과 다른 분이에요. 받는 분이 맞는지 꼭 확인해 주세요.',
    repeated: () =>
      '최근 10분 안에 이 받는 분에게 같은 금액을 보냈어요. 한 번 더 보낼지 확인해 주세요.',
    'new-recipient': () => '처음 송금하는 상대예요. 받는 분이 맞는지 확인해 주세요.',
    'new-account': () => '이 계좌로 처음 출금해요. 계좌가 맞는지 확인해 주세요.',
    'other-holder': () => '예금주 이름이 프로필의 이름과 다른 계좌예요.',
    'unchecked-recipient': () =>
      '전에 보낸 적이 있는 분인지 확인하지 못했어요. 받는 분이 맞는지 확인해 주세요.',
    resembles: ({ resembles }) =>
      `전에 보낸 상대(${resembles})와 비슷하지만 다른 상대예요. 한 글자씩 비교해 주세요.`,
    'no-owner': ({ claimDays = 0 }) =>
      `이 주소의 계정이 아직 없어요. 금액은 ${shortDays(claimDays)}일 동안 받는 분을 기다리며, 그 전에는 되찾을 수 있어요.`,
    payout: () =>
      '이 번호의 계정이 없어요. 지갑 밖에서 이 번호로 지급되며 되돌릴 수 없어요. 번호를 한 자리씩 확인해 주세요.',
    large: () => '잔액의 절반이 넘는 금액이에요.',
    biometrics: () => '이 기기에서 본인 확인을 해요.',
  },
  balanceTooLow: (balance) =>
    `잔액이 부족해요. 지금은 ${inSentence(balance)}까지 쓸 수 있어요. 더 적은 금액을 입력해 주세요.`,
  deviceCheckFailed: '이 기기에서 본인임을 확인하지 못했어요. 아직 보내지 않았어요.',
  confirm: '확인',
  cancel: '취소',
  close: '닫기',
};
