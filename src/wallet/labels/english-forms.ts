/** Labels that many English forms share. The first screen has no form, so they are outside of the first load. */
export const englishForms = {
  /** For a write whose answer takes more than a few seconds. */
  slowWrite: 'This takes longer than usual. Please keep this page open.',
  /** For a figure that depends on an empty field. */
  notFilledIn: 'Not filled in yet',
  /** On the button of a running payment. */
  processing: 'Processing…',
  passwordToggle: {
    show: (field: string) => `Show ${field.toLowerCase()}`,
    hide: (field: string) => `Hide ${field.toLowerCase()}`,
  },
} as const;
