import type { NewTaxRefund } from '#wallet/entities/tax-refund.ts';
import { paths } from '#wallet/paths.ts';

import type { NotificationContent } from './notifications.ts';

/** A requested tax refund. Appears only in the bell, because the wallet shows a notice of it. */
export function refundNotification({
  merchantName,
}: Pick<NewTaxRefund, 'merchantName'>): NotificationContent {
  return {
    title: '환급 신청',
    message: `${merchantName} 구매에 대한 환급 신청을 접수했습니다.`,
    type: 'info',
    actionUrl: paths.traveler,
    quiet: true,
  };
}
