/** A name of this machine other than `localhost`: browsers treat it as insecure over plain HTTP. */
export const otherHost = 'wallet.test';

/** Chromium's option that resolves the name. */
export const toOtherHost = `--host-resolver-rules=MAP ${otherHost} 127.0.0.1`;
