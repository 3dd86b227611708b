/** The entries of `notification-bell`. */
export const notificationBell = {
  'notification-bell.state.no-badge': 'Without an unread notification the bell has no badge.',
  'notification-bell.state.empty': 'Without notifications the bell opens with a hint, in Korean.',
  'notification-bell.state.list':
    'Each notification has an icon and a word for its type, a title, a message and a time.',
  'notification-bell.rule.language-switch':
    'A switch in the header shows the bell in English, with the English texts of each notification (proposed copy).',
  'notification-bell.state.badge-count': 'The badge counts up to nine unread notifications.',
  'notification-bell.state.badge-9-plus': 'Above nine the badge says 9+.',
  'notification-bell.constant.cap': 'Of eleven notifications the oldest is not shown.',
  'notification-bell.state.security-pinned':
    'Unread news of the account’s security is in a group at the top, besides the ten others (proposed copy).',
  'notification-bell.state.security-read':
    'Read news of the account’s security is among the others, in the order of time.',
  'notification-bell.rule.arrival':
    'When the stream reports a new notification, the list is refetched and the badge counts up.',
  'notification-bell.rule.simulated-arrival':
    'In the catalogue only: every 30 s a notification arrives with a chance of 30%.',
  'notification-bell.state.loading':
    'While the list loads: skeletons in the sheet (proposed copy).',
  'notification-bell.state.load-error':
    'The list cannot be read: the sheet says why and offers to try again (proposed copy).',
  'notification-bell.rule.read-all':
    'One press marks all shown notifications as read (proposed copy).',
  'notification-bell.state.read-not-saved':
    'A notification that could not be marked as read is unread again.',
  'notification-bell.rule.read-and-action':
    'Pressing a notification marks it as read and opens its screen.',
} as const;
