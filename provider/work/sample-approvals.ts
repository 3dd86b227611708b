import type { ApprovalPriority } from '#wallet/entities/work-approval.ts';

import type { WorkStatus } from '../database/schema.ts';

interface SampleApproval {
  documentId: number;
  title: string;
  description: string;
  priority: ApprovalPriority;
  status: WorkStatus;
  hoursAgo: number;
  /** Missing while it is pending. */
  decidedHoursAgo?: number;
}

/**
 * The sample person's work approvals. The wallet has samples of their documents, so each title and description is
 * repeated here. `checks/sample-documents.test.ts` keeps both equal.
 */
export const sampleApprovals: readonly SampleApproval[] = [
  {
    documentId: 1,
    title: 'Business trip expenses',
    description: 'Tokyo, three days: flights, hotel and meals for the fintech conference.',
    priority: 'normal',
    status: 'pending',
    hoursAgo: 27,
  },
  {
    documentId: 2,
    title: 'Cloud hosting renewal',
    description: 'One more year for the wallet’s servers. The present contract ends this week.',
    priority: 'urgent',
    status: 'pending',
    hoursAgo: 5,
  },
  {
    documentId: 3,
    title: 'Team offsite in Gyeongju',
    description: 'Two days of planning for eighteen people, with one night at the lake.',
    priority: 'low',
    status: 'pending',
    hoursAgo: 4 * 24 + 6,
  },
  {
    documentId: 4,
    title: 'Conference registration',
    description: 'Two places at the payments conference, at the early price.',
    priority: 'normal',
    status: 'approved',
    hoursAgo: 12 * 24 + 2,
    decidedHoursAgo: 11 * 24,
  },
  {
    documentId: 5,
    title: 'Overtime request',
    description: 'Two evenings and a Saturday for moving the ledger to its new database.',
    priority: 'low',
    status: 'rejected',
    hoursAgo: 10 * 24 + 7,
    decidedHoursAgo: 9 * 24 + 5,
  },
  {
    documentId: 6,
    title: 'Employment contract',
    description: 'Signing bonus and moving allowance of a new engineer, by the contract’s annex.',
    priority: 'normal',
    status: 'pending',
    hoursAgo: 5 * 24 + 4,
  },
  {
    documentId: 7,
    title: 'Laptop replacement',
    description: 'A new laptop in place of one whose battery no longer holds.',
    priority: 'normal',
    status: 'approved',
    hoursAgo: 23 * 24 + 1,
    decidedHoursAgo: 22 * 24 + 3,
  },
  {
    documentId: 8,
    title: 'Partner visit to Singapore',
    description: 'Contract talks with the transit card operator, on site.',
    priority: 'normal',
    status: 'pending',
    hoursAgo: 2 * 24 + 8,
  },
];
