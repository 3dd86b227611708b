/** A name of this machine that is not `localhost`: on plain http browsers do not trust it. */
export const otherHost = 'wallet.test';

/** Chromium's option that finds the name. */
export const toOtherHost = `--host-resolver-rules=MAP ${otherHost} 127.0.0.1`;
