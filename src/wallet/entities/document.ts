import * as z from 'zod/mini';

import { atMost, day, id, positiveAmount, parsedOr, text } from './fields.ts';
import { filledLine, lineText, linesText, typedText } from './typed-fields.ts';

/** A document of the work area, which one user submits and another user decides on. */

/** The priorities of a document, in ascending order (local §4). The work list has other priorities (decision 42). */
export const documentPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type DocumentPriority = (typeof documentPriorities)[number];

/** The kinds of approvals that a user can request. */
export const documentKinds = [
  'expense_report',
  'purchase_order',
  'budget_request',
  'travel_request',
  'overtime_request',
  'employment_contract',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The currencies of a document's amount. */
export const documentCurrencies = ['KRW', 'USD', 'EUR', 'JPY', 'CNY', 'SGD'] as const;
export type DocumentCurrency = (typeof documentCurrencies)[number];

/** Number of fraction digits of each currency. */
export const currencyDigits: Readonly<Record<DocumentCurrency, number>> = {
  KRW: 0,
  USD: 2,
  EUR: 2,
  JPY: 0,
  CNY: 2,
  SGD: 2,
};

/** The file types of attachments, detected from their content. */
export const attachmentTypes = [
  'PDF',
  'PNG',
  'JPEG',
  'WEBP',
  'DOCX',
  'XLSX',
  'CSV',
  'TXT',
] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** The provider's limits for the attachments of a document: their number, the bytes of each, and the total bytes. */
export const attachmentLimits = { files: 5, bytes: 2_000_000, totalBytes: 5_000_000 } as const;

/** Number of base64 characters of the largest file: four for three bytes. */
const maxBase64Length = 2_666_668;

/** Maximum number of characters, or entries, of a request's fields. */
export const documentLimits = {
  title: 120,
  description: 1_000,
  department: 80,
  comment: 1_000,
  email: 160,
  destination: 80,
  destinations: 10,
  category: 60,
  categories: 20,
  fileName: 120,
} as const;

/** A file attached to a document. */
export const DocumentAttachment = z.object({
  id,
  name: z.string(),
  /** The size in bytes. */
  size: z.int(),
  /** The file type, such as `PDF`. */
  type: z.string(),
  /** The SHA-256 of its bytes, in hexadecimal digits. */
  sha256: z.string(),
});
export type DocumentAttachment = z.infer<typeof DocumentAttachment>;

/** An event in the history of a document. */
export const DocumentEvent = z.object({
  /** A code such as `submitted`. */
  action: z.string(),
  by: z.string(),
  /** An ISO timestamp. */
  date: z.string(),
  /** The comment; empty if there is none. */
  comment: text,
  /** Binds this entry to all earlier entries: see `document-proof.ts`. */
  hash: text,
});
export type DocumentEvent = z.infer<typeof DocumentEvent>;

/** The account that submitted a request, for its approver (decision 144). */
export const DocumentRequester = z.object({
  /** The proven e-mail address of the account; null if it has none. */
  email: z.nullable(z.string()),
  /** An ISO timestamp. */
  accountCreatedAt: z.string(),
  /** True if the request is the account's first to this approver. */
  isFirstRequest: z.boolean(),
});
export type DocumentRequester = z.infer<typeof DocumentRequester>;

/** The expenses of a document; the amounts are formatted texts in the document's currency. */
export const ExpenseBreakdown = z.object({
  /** The period in words: `Jan 12, 2025 – Jan 15, 2025`. Empty if none was given. */
  period: text,
  destinations: z.array(z.string()),
  categories: z.array(z.object({ name: z.string(), amount: z.string() })),
});
export type ExpenseBreakdown = z.infer<typeof ExpenseBreakdown>;

/** A document with all its details (local §3). */
export const WorkDocument = z.object({
  id,
  title: z.string(),
  description: text,
  /** A code such as `expense_report`. */
  type: z.string(),
  /** `pending`, `approved`, `rejected` or `in_review`; any other status is shown in grey. */
  status: z.string(),
  priority: parsedOr(z.enum(documentPriorities), 'medium'),
  /** An ISO timestamp. */
  createdAt: z.string(),
  submittedBy: z.string(),
  department: text,
  /** The name of its approver. */
  approver: text,
  /** The reader's role: only the approver decides. */
  role: parsedOr(z.enum(['approver', 'requester']), 'requester'),
  /** The amount as a formatted text, which is shown unchanged (decision 32). */
  amount: z.string(),
  currency: z.string(),
  attachments: z.array(DocumentAttachment),
  /** The oldest first: it starts with the submission. */
  history: z.array(DocumentEvent),
  details: ExpenseBreakdown,
  /** The id of the request that this one corrects, and of the one that corrects it (decision 160). */
  replaces: z.optional(id),
  replacedBy: z.optional(id),
  /** Only the approver receives it. Missing in answers of older providers, and in samples, which have no account. */
  requester: z.optional(DocumentRequester),
});
export type WorkDocument = z.infer<typeof WorkDocument>;

/** The content of a request, which a correction also has. */
const contentFields = {
  title: filledLine(documentLimits.title),
  description: linesText(documentLimits.description),
  type: z.enum(documentKinds),
  priority: z.enum(documentPriorities),
  department: lineText(documentLimits.department),
  amount: positiveAmount,
  currency: z.enum(documentCurrencies),
  period: z.nullable(z.object({ from: day, to: day })),
  destinations: z
    .array(filledLine(documentLimits.destination))
    .check(z.maxLength(documentLimits.destinations)),
  categories: z
    .array(z.object({ name: filledLine(documentLimits.category), amount: positiveAmount }))
    .check(z.maxLength(documentLimits.categories)),
  attachments: z
    .array(
      z.object({
        name: filledLine(documentLimits.fileName),
        /** The bytes of the file in base64. */
        content: z.string().check(atMost(maxBase64Length)),
      }),
    )
    .check(z.maxLength(attachmentLimits.files)),
};

const periodInOrder = z.refine<{ period: { from: string; to: string } | null }>(
  // Days in this format sort as strings.
  ({ period }) => period === null || period.to >= period.from,
  { path: ['period'], error: 'must not end before it begins' },
);

/** A request for an approval by the user whose account has an e-mail address (decision 107). */
export const NewDocument = z
  .object({ userId: id, approverEmail: typedText(documentLimits.email), ...contentFields })
  .check(periodInOrder);
export type NewDocument = z.infer<typeof NewDocument>;

/** A correction of a pending request, for the same approver (decision 160). */
export const NewCorrection = z
  .object({
    userId: id,
    /** The id of the request that it replaces. */
    replaces: id,
    ...contentFields,
  })
  .check(periodInOrder);
export type NewCorrection = z.infer<typeof NewCorrection>;

/** The content of a request or of a correction. */
export type DocumentContent = Omit<NewCorrection, 'userId' | 'replaces'>;

/** The colour of a status's badge. */
export type DocumentStatusColour = 'yellow' | 'green' | 'red' | 'blue' | 'grey';

const statusColours: Readonly<Record<string, DocumentStatusColour>> = {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
  in_review: 'blue',
};

/** The colour of a document's status; an unknown one is grey (local §4). */
export function documentStatusColour(status: string): DocumentStatusColour {
  return Object.hasOwn(statusColours, status) ? (statusColours[status] ?? 'grey') : 'grey';
}

/** Whether the reader can decide on a document: as its approver, while it is pending (local §2, §6, decision 106). */
export function isReviewable({ status, role }: Pick<WorkDocument, 'status' | 'role'>): boolean {
  return status === 'pending' && role === 'approver';
}

/** The actions in a history by which a requester ends a request; an entry `rejected` follows (decision 159). */
export const requesterEndings = ['withdrawn', 'corrected'] as const;
export type RequesterEnding = (typeof requesterEndings)[number];

/** How the requester has ended a document, by its history; undefined if they have not (decisions 159 and 160). */
export function requesterEndingOf({
  history,
}: Pick<WorkDocument, 'history'>): RequesterEnding | undefined {
  return requesterEndings.find((ending) => history.some(({ action }) => action === ending));
}

/** Whether the reader can take a document back or correct it: as its requester, while it is pending. */
export function isRevisable({ status, role }: Pick<WorkDocument, 'status' | 'role'>): boolean {
  return status === 'pending' && role === 'requester';
}

export const reviewActions = ['approve', 'reject'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** A decision on a document, with its comment, which a rejection requires (local §5). */
export const NewReview = z
  .object({
    action: z.enum(reviewActions),
    comment: linesText(documentLimits.comment),
  })
  .check(
    z.refine(({ action, comment }) => action === 'approve' || comment !== '', {
      path: ['comment'],
      error: 'is needed to reject',
    }),
  );
export type NewReview = z.infer<typeof NewReview>;

/**
 * A rejection in the list. Wallets of earlier versions send no reason, which the provider refuses with a sentence
 * (decision 161).
 */
export const NewRejection = z.object({
  comment: z.optional(linesText(documentLimits.comment)),
});
export type NewRejection = z.infer<typeof NewRejection>;
