import type { Notice } from './notices.ts';

const success = (title: string, message: string): Notice => ({ title, message, tone: 'default' });
const failure = (title: string, message: string): Notice => ({
  title,
  message,
  tone: 'destructive',
});

/** The notices about cards and default sources. Separate from notices.ts, because every screen loads that file. */
export const cardNotices = {
  added: success('Card Added', 'Your card has been saved.'),
  failed: failure('Failed to Add Card', 'Your card has not been saved.'),
  removed: success('Card Removed', 'Your card has been removed.'),
  'remove-failed': failure('Failed to Remove', 'Your card is still there.'),
  'default-changed': success('Default Changed', 'Deposits are charged to it from now on.'),
  'default-failed': failure('Default Not Changed', 'Your default is the same as before.'),
} as const satisfies Readonly<Record<string, Notice>>;
