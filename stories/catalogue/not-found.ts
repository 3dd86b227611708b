/** The entries of `not-found`. */
export const notFound = {
  'not-found.state.card': "An unknown route shows a card titled 'Page Not Found'.",
} as const;
