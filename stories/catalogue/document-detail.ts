import { documentPath } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `document-detail`. */
export const documentDetail = {
  'document-detail.state.loading': 'A skeleton while the document loads.',
  'document-detail.state.not-found': "'Document Not Found' when there is no such document.",
  'document-detail.transition.not-found-back': 'Back to Work leads to Work.',
  'document-detail.transition.back': 'Back leads to Work.',
  'document-detail.state.pending':
    'A pending document with its details and the form for the decision.',
  'document-detail.content.heading': 'Title and description of the document.',
  'document-detail.content.status-badge': 'A badge with the status in words.',
  'document-detail.content.priority-badge': 'A badge with the priority in words.',
  'document-detail.content.amount': 'Amount and currency are shown as they are.',
  'document-detail.content.submission':
    'Who submitted it, the department, the date, and the type in words.',
  'document-detail.content.expense-breakdown': 'Period, destinations, and categories with amounts.',
  'document-detail.content.attachments':
    'Each attachment with its name, type and size, and a button that downloads it.',
  'document-detail.content.blockchain':
    'Hash, timestamp and, if the wallet has verified the complete history, VERIFIED.',
  'document-detail.rule.verified-badge': 'A document that is not verified has no VERIFIED badge.',
  'document-detail.content.history': 'Each step with its user, its date and its comment.',
  'document-detail.content.comment-box': 'The form has a comment box, Reject and Approve.',
  'document-detail.rule.pending-badge-yellow': 'The badge of a pending document is yellow.',
  'document-detail.rule.review-only-pending':
    'Only a pending document can be decided on, and only by its approver.',
  'document-detail.state.load-error':
    'The document cannot be loaded: a card says why and offers to try again.',
  'document-detail.state.requester':
    'The requester sees the approver, and no form to decide (proposed copy).',
  'document-detail.content.approver': 'The approver of the document.',
  'document-detail.content.requester':
    'The approver sees the requesting account: its proven e-mail, its age, earlier requests (proposed copy).',
  'document-detail.state.block-failed':
    'The requester was not blocked: the dialog says why and can be confirmed again (proposed copy).',
  'document-detail.transition.blocked':
    "'Block this person' below the requester, after a confirmation (proposed copy).",
  'document-detail.state.first-request':
    'A warning marks a first request, and a request of an account without a proven e-mail (proposed copy).',
  'document-detail.state.short':
    'A request without description, department, details and attachments shows none of them.',
  'document-detail.state.not-verified':
    'A changed document says “Not verified” and what that means (proposed copy).',
  'document-detail.state.downloading':
    'While an attachment is downloaded its button is busy and ignores presses.',
  'document-detail.rule.attachment-checked':
    'An attachment is saved only if its bytes have the submitted hash.',
  'document-detail.toast.download-failed':
    'A toast says that the download failed. The download can be tried again (proposed copy).',
  'document-detail.toast.attachment-changed':
    'A file that differs from the submitted one is not saved, and a toast says so (proposed copy).',
  'document-detail.state.approved': 'An approved document: green badge, no form to decide.',
  'document-detail.state.rejected': 'A rejected document: red badge, no form to decide.',
  'document-detail.state.taken-back':
    'A request that was taken back: grey badge, its time, no form to decide (proposed copy).',
  'document-detail.state.corrected':
    'An earlier version says that it no longer counts, and leads to the newest (proposed copy).',
  'document-detail.state.correction':
    'A correction says when it was made, and leads to the earlier version (proposed copy).',
  'document-detail.transition.correct':
    'The requester of a pending document can correct it (proposed copy).',
  'document-detail.state.take-back-question':
    'Before a request is taken back, a question says that this is final (proposed copy).',
  'document-detail.toast.taken-back':
    'A request that was taken back is confirmed, and the page shows it (proposed copy).',
  'document-detail.toast.take-back-failed':
    'A toast says that taking back failed. The question stays and says why (proposed copy).',
  'document-detail.state.preview':
    'The picture of an attachment opens in a sheet after its hash was checked (proposed copy).',
  'document-detail.state.preview-too-large':
    'A picture with too many pixels has no preview, and the row says so (proposed copy).',
  'document-detail.state.in-review': 'A document in review: blue badge, no form to decide.',
  'document-detail.state.unknown-status': 'An unknown status: grey badge, no form to decide.',
  'document-detail.state.priorities': 'Low, medium, high and urgent each have their own badge.',
  'document-detail.validation.comment-required': 'A rejection without a reason is refused.',
  'document-detail.validation.secret':
    'A recovery phrase or private key is refused at the comment and never sent (proposed copy).',
  'document-detail.rule.approve-no-comment': 'An approval needs no comment.',
  'document-detail.state.processing':
    'While the decision is processed neither button can be pressed.',
  'document-detail.toast.approved': 'An approval is confirmed.',
  'document-detail.toast.rejected': 'A rejection is confirmed.',
  'document-detail.transition.action-to-work': 'After a decision the wallet goes to Work.',
  'document-detail.rule.decision-sent':
    'A decision sends its action and comment, and the document and the lists are refetched.',
  'document-detail.toast.action-failed':
    'A toast says that the decision failed. The comment stays.',
  'document-detail.state.decided-elsewhere':
    'Somebody else has decided first: the provider’s sentence replaces the form.',
} as const;

export const documentScreen: ScreenFacts = {
  path: documentPath(1),
  reads: {
    workDocument: {
      title: 'We could not load the document',
      loading: 'Loading the document',
      data: 'Business trip expenses',
      stillVisible: ['Document Details'],
    },
  },
};
