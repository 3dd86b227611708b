/** Local payments. */
export const local = {};

export type LocalMessages = typeof local;
