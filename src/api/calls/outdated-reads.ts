const balances = ['assets', 'ownAssets'] as const;
const transactions = [
  'transactions',
  'receipt',
  'activities',
  'localPayFigures',
  'dailyLimits',
  'receivedToday',
  'statement',
  'bankAccounts',
] as const;
const sends = [...transactions, 'recentContacts', 'notifications'] as const;
const money = [...balances, ...transactions, 'notifications'] as const;
const moneySent = [...balances, ...sends] as const;
const work = ['workApprovals', 'workRequests', 'workDocument', 'activities'] as const;
const newWork = [...work, 'workAttachment'] as const;
const identity = ['credentials', 'verifications', 'activities'] as const;
const newIdentity = [...identity, 'notifications'] as const;
const trips = ['travelPlans', 'activities'] as const;
const refunds = ['taxRefunds', 'taxRefund', 'refundsOverview', 'activities'] as const;
const profile = ['user', 'profile', 'verify'] as const;
const devices = ['securitySettings', 'deviceSessions', 'pushState'] as const;
const passkeys = ['securitySettings', 'passkeys'] as const;
const securityNews = [...devices, 'notifications'] as const;
const passwordChange = [...profile, ...devices, 'passkeys', 'notifications'] as const;

/**
 * The reads that several writes make out of date. The contract's types are derived from the calls, so these lists
 * cannot use them: `contract.ts` checks the names.
 */
export const readGroups = {
  balances,
  transactions,
  sends,
  money,
  moneySent,
  work,
  newWork,
  identity,
  newIdentity,
  trips,
  refunds,
  profile,
  devices,
  passkeys,
  securityNews,
  passwordChange,
} as const;
