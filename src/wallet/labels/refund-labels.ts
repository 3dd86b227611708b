import type { RefundRejection, RefundStatus } from '#wallet/entities/tax-refund.ts';

/** One word for each status of a refund, on Traveler and in the history. The bell has the same in Korean. */
export const refundStatusLabels: Readonly<Record<RefundStatus, string>> = {
  processing: 'Processing',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** The reasons of the tax office in English: the reason and the next step (decision 213). */
export const englishRejections: Readonly<Record<RefundRejection, string>> = {
  'receipt-unknown': 'The shop does not know this receipt. Check its number, and claim it again.',
  'amount-differs':
    'The shop sold for another amount. Check it on the receipt, and claim it again.',
  'receipt-claimed':
    'This receipt has been claimed already. If yours is another one, claim it with its number.',
};

/** The reasons of the tax office in Korean. */
export const koreanRejections: Readonly<Record<RefundRejection, string>> = {
  'receipt-unknown': '매장에서 확인되지 않는 영수증이에요. 번호를 확인하고 다시 신청해 주세요.',
  'amount-differs': '매장의 금액과 달라요. 영수증의 금액을 확인하고 다시 신청해 주세요.',
  'receipt-claimed': '이미 신청된 영수증이에요. 다른 영수증이라면 번호를 넣어 다시 신청해 주세요.',
};
