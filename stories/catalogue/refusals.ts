/** The entries of `refusals`: every sentence with which the provider refuses a call (decision 218). */
export const refusals = {
  'refusals.content.account': 'Sign-in, account, passkeys and proofs. (proposed copy)',
  'refusals.content.missing': 'What does not exist, or belongs to another user. (proposed copy)',
  'refusals.content.money': 'Amounts, rates, limits, and the sources of deposits. (proposed copy)',
  'refusals.content.declined':
    'Payments that a bank, a card or the local rail declined. (proposed copy)',
  'refusals.content.recipients': 'Recipients that cannot be paid. (proposed copy)',
  'refusals.content.work': 'Requests, decisions and files. (proposed copy)',
  'refusals.content.identity-and-travel': 'Documents, trips and tax refunds. (proposed copy)',
} as const;
