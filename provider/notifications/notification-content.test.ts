import { expect, it } from 'vitest';

import type { NotificationContent } from './notification-content.ts';
import { rejectedNotification, verifiedNotification } from './identity-notifications.ts';
import * as security from './security-notifications.ts';
import {
  approvedNotification,
  paidNotification,
  rejectedRefundNotification,
} from './travel-notifications.ts';
import {
  approvalRequestNotification,
  decisionNotification,
  endedRequestNotification,
} from './work-notifications.ts';

const device = 'Firefox on Linux';
const refund = { id: 7, merchantName: 'Lotte', refundAmount: '12.5' };
const approval = {
  id: 8,
  title: 'Trip to Jeju',
  submittedBy: 'Minseo Park',
  approver: 'Jiho Kim',
  reason: 'Too late',
};

/** Everything private in the contents below. */
const details = /\d{3}|\$|12\.5|Firefox|Lotte|Jeju|Minseo|Jiho|Too late/;

const contents: readonly NotificationContent[] = [
  verifiedNotification(17),
  rejectedNotification('name-mismatch'),
  security.signInNotification(device, false),
  security.signInNotification(device, true),
  security.failedSignInsNotification,
  security.passwordChangedNotification,
  security.passwordResetNotification,
  security.numberMovedNotification('4567'),
  security.emailChangedNotification,
  security.emailRestoredNotification,
  security.twoFactorNotification(true),
  security.twoFactorNotification(false),
  security.passkeyAddedNotification(device),
  security.endedDeviceNotification(device),
  security.otherDevicesEndedNotification,
  approvedNotification(refund),
  paidNotification(refund, 9),
  rejectedRefundNotification(refund, 'amount-differs'),
  approvalRequestNotification(approval),
  endedRequestNotification(approval, 'corrected'),
  endedRequestNotification(approval, 'withdrawn'),
  decisionNotification({ ...approval, status: 'approved', reason: '' }),
  decisionNotification({ ...approval, status: 'rejected' }),
];

it.each(contents)('$title has titles and discreet texts without details', (content) => {
  if (content.quiet) throw new Error('It is not sent');
  const { english, discreet } = content.outside;
  const shown = [content.title, english.title, discreet.en, discreet.ko];
  for (const text of shown) {
    expect(text).not.toMatch(details);
    expect(text).not.toBe('');
  }
  expect(english.title + english.message + discreet.en).not.toMatch(/[가-힣]/);
  for (const text of [discreet.en, discreet.ko]) expect(text).toMatch(/\.$/);
});
