import type { RequesterEnding } from '#wallet/entities/document.ts';
import type { WorkApproval } from '#wallet/entities/work-approval.ts';
import { documentPath } from '#wallet/paths.ts';

import type { NotificationContent } from './notifications.ts';

/** An approval requested from the user. */
export function approvalRequestNotification({
  id,
  title,
  submittedBy,
}: Pick<WorkApproval, 'id' | 'title' | 'submittedBy'>): NotificationContent {
  return {
    title: '결재 요청',
    message: `${submittedBy} 님이 ‘${title}’ 결재를 요청했습니다.`,
    type: 'info',
    actionUrl: documentPath(id),
  };
}

/** A request to the user that its requester has ended, with the path of the document that counts now. */
export function endedRequestNotification(
  { id, title, submittedBy }: Pick<WorkApproval, 'id' | 'title' | 'submittedBy'>,
  ending: RequesterEnding,
): NotificationContent {
  const corrected = ending === 'corrected';
  return {
    title: corrected ? '결재 요청 정정' : '결재 요청 회수',
    message: `${submittedBy} 님이 ‘${title}’ 결재 요청을 ${corrected ? '정정' : '회수'}했습니다.`,
    type: 'info',
    actionUrl: documentPath(id),
  };
}

/** Maximum length of a reason in a notification, in characters. */
const maxReason = 120;

const shortened = (reason: string) =>
  reason.length <= maxReason ? reason : `${Array.from(reason).slice(0, maxReason).join('')}…`;

/** The decision on the user's request, with the reason of a rejection. */
export function decisionNotification({
  id,
  title,
  status,
  approver,
  reason,
}: Pick<WorkApproval, 'id' | 'title' | 'status' | 'approver' | 'reason'>): NotificationContent {
  const approved = status === 'approved';
  const decided = `${approver} 님이 ‘${title}’ 요청을 ${approved ? '승인' : '반려'}했습니다.`;
  return {
    title: approved ? '결재 승인' : '결재 반려',
    message: reason === '' ? decided : `${decided} 사유: ${shortened(reason)}`,
    type: approved ? 'success' : 'warning',
    actionUrl: documentPath(id),
  };
}
