/** The sentence about the ways of notifications that the provider does not send by yet. */
export const unsentNotifications =
  'Notifications come by no e-mail and no SMS yet: your choice is kept, and nothing is sent by it. Push notifications are those of the bell.';
