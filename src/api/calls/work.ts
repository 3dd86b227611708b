import * as z from 'zod/mini';

import {
  NewCorrection,
  NewDocument,
  NewRejection,
  NewReview,
  WorkDocument,
} from '#wallet/entities/document.ts';
import { id } from '#wallet/entities/fields.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { WorkApproval } from '#wallet/entities/work-approval.ts';

import { type Call } from './call.ts';
import { Acknowledged, FileContent } from './call-schemas.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls for approvals of work documents. */
export const workCalls = {
  workApprovals: {
    method: 'GET',
    path: '/api/work/approvals/{userId}',
    response: rowsOf(WorkApproval),
    unauthorised: 'raise',
  },
  approveWork: {
    method: 'POST',
    path: '/api/work/approvals/{id}/approve',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.work,
  },
  rejectWork: {
    method: 'POST',
    path: '/api/work/approvals/{id}/reject',
    request: NewRejection,
    emptyBody: true,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.work,
  },
  /** The approvals that the user has requested, the latest first (decision 107). */
  workRequests: {
    method: 'GET',
    path: '/api/work/requests/{userId}',
    response: rowsOf(WorkApproval),
    unauthorised: 'raise',
  },
  requestApproval: {
    method: 'POST',
    path: '/api/work/requests',
    request: NewDocument,
    response: z.object({ id }),
    unauthorised: 'raise',
    outdates: readGroups.newWork,
    creates: 'approval request',
    upload: true,
  },
  /** Replaces a pending request of the user by a new one for the same approver (decision 160). */
  correctRequest: {
    method: 'POST',
    path: '/api/work/corrections',
    request: NewCorrection,
    response: z.object({ id }),
    unauthorised: 'raise',
    outdates: readGroups.newWork,
    creates: 'correction',
    upload: true,
  },
  /** Takes a pending request of the user back for good (decision 159). */
  takeBackRequest: {
    method: 'POST',
    path: '/api/work/requests/{id}/take-back',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.work,
  },
  /** A document with all details, readable only by its approver and its requester. */
  workDocument: {
    method: 'GET',
    path: '/api/work/documents/{id}',
    response: WorkDocument,
    unauthorised: 'raise',
    missing: 'null',
  },
  /** Decides with a comment. The documented calls above decide in the list (decisions 106 and 161). */
  reviewDocument: {
    method: 'POST',
    path: '/api/work/documents/{id}/review',
    request: NewReview,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.work,
  },
  workAttachment: {
    method: 'GET',
    path: '/api/work/attachments/{id}',
    response: FileContent,
    unauthorised: 'raise',
    file: true,
  },
} as const satisfies Record<string, Call>;
