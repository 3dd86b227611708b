/** LocalPay, and paying, receiving, topping up and withdrawing the local currency. */
export const local = {};

export type LocalMessages = typeof local;
