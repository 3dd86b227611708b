/** What the documents call a document: a paper of the work area that one person submits and another decides on. */

/** How urgent a document is, from the least to the most (local §4). The work list has other ones (decision 42). */
export const documentPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type DocumentPriority = (typeof documentPriorities)[number];

/** A file that came with a document; its size is a formatted text such as `248 KB`. */
export interface DocumentAttachment {
  name: string;
  size: string;
  /** What kind of file it is, such as `PDF`. */
  type: string;
}

/** Something that happened to a document. */
export interface DocumentEvent {
  /** A code such as `submitted`. */
  action: string;
  by: string;
  /** A moment, as ISO text. */
  date: string;
  /** Empty where nothing was said. */
  comment: string;
}

/** What the money of a document is for; its amounts are formatted texts in the document's currency. */
export interface ExpenseBreakdown {
  /** In words: `Jan 12, 2025 – Jan 15, 2025`. */
  period: string;
  destinations: readonly string[];
  categories: readonly { name: string; amount: string }[];
}

/** The proof of a document on a chain. */
export interface DocumentProof {
  hash: string;
  /** A moment, as ISO text. */
  timestamp: string;
  verified: boolean;
}

/** A document with everything its details show (local §3). */
export interface WorkDocument {
  id: number;
  title: string;
  description: string;
  /** A code such as `expense_report`. */
  type: string;
  /** `pending`, `approved`, `rejected` or `in_review`; any other is shown as it is, in grey. */
  status: string;
  priority: DocumentPriority;
  /** A moment, as ISO text. */
  createdAt: string;
  submittedBy: string;
  department: string;
  /** Already formatted, and shown as it is (decision 32). */
  amount: string;
  currency: string;
  attachments: readonly DocumentAttachment[];
  history: readonly DocumentEvent[];
  blockchain: DocumentProof;
  details: ExpenseBreakdown;
}

/** A document on its way to the screen. There is none that could not be read: they are samples (local §7). */
export type DocumentLookup =
  { status: 'loading' } | { status: 'not-found' } | { status: 'found'; document: WorkDocument };

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

/** Whether a document can be approved or rejected: while it is pending, by anyone who sees it (local §2, §6). */
export function isReviewable({ status }: Pick<WorkDocument, 'status'>): boolean {
  return status === 'pending';
}

const reviewActions = ['approve', 'reject'] as const;
export type ReviewAction = (typeof reviewActions)[number];
