import type { Call } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';
import { credentialPath, documentPath, receiptPath } from '#wallet/paths.ts';

/** What a person sees of a read on a screen, in the words of the screen. */
export interface ExpectedRead {
  /** The title of what says that the read failed. */
  title: string;
  /** Tells a screen reader that the read is under way; undefined where nothing stands in its place. */
  loading: string | undefined;
  /** Shows when the read has succeeded, and only then. */
  data: string;
  /** Shows all the same when the read fails or takes long. */
  stillVisible: readonly string[];
  /** Trying again also reads what else the screen has. */
  retriesAll?: true;
  /** What is pressed to see the read; undefined where it is in sight. */
  opens?: string;
}

/** What a person sees of the reads of a screen. */
export interface ExpectedScreen {
  /** The address, for a screen that reads it. */
  path?: string;
  language?: 'ko';
  reads: Partial<Record<CallName, ExpectedRead>>;
  /** The reads whose failure no one is told of, each with the reason. */
  silentReads?: Partial<Record<CallName, string>>;
}

const topUpRates: ExpectedRead = {
  title: 'We could not load the exchange rates',
  retriesAll: true,
  loading: 'Loading your balances',
  data: 'Funding source',
  stillVisible: ['Top Up', 'Cashback up to 15% at local shops'],
};

const localBalance: ExpectedRead = {
  title: 'We could not load your balance',
  retriesAll: true,
  loading: 'Loading your balance',
  data: '₩48,500',
  stillVisible: ['LocalPay', '12,500 cashback'],
};

/** Every screen that reads something, by the name of its route, with its reads in the order of the screen. */
export const expectedScreens: Readonly<Record<string, ExpectedScreen>> = {
  Assets: {
    reads: {
      assets: {
        title: 'We could not load your assets',
        loading: 'Loading your portfolio',
        data: 'XP Network',
        stillVisible: ['Receive', '−42.75 XP'],
      },
      exchangeRates: {
        title: 'We could not load the rates',
        loading: 'Loading your portfolio',
        data: '$7,721.95',
        stillVisible: ['XP Network', '−42.75 XP'],
      },
      transactions: {
        title: 'We could not load your transactions',
        loading: 'Loading recent transactions',
        data: '−42.75 XP',
        stillVisible: ['$7,721.95', 'XP Network'],
      },
    },
  },
  BankInfo: {
    reads: {
      bankAccounts: {
        title: 'We could not load your bank accounts',
        loading: 'Loading your bank accounts',
        data: 'Shinhan',
        stillVisible: ['Bank Information', 'Add bank account'],
      },
    },
  },
  Credential: {
    path: credentialPath(1),
    reads: {
      credentials: {
        title: 'We could not load the credential',
        loading: 'Loading the credential',
        data: 'Bachelor of Engineering',
        stillVisible: ['Credential'],
      },
    },
  },
  Deposit: {
    reads: {
      exchangeRates: {
        title: 'We could not load the rates',
        loading: 'Loading the rates',
        data: 'Bank transfer',
        stillVisible: ['Deposit Assets'],
      },
    },
  },
  DigitalId: {
    reads: {
      did: {
        title: 'We could not load your digital ID',
        loading: 'Loading your digital ID',
        data: 'Your digital identity',
        stillVisible: ['Verify Identity', "Driver's License"],
      },
      verifications: {
        title: 'We could not load your verification requests',
        // Most people have no request, and no room is kept for none.
        loading: undefined,
        data: 'Passport Verification',
        stillVisible: ['Your digital identity', "Driver's License"],
      },
      credentials: {
        title: 'We could not load your credentials',
        loading: 'Loading your credentials',
        data: "Driver's License",
        stillVisible: ['Your digital identity', 'Add Credential'],
      },
    },
    silentReads: { user: 'the session knows whether biometrics are on' },
  },
  Document: {
    path: documentPath(1),
    reads: {
      workDocument: {
        title: 'We could not load the document',
        loading: 'Loading the document',
        data: 'Business trip expenses',
        stillVisible: ['Document Details'],
      },
    },
  },
  EditProfile: {
    reads: {
      profile: {
        title: 'We could not load your profile',
        loading: 'Loading your profile',
        data: 'First name',
        stillVisible: ['Edit Profile'],
      },
    },
  },
  History: {
    reads: {
      activities: {
        title: 'We could not load your activities',
        loading: 'Loading your activities',
        data: 'Overtime request',
        stillVisible: ['Activity History', 'All types'],
      },
    },
  },
  Home: {
    reads: {
      assets: {
        title: 'We could not load your wallet',
        loading: 'Loading your wallet',
        data: '$7,721.95',
        stillVisible: ['Hello, Jiwoo', 'Student ID', '−42.75 XP'],
      },
      exchangeRates: {
        title: 'We could not load the rates',
        loading: 'Loading your wallet',
        data: '$7,721.95',
        stillVisible: ['Hello, Jiwoo', 'Student ID', '−42.75 XP'],
      },
      credentials: {
        title: 'We could not load your ID cards',
        loading: 'Loading your ID cards',
        data: 'Student ID',
        stillVisible: ['$7,721.95', '−42.75 XP'],
      },
      workApprovals: {
        title: 'We could not load your signed documents',
        loading: 'Loading your signed documents',
        data: 'Document signed',
        stillVisible: ['$7,721.95', 'Student ID', '−42.75 XP'],
      },
      transactions: {
        title: 'We could not load your transactions',
        loading: 'Loading recent activity',
        data: '−42.75 XP',
        stillVisible: ['$7,721.95', 'Student ID', 'Document signed'],
      },
    },
    silentReads: { user: 'the session knows the first name' },
  },
  LanguageSettings: {
    reads: {
      profile: {
        title: 'We could not load your language',
        loading: 'Loading your language',
        data: 'Language of your profile',
        stillVisible: ['What the wallet speaks'],
      },
    },
  },
  LocalMerchants: {
    language: 'ko',
    reads: {
      merchants: {
        title: '가맹점을 불러오지 못했습니다',
        loading: '가맹점을 불러오는 중',
        data: '광복 돼지국밥',
        stillVisible: ['캐시백 가맹점'],
      },
    },
  },
  LocalPay: {
    reads: {
      assets: localBalance,
      busanCoinRates: localBalance,
      localPayFigures: {
        title: 'We could not load your figures',
        loading: 'Loading your figures',
        data: '12,500 cashback',
        stillVisible: ['₩48,500', 'Integrations'],
      },
    },
  },
  LocalSend: {
    language: 'ko',
    reads: {
      assets: {
        title: '잔액을 불러오지 못했습니다',
        loading: '잔액을 불러오는 중',
        data: '보낼 금액',
        stillVisible: ['보내기', '혜택 안내'],
      },
      recentContacts: {
        title: '최근 받는 분을 불러오지 못했습니다.',
        loading: '최근 받는 분을 불러오는 중',
        data: '박도현',
        stillVisible: ['보낼 금액', '혜택 안내'],
      },
    },
  },
  LocalTopup: {
    reads: {
      assets: {
        title: 'We could not load your balances',
        retriesAll: true,
        loading: 'Loading your balances',
        data: 'Funding source',
        stillVisible: ['Top Up', 'Cashback up to 15% at local shops'],
      },
      exchangeRates: topUpRates,
      busanCoinRates: topUpRates,
    },
  },
  LocalWithdraw: {
    language: 'ko',
    reads: {
      assets: {
        title: '잔액을 불러오지 못했습니다',
        retriesAll: true,
        loading: '잔액을 불러오는 중',
        data: '출금 가능 잔액',
        stillVisible: ['출금하기'],
      },
      bankAccounts: {
        title: '계좌를 불러오지 못했습니다',
        retriesAll: true,
        loading: '잔액을 불러오는 중',
        data: '출금 가능 잔액',
        stillVisible: ['출금하기'],
      },
    },
  },
  MyInfo: {
    reads: {
      user: {
        title: 'We could not load your info',
        loading: 'Loading your info',
        data: 'Biometrics',
        stillVisible: ['Security settings', 'Help center', 'Sign Out'],
      },
    },
  },
  NotificationSettings: {
    reads: {
      notificationSettings: {
        title: 'We could not load your notification settings',
        loading: 'Loading your notification settings',
        data: 'How to tell you',
        stillVisible: ['Security notifications'],
      },
    },
  },
  Receipt: {
    path: receiptPath(8),
    reads: {
      receipt: {
        title: 'We could not load the receipt',
        loading: 'Loading the receipt',
        data: 'SW-0000-0008',
        stillVisible: ['Receipt'],
      },
    },
  },
  SecuritySettings: {
    reads: {
      securitySettings: {
        title: 'We could not load your security settings',
        retriesAll: true,
        loading: 'Loading your security settings',
        data: 'Session timeout',
        stillVisible: ['Security Settings'],
      },
      deviceSessions: {
        title: 'We could not load your devices',
        loading: 'Loading your devices',
        data: 'Safari on iOS',
        stillVisible: ['Session timeout'],
        opens: 'Manage',
      },
    },
  },
  Send: {
    reads: {
      assets: {
        title: 'We could not load your assets',
        loading: 'Loading your assets',
        data: 'Network fee',
        stillVisible: ['Send Assets'],
      },
      recentContacts: {
        title: 'We could not load your contacts',
        loading: 'Loading your contacts',
        data: 'Minseo Park',
        stillVisible: ['Network fee'],
        opens: 'Contact',
      },
    },
    silentReads: { exchangeRates: 'only what the amount is worth is missing' },
  },
  TravelPlan: {
    reads: {
      travelPlans: {
        title: 'We could not load your travel plans',
        loading: 'Loading your travel plans',
        data: 'Fintech conference',
        stillVisible: ['Add travel plan', 'Currency exchange'],
      },
    },
  },
  Traveler: {
    reads: {
      taxRefunds: {
        title: 'We could not load your refunds',
        loading: 'Loading your refunds',
        data: 'Lotte Duty Free',
        stillVisible: ['Passport', 'Eligibility'],
      },
    },
  },
  Withdraw: {
    reads: {
      ownAssets: {
        title: 'We could not load your assets',
        loading: 'Loading your assets',
        data: 'Choose an asset',
        stillVisible: ['Withdraw to Bank', 'Choose a bank account'],
      },
      bankAccounts: {
        title: 'We could not load your bank accounts',
        loading: 'Loading your bank accounts',
        data: 'Choose a bank account',
        stillVisible: ['Withdraw to Bank', 'Choose an asset'],
      },
    },
    silentReads: { exchangeRates: 'only what the amount is worth is missing' },
  },
  Work: {
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
  },
};

/** How a read can fail, as far as a person can tell. */
export const failureKinds = [
  'refused',
  'tooMany',
  'broken',
  'offline',
  'unreadable',
  'slow',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The statuses that refuse a read. Where the contract says so, a 404 is no refusal: there is none of it. */
export function refusingStatuses(read: CallName): readonly (403 | 404 | 409)[] {
  const call: Call = contract[read];
  return call.missing === 'null' ? [403, 409] : [403, 404, 409];
}
