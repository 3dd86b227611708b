/** Labels that many English screens share. */
export const english = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  /** For a figure that depends on an empty field. */
  notFilledIn: 'Not filled in yet',
  /** For an amount whose comma may be a decimal point: `1,500`. */
  ambiguousComma: (typed: string) =>
    `Write ${typed.replace(',', '')} or ${typed.replace(',', '.')}: a comma can mean both.`,
  passwordToggle: {
    show: (field: string) => `Show ${field.toLowerCase()}`,
    hide: (field: string) => `Hide ${field.toLowerCase()}`,
  },
} as const;
