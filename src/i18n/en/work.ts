/** Work, its documents, and Request Approval. */
export const work = {
  lostDecision: {
    unknown: 'We do not know whether the decision got through.',
    failed: 'The decision did not get through.',
  },
  title: 'Work',
  requestApproval: 'Request approval',
  /** The tabs of the two lists. */
  toApprove: 'To approve',
  myRequests: 'My requests',
  amountLabel: 'Amount: ',
  /** `date` is a formatted date. */
  correctedOn: (date: string) => `Corrected on ${date}`,
  /** The states of an approval in a list. */
  states: {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    'taken-back': 'Taken back',
  },
  /** The priorities in a list and in the form of a request. */
  priorities: {
    low: 'Low',
    normal: 'Normal',
    medium: 'Medium',
    high: 'High',
    urgent: 'Urgent',
  },
  kinds: {
    expense_report: 'Expense report',
    purchase_order: 'Purchase order',
    budget_request: 'Budget request',
    travel_request: 'Travel request',
    overtime_request: 'Overtime request',
    employment_contract: 'Employment contract',
  },
  approvals: {
    title: 'Approvals',
    loading: 'Loading your approvals',
    failed: 'We could not load your approvals',
    empty: 'No approvals yet',
    byState: 'Approvals by state',
    pending: 'Pending',
    completed: 'Completed',
    total: 'Total',
    selectSeveral: 'Select several',
    stopSelecting: 'Stop selecting',
    firstRequest: 'First request',
    view: 'View',
    viewNamed: (title: string) => `View ${title}`,
    from: (requester: string) => `From ${requester}`,
    /** Before the reason of a rejection. */
    reason: 'Reason:',
    /** Before the title of the document, which is only spoken. */
    select: 'Select',
    reject: 'Reject',
    rejectNamed: (title: string) => `Reject ${title}`,
    rejectTitle: 'Reject this document',
    approve: 'Approve',
    approveNamed: (title: string) => `Approve ${title}`,
  },
  /** The approval of several documents. A count is formatted. */
  several: {
    hint: 'Select the documents to approve.',
    approving: 'Approving…',
    approve: (count: string) => `Approve ${count}`,
    ask: (count: string) => `Approve ${documents(count)}?`,
    outcome: (approved: string, failed: string) =>
      `${documents(approved)} approved, ${documents(failed)} not.`,
    /** Between the sums of two currencies. */
    and: ' and ',
    together: (sums: string) => `Together ${sums}.`,
    togetherWithout: (sums: string, count: string) =>
      `Together ${sums}, and ${documents(count)} without an amount.`,
  },
  requests: {
    title: 'Requests',
    loading: 'Loading your requests',
    failed: 'We could not load your requests',
    empty: 'You have not asked for an approval yet',
    to: (approver: string) => `To ${approver}`,
    reason: (reason: string) => `Reason: ${reason}`,
    waiting: 'Waiting for a decision',
  },
  review: {
    title: 'Review',
    comment: 'Comment',
    commentHint: 'Required to reject, optional to approve.',
    reason: 'Reason',
    reasonHint: 'The requester reads it.',
    reasonMissing: 'Say why you reject this document.',
    reject: 'Reject',
    approve: 'Approve',
    /** The decision of another user. */
    outcomes: {
      approved: 'The document has been approved.',
      rejected: 'The document has been rejected.',
      in_review: 'The document has been in_review.',
    },
    /** For an undocumented status. */
    otherOutcome: (status: string) => `The document has been ${status}.`,
    endedByRequester: 'The requester has ended this request.',
  },
  picture: {
    title: 'Preview',
    of: (name: string) => `Preview of ${name}`,
  },
  document: {
    title: 'Document Details',
    loading: 'Loading the document',
    failed: 'We could not load the document',
    notFound: 'Document Not Found',
    notFoundText: 'There is no document at this address.',
    backToWork: 'Back to Work',
    statuses: {
      pending: 'Pending',
      approved: 'Approved',
      rejected: 'Rejected',
      in_review: 'In review',
    },
    endings: { withdrawn: 'Taken back', corrected: 'Corrected' },
    priorities: {
      low: 'Low priority',
      medium: 'Medium priority',
      high: 'High priority',
      urgent: 'Urgent priority',
    },
    submitted: 'Submitted',
    submittedBy: 'Submitted by',
    approver: 'Approver',
    unknownApprover: 'Not known',
    department: 'Department',
    type: 'Type',
  },
  versions: {
    replaced: (requester: string) =>
      `${requester} has corrected this request. This version no longer counts.`,
    openNewest: 'Open the newest version',
    takenBack: (requester: string, date: string) =>
      `${requester} took this request back on ${date}.`,
    corrected: (date: string) => `Corrected on ${date}.`,
    openEarlier: 'Open the earlier version',
  },
  requester: {
    title: 'Requester',
    email: 'Confirmed e-mail',
    noEmail: 'None',
    accountCreated: 'Account created',
    /** The date of the account, and its age at the time of the request. */
    createdSameDay: (date: string) => `${date}, on the day of this request`,
    createdBefore: (date: string, days: number) =>
      days === 1
        ? `${date}, 1 day before this request`
        : `${date}, ${days} days before this request`,
    requestsToYou: 'Requests to you',
    first: 'This is the first one',
    notFirst: 'There were others before',
    unconfirmed:
      'This account has not confirmed its e-mail address, so the name may not be theirs. Ask the person in another way before you approve.',
    unfamiliar:
      'This account has not asked you before, and anyone can give an account any name. Ask the person in another way before you approve.',
  },
  expenses: {
    title: 'Expense breakdown',
    period: 'Period',
    destination: 'Destination',
    destinations: 'Destinations',
    categories: 'Categories',
    total: 'Total',
  },
  attachments: {
    title: 'Attachments',
    empty: 'No attachments',
    tooManyPixels: 'No preview: too many pixels',
    preview: (name: string) => `Preview ${name}`,
    download: (name: string) => `Download ${name}`,
  },
  proof: {
    title: 'Blockchain verification',
    verified: 'VERIFIED',
    notVerified: 'Not verified',
    mismatch:
      'The content or the history of this document does not match its hashes. Something in it may have been changed, so do not rely on it.',
    hash: 'Hash',
    noHash: 'None',
    timestamp: 'Timestamp',
  },
  timeline: {
    title: 'Document history',
    actions: {
      submitted: 'Submitted',
      review_started: 'Review started',
      reviewed: 'Reviewed',
      approved: 'Approved',
      rejected: 'Rejected',
      withdrawn: 'Taken back',
      corrected: 'Corrected',
    },
    /** `action` is one of the actions above. */
    event: (action: string, person: string) => `${action} by ${person}`,
  },
  ownRequest: {
    title: 'Your request',
    waitingFor: (approver: string) => `Waiting for ${approver} to decide.`,
    /** If the approver is unknown. */
    waiting: 'Waiting for the approver to decide.',
    takeBack: 'Take back',
    correct: 'Correct',
    takenBack: 'You have taken this request back.',
    askTakeBack: 'Take this request back?',
    takeBackFrom: (approver: string, title: string) =>
      `${approver} can no longer decide on “${title}”. This cannot be undone.`,
    /** If the approver is unknown. */
    takeBackText: (title: string) =>
      `The approver can no longer decide on “${title}”. This cannot be undone.`,
  },
  request: {
    title: 'Request Approval',
    correctTitle: 'Correct Request',
    closed: 'This request can no longer be corrected. It has been decided or ended.',
    loading: 'Loading the request',
    failed: 'We could not load the request',
    send: 'Send request',
    sendCorrection: 'Send correction',
    sending: 'Sending…',
    readingFiles: 'Wait until the files are read.',
    amount: 'Amount',
    currency: 'Currency',
    currencies: {
      KRW: 'Korean won (KRW)',
      USD: 'US dollar (USD)',
      EUR: 'Euro (EUR)',
      JPY: 'Japanese yen (JPY)',
      CNY: 'Chinese yuan (CNY)',
      SGD: 'Singapore dollar (SGD)',
    },
    approverEmail: 'Approver’s e-mail',
    approverProblems: {
      missing: 'Enter the e-mail address of the person who decides.',
      malformed: 'Enter an e-mail address like name@example.com.',
      unknown: 'No one here has this e-mail address. Check it, or invite them to the wallet first.',
      self: 'This is your own e-mail address. Somebody else has to decide.',
      unavailable: 'You cannot reach this person from your account. Somebody else has to decide.',
    },
    /** Before the name of an approver who cannot be changed. */
    approver: 'Approver:',
    name: 'Title',
    nameExample: 'Trip to Tokyo',
    nameMissing: 'Give the request a title.',
    kind: 'Kind',
    chooseKind: 'Choose a kind',
    kindMissing: 'Choose what it is for.',
    priority: 'Priority',
    description: 'Description (optional)',
    details: 'Period, destinations and categories',
  },
  draft: {
    restored: 'Draft restored',
    discard: 'Discard draft',
    ask: 'Discard this draft?',
    confirm: 'Discard',
    toEmpty: 'Your entries and files are removed from this device. You get an empty form.',
    toSent:
      'Your entries and files are removed from this device. You get the request as you sent it.',
  },
  money: {
    missing: 'Enter an amount.',
    'no-amount': 'Enter an amount above zero in digits, such as 12.5.',
    'not-whole': (currency: string) => `${currency} has whole amounts only, without a fraction.`,
    'too-fine': (currency: string) => `${currency} has two digits after the point at most.`,
  },
  requestDetails: {
    department: 'Department',
    firstDay: 'First day',
    lastDay: 'Last day',
    fromProblems: {
      missing: 'Choose the day it begins.',
      'no-date': 'Enter a whole date from 1900 on.',
    },
    toProblems: {
      missing: 'Choose the day it ends.',
      'no-date': 'Enter a whole date from 1900 on.',
      'before-start': 'This is before the first day.',
    },
    destinations: 'Destinations',
    destinationsHint: 'One a line.',
    tooManyDestinations: (most: number) => `Enter at most ${most} destinations.`,
    destinationTooLong: (most: number) => `A destination has at most ${most} characters.`,
    categories: 'Expense categories',
    category: (place: number) => `Category ${place}`,
    categoryMissing: 'Say what it is for.',
    categoryAmount: (place: number) => `Amount of category ${place}`,
    removeCategory: (place: number) => `Remove category ${place}`,
    addCategory: 'Add category',
    /** The difference between the amount and its categories. `amount` has its unit. */
    left: (amount: string) => `${amount} left`,
    tooMuch: (amount: string) => `${amount} too much`,
    /** `difference` is one of the two above. */
    sumDiffers: (difference: string) => `The categories must add up to the amount: ${difference}.`,
  },
  files: {
    label: 'Attachments (optional)',
    add: 'Add files',
    reading: 'Reading the files',
    chosen: 'Chosen files',
    remove: (name: string) => `Remove ${name}`,
    /** The accepted types: all but the last one, separated by commas, and the last one. */
    types: (others: string, last: string) => `${others} or ${last}`,
    /** The sizes have their units. */
    hint: (types: string, count: number, each: string, together: string) =>
      `${types}. Up to ${count} files, ${each} each and ${together} together.`,
    wrongType: (name: string, types: string) => `${name} cannot be sent: choose ${types}.`,
    isEmpty: (name: string) => `${name} is empty.`,
    tooLarge: (name: string, most: string) => `${name} is larger than ${most}.`,
    tooMany: (name: string, most: number) => `${name} is one too many: ${most} files can be sent.`,
    tooLargeTogether: (name: string, most: string) =>
      `With ${name} the files are larger than ${most} together.`,
    alreadyThere: (name: string) => `${name} is already there.`,
    heic: (name: string) =>
      `This browser cannot read the HEIC photo ${name}. Save it as JPEG, and choose that.`,
    /** `most` is in megapixels. */
    tooManyPixels: (name: string, most: number) =>
      `${name} has too many pixels. Choose a picture of at most ${most} megapixels.`,
    unreadable: (name: string) => `${name} could not be read. Choose it again.`,
  },
};

/** A number of documents. */
function documents(count: string): string {
  return count === '1' ? '1 document' : `${count} documents`;
}

export type WorkMessages = typeof work;
