/** The verbs of operations other than sending and receiving. */
const verbs: Readonly<Record<string, string>> = {
  deposit: 'Deposited',
  withdrawal: 'Withdrew',
  'local-withdrawal': 'Withdrew',
  'top-up': 'Topped up',
};

/** The verb of a transaction in lists, the same one on every screen. An unknown operation was sent or received. */
export function transactionVerb(operation: string | undefined, isSent: boolean): string {
  return verbs[operation ?? ''] ?? (isSent ? 'Sent' : 'Received');
}
