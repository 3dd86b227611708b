/** Assets and the details of one asset. */
export const assets = {};

export type AssetsMessages = typeof assets;
