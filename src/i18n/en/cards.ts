/** ID cards and credentials, which several screens show. */
export const cards = {
  /** The credential types; those without a display name are shown as they are (core §3). */
  types: {
    national_id: 'National ID',
    drivers_license: "Driver's License",
    student_id: 'Student ID',
    passport: 'Passport',
    education: 'education',
    employment: 'employment',
    professional: 'professional',
    certification: 'certification',
  },
  verification: {
    test: 'Test credential',
    verified: 'Verified',
    declared: 'Self-declared',
  },
  validity: {
    valid: 'Valid',
    early: 'Not valid yet',
    expired: 'Expired',
    revoked: 'Revoked',
    replaced: 'Replaced',
  },
  /** Home without cards, or without an answer. */
  none: {
    failed: 'We could not load your ID cards',
    empty: 'You have no ID cards yet.',
    verify: 'Verify Identity',
  },
  count: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  validTo: (date: string) => `Valid to ${date}`,
  issued: (date: string) => `Issued ${date}`,
  /** The label of the optional expiry date in a form. */
  expiryDate: 'Expiry date (optional)',
};

export type CardsMessages = typeof cards;
