// A file without schemas: the forms need the choices, and only the calls need the schemas.

/** The ways to pay for a deposit. */
export const depositMethods = ['bank', 'card', 'crypto', 'wire'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/** The kinds of saved sources that a deposit can be charged to (decision 205). */
export const sourceKinds = ['bank-account', 'card'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The currencies in which a source is charged. */
export const chargeCurrencies = ['KRW', 'USD'] as const;
export type ChargeCurrency = (typeof chargeCurrencies)[number];

/** The speeds of a withdrawal, the fastest first. */
export const withdrawSpeeds = ['instant', 'standard', 'economy'] as const;
export type WithdrawSpeed = (typeof withdrawSpeeds)[number];

/** The assets that a top-up can be paid with. */
export const topUpAssets = ['XP', 'USDC', 'CBDC'] as const;
export type TopUpAsset = (typeof topUpAssets)[number];

/** The funding sources of a top-up, in the documents' order (local §2). */
export const fundingSourceIds = ['bank', ...topUpAssets] as const;
export type FundingSourceId = (typeof fundingSourceIds)[number];

/** The ways to name the recipient of a local send. */
export const sendMethods = ['phone', 'qr', 'nfc', 'account'] as const;
export type SendMethod = (typeof sendMethods)[number];

/** Maximum number of characters of a message, as users count them (local §9). */
export const maxMessageLength = 100;

/** The ways to withdraw, the fastest first. */
export const localWithdrawMethods = ['instant', 'standard', 'economy'] as const;
export type LocalWithdrawMethod = (typeof localWithdrawMethods)[number];
