/** The entries of `events-stream`. */
export const eventsStream = {
  'events-stream.rule.heartbeat-ignored': 'A heartbeat shows nothing.',
  'events-stream.toast.transaction-completed':
    'A toast says in Korean that a transaction is completed: 거래가 완료되었습니다.',
  'events-stream.toast.end-with-figures':
    'The end of a payment is told with who and how much, in one toast (decision 219).',
  'events-stream.toast.transaction-failed':
    'A toast says in Korean that a transaction has failed (proposed copy).',
  'events-stream.toast.transaction-in-progress':
    'For any other status a toast says in Korean that the transaction is in progress.',
  'events-stream.toast.balance-updated':
    'A toast says in Korean that a balance changed, with its asset.',
  'events-stream.toast.notification': 'A success, info or warning notification in default style.',
  'events-stream.toast.notification-error': 'An error notification in the destructive style.',
  'events-stream.rule.reset':
    'After a long interruption the wallet refetches everything, without a toast.',
} as const;
