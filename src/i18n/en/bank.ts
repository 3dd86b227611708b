/** Deposits, withdrawals, bank accounts and cards. */
export const bank = {
  asset: {
    label: 'Asset',
    placeholder: 'Choose an asset',
    balance: 'Balance',
    loading: 'Loading your assets',
    failed: 'We could not load your assets',
  },
  fee: {
    label: 'Fee',
    /** The fee as a share of the amount. */
    share: (share: string) => `Fee (${share})`,
    free: 'Free',
    network: 'Network fee',
  },
  summary: { title: 'Summary', amount: 'Amount' },
  loadingFees: 'Loading the fees',
  feesFailed: 'We could not load the fees',
  accounts: {
    title: 'Registered accounts',
    loading: 'Loading your bank accounts',
    failed: 'We could not load your bank accounts',
    removed: 'The chosen bank account was removed. Choose another one.',
  },
  deposit: {
    title: 'Deposit Assets',
    submit: 'Deposit',
    loadingRates: 'Loading the rates',
    ratesFailed: 'We could not load the rates',
    assetMissing: 'Choose the asset to deposit.',
    amountMissing: 'Enter the amount to deposit.',
    limits: (least: string, most: string) => `Minimum ${least}, maximum ${most}`,
    /** The limits while no asset is chosen. */
    limitsOfAsset: (least: string, most: string) =>
      `Minimum ${least}, maximum ${most} of the asset`,
    method: 'Method',
    methods: {
      bank: { label: 'Bank transfer', detail: 'From your bank' },
      card: { label: 'Card', detail: 'Debit or credit' },
      crypto: { label: 'Crypto', detail: 'From a wallet' },
      wire: { label: 'Wire transfer', detail: 'From abroad' },
    },
    methodMissing: 'Choose how to deposit.',
    sourceProblems: {
      'no-accounts': 'This deposit needs a bank account that pays for it.',
      'no-cards': 'This deposit needs a card that pays for it.',
      'account-removed': 'The chosen bank account was removed. Choose another one.',
      'card-removed': 'The chosen card was removed. Choose another one.',
    },
    from: 'From',
    total: 'Deposit',
    youSend: 'You send',
    rate: 'Rate',
    youPay: 'You pay',
    network: {
      noAddress:
        'This device does not know the address of your wallet. Sign out, and sign in again.',
      code: 'QR code of your address',
      codeFor: (asset: string) => `QR code of your address for ${asset}`,
      codeFailed: 'The code could not be drawn. Use the address below.',
      send: (amount: string) =>
        `Send ${amount} to this address. It joins your balance when the network reports it.`,
      sendAny:
        'Send the amount to this address. It joins your balance when the network reports it.',
      name: 'Network: XP Network',
      copy: 'Copy address',
    },
  },
  withdraw: {
    title: 'Withdraw to Bank',
    submit: 'Withdraw',
    confirmTitle: 'Confirm this withdrawal',
    noAssets: 'You have no assets to withdraw yet.',
    assetMissing: 'Choose the asset to withdraw.',
    amount: {
      missing: 'Enter the amount to withdraw.',
      aboveBalance: (balance: string) => `This is more than your balance of ${balance}.`,
      feeAboveBalance: (balance: string) =>
        `With the fee this is more than your balance of ${balance}. Economy has no fee.`,
      /** Repeats a long amount in full. */
      inFull: (amount: string) => `You withdraw ${amount}.`,
    },
    noAccounts: 'A withdrawal needs a bank account to go to.',
    speed: 'Speed',
    speeds: { instant: 'Instant', standard: 'Standard', economy: 'Economy' },
    arrivesIn: 'Arrives in',
    total: 'Total deducted',
    largeAmounts: 'Large amounts may take up to 24 hours.',
    verification: 'Bank verification takes 1-2 business days.',
  },
  info: {
    title: 'Bank Information',
    default: 'Default',
    encrypted: 'Your bank information is encrypted and stored securely.',
    accounts: {
      add: 'Add bank account',
      empty: 'No bank accounts registered',
      defaultLabel: 'Default account',
      defaultHint: 'Deposits and withdrawals use it, unless you choose another one.',
      types: {
        checking: 'Checking',
        savings: 'Savings',
        investment: 'Investment',
        crypto: 'Crypto',
      },
      remove: (account: string) => `Remove ${account}`,
      askRemove: 'Remove this account?',
      removal: (account: string) =>
        `${account} can no longer be chosen for a deposit or a withdrawal. You can add it again at any time.`,
    },
    cards: {
      title: 'Cards',
      loading: 'Loading your cards',
      failed: 'We could not load your cards',
      add: 'Add card',
      empty: 'No cards saved',
      defaultLabel: 'Default card',
      defaultHint: 'Deposits are charged to it, unless you choose another one.',
      expires: (date: string) => `Expires ${date}`,
      remove: (card: string) => `Remove ${card}`,
      askRemove: 'Remove this card?',
      removal: (card: string) =>
        `${card} can no longer be chosen for a deposit. You can add it again at any time.`,
    },
    accountForm: {
      title: 'New bank account',
      bank: 'Bank',
      bankPlaceholder: 'Choose a bank',
      bankMissing: 'Choose the bank.',
      number: 'Account number',
      numberProblems: {
        missing: 'Enter the account number.',
        'no-account-number':
          'Enter 8 to 16 digits, with hyphens or spaces between them if you like.',
      },
      holder: 'Account holder',
      holderMissing: 'Enter the name of the account holder.',
      type: 'Account type',
      typePlaceholder: 'Choose a type',
      typeMissing: 'Choose the type of account.',
      save: 'Save account',
    },
    cardForm: {
      title: 'New card',
      labels: {
        cardNumber: 'Card number',
        expiry: 'Expiry date',
        securityCode: 'Security code',
      },
      expiryExample: 'MM/YY',
      securityCodeHint: 'It is checked and never stored.',
      problems: {
        cardNumber: {
          missing: 'Enter the card number.',
          malformed: 'This is no card number. Check its digits.',
        },
        expiry: {
          missing: 'Enter the expiry date.',
          malformed: 'Enter month and year as on the card, such as 08/29.',
        },
        securityCode: {
          missing: 'Enter the security code.',
          malformed: 'Enter the 3 or 4 digits of the security code.',
        },
      },
      save: 'Save card',
    },
    saving: 'Saving…',
  },
};

export type BankMessages = typeof bank;
