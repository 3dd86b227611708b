import { registerServiceWorker, type WalletUpdate } from './service-worker.ts';

const none: WalletUpdate = {
  isReady: () => false,
  subscribe: () => () => undefined,
  apply: () => undefined,
};

/** The wallet's updates. Only the built wallet has a service worker, and only on a secure origin. */
export const walletUpdate =
  import.meta.env.PROD && 'serviceWorker' in navigator
    ? registerServiceWorker(navigator.serviceWorker)
    : none;
