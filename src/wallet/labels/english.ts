/** Labels that many English screens share. */
export const english = {
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  /** For a figure that depends on an empty field. */
  notFilledIn: 'Not filled in yet',
  passwordToggle: {
    show: (field: string) => `Show ${field.toLowerCase()}`,
    hide: (field: string) => `Hide ${field.toLowerCase()}`,
  },
} as const;
