/** LocalPay's fixed figures, which have no source of their own (core §9, decision 11). */
export const sampleLocalPayFigures = {
  transactions: '23 transactions',
  cashback: '12,500 cashback',
} as const;
