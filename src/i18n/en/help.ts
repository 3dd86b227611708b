/** The help center, the support chat, and the screen of an unknown address. */
export const help = {
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address.',
    home: 'Back to Home',
  },
};

export type HelpMessages = typeof help;
