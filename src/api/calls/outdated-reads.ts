/**
 * The reads that several writes make out of date. The types of the contract are made from the calls, so these lists
 * have no type of it: `contract.ts` checks the names.
 */
export const balances = ['assets', 'ownAssets'] as const;
export const transactions = ['transactions', 'receipt', 'activities', 'localPayFigures'] as const;
export const sends = [...transactions, 'recentContacts', 'notifications'] as const;
export const money = [...balances, ...transactions, 'notifications'] as const;
export const moneySent = [...balances, ...sends] as const;
export const work = ['workApprovals', 'workRequests', 'workDocument', 'activities'] as const;
export const newWork = [...work, 'workAttachment'] as const;
export const identity = ['credentials', 'verifications', 'activities'] as const;
export const newIdentity = [...identity, 'notifications'] as const;
export const trips = ['travelPlans', 'activities'] as const;
export const profile = ['user', 'profile', 'verify'] as const;
export const devices = ['securitySettings', 'deviceSessions'] as const;
export const passwordChange = [...devices, 'notifications'] as const;
