import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `work`. */
export const work = {
  'work.state.default':
    'Three counts, and a card for each approval with title, description, priority, status and View.',
  'work.content.requester-and-amount': 'A card shows the requester and the amount (proposed copy).',
  'work.content.first-request':
    'The pending first request of an account is marked as its first (proposed copy).',
  'work.content.lists':
    "The approvals that the user decides, and the user's requests to others, one list at a time.",
  'work.transition.request': 'Request approval leads to its form.',
  'work.state.requests': 'The user’s requests: approver, amount and outcome (proposed copy).',
  'work.state.requests-empty': 'A user without requests sees a hint (proposed copy).',
  'work.state.requests-loading': 'Skeletons while the requests load, without a hint.',
  'work.state.requests-load-error':
    'The requests cannot be loaded: a card says why and offers to try again.',
  'work.transition.request-view': 'A request leads to its document.',
  'work.content.counts': 'Pending, completed and total. Every status except pending is completed.',
  'work.transition.view': "View leads to the document by the document's own id.",
  'work.state.approval-pending': 'A pending approval offers to approve and to reject.',
  'work.state.approval-approved': 'An approved card says so and has no buttons.',
  'work.state.approval-rejected': 'Any status but pending and approved is shown as rejected.',
  'work.state.priorities':
    'Urgent, normal and low differ by word and icon, and urgent also by colour.',
  'work.state.deciding':
    'While a decision is sent its card is disabled. The other cards can be decided on.',
  'work.transition.approve-refresh': 'After a decision the list and the counts change.',
  'work.state.reject-reason':
    'Reject asks for the reason, with the form of the document (proposed copy).',
  'work.validation.reason-required': 'A rejection without a reason is refused (proposed copy).',
  'work.validation.secret':
    'A recovery phrase or private key is refused as a reason and never sent (proposed copy).',
  'work.content.reason': 'A rejected card and request show the reason (proposed copy).',
  'work.state.taken-back':
    'A request that was taken back says so in both lists, and has no buttons (proposed copy).',
  'work.content.corrected': 'A corrected request says when it was corrected (proposed copy).',
  'work.state.corrected-elsewhere':
    'A decision on a request that was corrected or taken back is refused with a sentence (proposed copy).',
  'work.state.selecting':
    'Several pending approvals can be selected, and a bar counts them (proposed copy).',
  'work.state.several-confirmation':
    'One confirmation names the documents, their number and the sum of each currency (proposed copy).',
  'work.state.several-sending': 'While several are approved the selection is locked.',
  'work.toast.several-approved': 'Several approvals are confirmed together (proposed copy).',
  'work.state.several-failed':
    'Those that failed are named with the reason and stay selected (proposed copy).',
  'work.state.empty':
    'Without approvals a hint says so, in place of counts of zero (proposed copy).',
  'work.toast.approved': 'An approval is confirmed.',
  'work.toast.rejected': 'A rejection is confirmed.',
  'work.toast.action-failed':
    'A toast says that the decision failed. Its card stays and says why, until the list changes.',
  'work.state.loading': 'Skeletons while the approvals load, without a zero or a hint.',
  'work.state.load-error':
    'The approvals cannot be loaded: a card says why and offers to try again.',
} as const;

export const workScreen: ScreenFacts = {
  reads: {
    workApprovals: {
      title: 'We could not load your approvals',
      retriesAll: true,
      loading: 'Loading your approvals',
      data: 'Business trip expenses',
      stillVisible: ['Request approval'],
    },
    workRequests: {
      title: 'We could not load your requests',
      retriesAll: true,
      loading: 'Loading your requests',
      data: 'Customer dinner in Haeundae',
      stillVisible: ['Request approval'],
      opens: 'My requests',
    },
  },
};
