import * as z from 'zod/mini';

import {
  attachmentLimits,
  attachmentTypes,
  documentCurrencies,
  documentKinds,
  documentPriorities,
} from '#wallet/entities/document.ts';

import type { ApprovalRequestDraft, ChosenFile } from './request-approval.ts';

/** The content of the form: its draft and its files. */
export interface RequestContent {
  draft: ApprovalRequestDraft;
  files: readonly ChosenFile[];
}

/** A draft as stored on the device (decision 163). */
export const StoredDraft = z.object({
  amount: z.string(),
  currency: z.enum(documentCurrencies),
  approverEmail: z.string(),
  title: z.string(),
  type: z.union([z.enum(documentKinds), z.literal('')]),
  priority: z.enum(documentPriorities),
  description: z.string(),
  department: z.string(),
  from: z.string(),
  to: z.string(),
  destinations: z.string(),
  categories: z.array(z.object({ name: z.string(), amount: z.string() })),
}) satisfies z.ZodMiniType<ApprovalRequestDraft>;

/** The files of a draft as stored on the device. */
export const StoredFiles = z
  .array(
    z.object({
      name: z.string(),
      size: z.int(),
      type: z.enum(attachmentTypes),
      content: z.string(),
    }),
  )
  .check(z.maxLength(attachmentLimits.files)) satisfies z.ZodMiniType<ChosenFile[]>;

/**
 * A stored content together with what the user has typed while it was read: a field that differs from the initial
 * content is newer than the stored one.
 */
export function withChanges(
  stored: RequestContent,
  current: RequestContent,
  initial: RequestContent,
): RequestContent {
  const changed = Object.entries(current.draft).filter(
    ([field, value]) => value !== initial.draft[field as keyof ApprovalRequestDraft],
  );
  return {
    draft: { ...stored.draft, ...Object.fromEntries(changed) },
    files: current.files === initial.files ? stored.files : current.files,
  };
}
