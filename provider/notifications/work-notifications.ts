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

/** The decision on the user's request. */
export function decisionNotification({
  id,
  title,
  status,
  approver,
}: Pick<WorkApproval, 'id' | 'title' | 'status' | 'approver'>): NotificationContent {
  const approved = status === 'approved';
  return {
    title: approved ? '결재 승인' : '결재 반려',
    message: `${approver} 님이 ‘${title}’ 요청을 ${approved ? '승인' : '반려'}했습니다.`,
    type: approved ? 'success' : 'warning',
    actionUrl: documentPath(id),
  };
}
