/** The help center and the support chat. */
export const help = {};

export type HelpMessages = typeof help;
