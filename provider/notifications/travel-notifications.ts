import { travel as english } from '#i18n/en/travel.ts';
import { travel as korean } from '#i18n/ko/travel.ts';
import type { NewTaxRefund, RefundRejection } from '#wallet/entities/tax-refund.ts';
import { withParticle } from '#wallet/korean/with-particle.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { formatDollars } from '#wallet/money/format.ts';
import { receiptPath } from '#wallet/paths.ts';
import { refundPath } from '#wallet/refund-path.ts';

import type { NotificationContent } from './notification-content.ts';

/** A refund in a notification; the amount in dollars. */
interface NamedRefund {
  id: number;
  merchantName: string;
  refundAmount: string;
}

const amountOf = ({ refundAmount }: NamedRefund) => formatDollars(decimal(refundAmount));

/** A requested tax refund. Appears only in the bell, because the wallet shows a notice of it. */
export function refundNotification(
  id: number,
  { merchantName }: Pick<NewTaxRefund, 'merchantName'>,
): NotificationContent {
  return {
    title: '환급 신청',
    message: `${merchantName} 구매에 대한 환급 신청을 접수했어요.`,
    type: 'info',
    actionUrl: refundPath(id),
    quiet: true,
    english: {
      title: 'Refund requested',
      message: `Your refund request for ${merchantName} has been received.`,
    },
  };
}

/** Does not reveal the decision. */
const decided = {
  en: 'The tax office has decided on a refund.',
  ko: '환급 심사 결과가 나왔어요.',
};

/** A refund that the tax office has approved. */
export function approvedNotification(refund: NamedRefund): NotificationContent {
  return {
    title: '환급 승인',
    message: `${refund.merchantName} 구매에 대한 환급 ${withParticle(amountOf(refund), '이')} 승인되었어요.`,
    type: 'success',
    actionUrl: refundPath(refund.id),
    outside: {
      english: {
        title: 'Refund approved',
        message: `Your refund of ${amountOf(refund)} for ${refund.merchantName} was approved.`,
      },
      discreet: decided,
    },
  };
}

/** A refund that has been credited. It leads to the receipt. */
export function paidNotification(refund: NamedRefund, transactionId: number): NotificationContent {
  return {
    title: '환급 지급',
    message: `${refund.merchantName} 구매에 대한 환급 ${withParticle(amountOf(refund), '이')} USDC로 지갑에 들어왔어요.`,
    type: 'success',
    actionUrl: receiptPath(transactionId),
    outside: {
      english: {
        title: 'Refund paid',
        message: `Your refund of ${amountOf(refund)} for ${refund.merchantName} is in your wallet, in USDC.`,
      },
      discreet: { en: 'A tax refund was paid.', ko: '세금 환급금이 지급되었어요.' },
    },
  };
}

/** A refund that the tax office has rejected, with its reason. */
export function rejectedRefundNotification(
  refund: NamedRefund,
  reason: RefundRejection,
): NotificationContent {
  return {
    title: '환급 거절',
    message: `${refund.merchantName} 구매에 대한 환급 ${withParticle(amountOf(refund), '이')} 거절되었어요. ${korean.refund.rejections[reason]}`,
    type: 'error',
    actionUrl: refundPath(refund.id),
    outside: {
      english: {
        title: 'Refund rejected',
        message: `Your refund of ${amountOf(refund)} for ${refund.merchantName} was rejected. ${english.refund.rejections[reason]}`,
      },
      discreet: decided,
    },
  };
}
