/** Sending an asset to an address, and receiving one. */
export const send = {
  title: 'Send Assets',
  assetsFailed: 'We could not load your assets',
  feesFailed: 'We could not load the fees',
  loading: 'Loading your assets',
  submit: 'Send',
  sending: 'Sending',
  free: 'Free',
  asset: {
    label: 'Asset',
    placeholder: 'Choose an asset',
    balance: 'Balance',
    none: 'You have no assets to send yet.',
    missing: 'Choose the asset to send.',
  },
  amount: {
    missing: 'Enter the amount to send.',
    tooSmall: (least: string) => `Send at least ${least}.`,
    aboveBalance: (balance: string) => `This is more than your balance of ${balance}.`,
    /** The balance is lower than the fee alone. */
    feeNotCovered: (balance: string, fee: string) =>
      `Your balance of ${balance} does not cover the network fee of ${fee}.`,
    feeAboveBalance: (balance: string, fee: string, most: string) =>
      `Your balance of ${balance} also has to pay the network fee of ${fee}. You can send up to ${most}.`,
    /** Repeats a long amount or balance in full. */
    inFull: (amount: string) => `You send ${amount}.`,
    wholeBalance: (balance: string) => `Your whole balance is ${balance}.`,
  },
  summary: {
    title: 'Summary',
    networkFee: 'Network fee',
    /** The fee while no asset is chosen. */
    feeOfAsset: (fee: string) => `${fee} of the asset`,
    total: 'Total',
  },
  confirmTitle: 'Confirm this transfer',
  /** The reason why the button is disabled. */
  needed: {
    parts: { assetType: 'asset', amount: 'amount', toAddress: 'recipient address' },
    one: (part: string) => `Still needed: ${part}.`,
    two: (first: string, second: string) => `Still needed: ${first} and ${second}.`,
    three: (first: string, second: string, third: string) =>
      `Still needed: ${first}, ${second} and ${third}.`,
  },
  recipient: {
    label: 'Recipient',
    modes: { address: 'Address', qr: 'QR', contact: 'Contact' },
    address: 'Recipient address',
    addressExample: '0x… or did:…',
    noCamera:
      'This device has no camera to scan a code with. Enter the address, or choose a contact.',
    scan: 'Scan a QR code',
    scannerTitle: "Scan the recipient's code",
    /** The recipient as a shortened address. */
    chosen: (recipient: string) => `The recipient is ${recipient}.`,
    /** The amount in a link that names the recipient. */
    link: {
      unreadable: 'The link asks for an amount that we cannot read. Enter the amount yourself.',
      filled: (amount: string) =>
        `The link asks for ${amount}, which is filled in. Check it before you send.`,
      notHeld: (amount: string) =>
        `The link asks for ${amount}, which you do not have. Choose the asset and enter the amount yourself.`,
    },
  },
  contacts: {
    label: 'Recent contacts',
    loading: 'Loading your contacts',
    failed: 'We could not load your contacts',
    empty: 'You have sent nothing to anyone yet. Recipients of your sends appear here.',
    edit: (name: string) => `Edit contact: ${name}`,
    favourite: 'Favourite',
  },
  address: {
    missing: "Enter the recipient's address.",
    refused: 'Nothing can be sent to this address. Check it.',
    /** Each problem, and the advice that follows it in the field. */
    problems: {
      secret: {
        problem:
          'This looks like a recovery phrase or a private key. It has not left this device. Never show it to anyone.',
        advice: "Delete it here and enter the recipient's address.",
      },
      shortened: {
        problem: 'This address is shortened: its middle is missing.',
        advice: 'Copy the whole address and paste it here.',
      },
      'zero-address': {
        problem: 'This is the zero address. Nobody has its key, so what is sent there is lost.',
        advice: "Enter the recipient's address.",
      },
      'other-chain': {
        problem: 'This link is for another network, where this wallet cannot send.',
        advice: 'Ask the recipient for an address on Ethereum.',
      },
      'contract-call': {
        problem: "This link calls a contract, and the recipient's own address is not in it.",
        advice: "Enter the recipient's address.",
      },
      'own-address': {
        problem: 'This is your own address.',
        advice: 'Enter the address of someone else.',
      },
    },
    /** A scanned code without an address. */
    noAddress: 'This code has no address that we can send to.',
    /** After the problem of a scanned code. */
    scanAnother: 'Scan another one.',
    wrong: {
      malformed:
        'The recipient address is not an address. Enter one like did:ethr:0x… or 0x… with 40 hexadecimal digits.',
      checksum:
        'The address does not match its checksum: a character is mistyped, or upper and lower case were changed. Copy it again.',
    },
  },
  receive: {
    title: 'Receive Assets',
    noAddress: 'This device does not know the address of your wallet. Sign out, and sign in again.',
    asset: 'Asset',
    code: (asset: string) => `QR code to receive ${asset}`,
    codeCaption: 'Another Superwallet scans this code in Send.',
    codeFailed: 'The code could not be drawn. Share the address below.',
    /** Above the code in the saved picture. */
    pictureTitle: (asset: string) => `Receive ${asset}`,
    download: 'Download',
    share: 'Share',
    addressTitle: 'Wallet address',
    network: 'Network: XP Network',
    copy: 'Copy address',
    onlyHere: (asset: string) =>
      `Only another Superwallet can send ${asset} to this address. From an exchange, or over another network, it does not arrive here and cannot be recovered.`,
    howTo: 'How to receive',
    steps: {
      select: 'Select the asset to receive',
      share: 'Share your QR code or address with the sender',
      wait: 'The asset arrives after network confirmation',
    },
  },
};

export type SendMessages = typeof send;
