/** Assets, the page of an asset, and Receive. */
export const assets = {};

export type AssetsMessages = typeof assets;
