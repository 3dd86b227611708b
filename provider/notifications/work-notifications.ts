import type { RequesterEnding } from '#wallet/entities/document.ts';
import type { WorkApproval } from '#wallet/entities/work-approval.ts';
import { documentPath } from '#wallet/paths.ts';

import type { NotificationContent } from './notification-content.ts';

/** An approval requested from the user. */
export function approvalRequestNotification({
  id,
  title,
  submittedBy,
}: Pick<WorkApproval, 'id' | 'title' | 'submittedBy'>): NotificationContent {
  return {
    title: '결재 요청',
    message: `${submittedBy}님이 ‘${title}’ 결재를 요청했어요.`,
    type: 'info',
    actionUrl: documentPath(id),
    outside: {
      english: {
        title: 'Approval requested',
        message: `${submittedBy} asks you to approve “${title}”.`,
      },
      discreet: { en: 'A document waits for your approval.', ko: '결재할 문서가 있어요.' },
    },
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
    message: `${submittedBy}님이 ‘${title}’ 결재 요청을 ${corrected ? '정정' : '회수'}했어요.`,
    type: 'info',
    actionUrl: documentPath(id),
    outside: {
      english: {
        title: corrected ? 'Request corrected' : 'Request withdrawn',
        message: `${submittedBy} has ${corrected ? 'corrected' : 'withdrawn'} the request to approve “${title}”.`,
      },
      discreet: { en: 'An approval request has changed.', ko: '결재 요청이 변경되었어요.' },
    },
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
  const decided = `${approver}님이 ‘${title}’ 요청을 ${approved ? '승인' : '반려'}했어요.`;
  const englishDecided = `${approver} has ${approved ? 'approved' : 'rejected'} “${title}”.`;
  return {
    title: approved ? '결재 승인' : '결재 반려',
    message: reason === '' ? decided : `${decided} 사유: ${shortened(reason)}`,
    type: approved ? 'success' : 'warning',
    actionUrl: documentPath(id),
    outside: {
      english: {
        title: approved ? 'Request approved' : 'Request rejected',
        message: reason === '' ? englishDecided : `${englishDecided} Reason: ${shortened(reason)}`,
      },
      discreet: { en: 'Your request was decided.', ko: '결재 요청이 처리되었어요.' },
    },
  };
}
