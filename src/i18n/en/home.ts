/** Home, with the cards and lists that other screens share with it. */
export const home = {
  walletFailed: 'We could not load your wallet',
  loadingWallet: 'Loading your wallet',
  send: 'Send',
  receive: 'Receive',
  idCards: {
    title: 'ID cards',
    loading: 'Loading your ID cards',
  },
  activity: {
    title: 'Recent activity',
    history: 'History',
    empty: 'No activity yet',
    loading: 'Loading recent activity',
    failed: 'We could not load your transactions',
    loadingDocuments: 'Loading your signed documents',
    documentsFailed: 'We could not load your signed documents',
    signed: 'Document signed',
  },
  backup: {
    title: 'Back up your keys',
    text: 'No backup of your keys was made on this device. Without a backup or the recovery phrase, no one can bring them back.',
    make: 'Make a backup',
    later: 'Later',
  },
  portfolio: {
    title: 'Total portfolio value',
    ratesFailed: 'We could not load the rates',
    /** `change` is in per cent, with its sign. */
    today: (change: string) => `${change}% today`,
    /** The list has each asset's code and its share of the total. */
    shares: (list: string) => `Shares: ${list}`,
  },
  transaction: {
    sent: 'Sent',
    received: 'Received',
    deposited: 'Deposited',
    withdrew: 'Withdrew',
    toppedUp: 'Topped up',
    to: (party: string) => `To ${party}`,
    from: (party: string) => `From ${party}`,
    /** After the other party. `fee` has its unit. */
    withFee: (fee: string) => ` · with fee ${fee}`,
    statuses: {
      completed: 'Completed',
      pending: 'Pending',
      waiting: 'Waiting',
      failed: 'Failed',
      returned: 'Returned',
    },
    /** Before the amount that a merchant has given back. */
    cashback: 'Cashback',
  },
};

export type HomeMessages = typeof home;
