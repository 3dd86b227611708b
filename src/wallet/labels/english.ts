/** What the screens in English call the parts that every form or screen has. */
export const english = {
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  /** Stands for a figure that depends on a field. */
  notFilledIn: 'Not filled in yet',
  passwordToggle: {
    show: (field: string) => `Show ${field.toLowerCase()}`,
    hide: (field: string) => `Hide ${field.toLowerCase()}`,
  },
} as const;
