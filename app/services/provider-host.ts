/** The provider's origin: a build-time setting, by default the one that serves the wallet. */
export const providerHost: string = import.meta.env.VITE_PROVIDER_HOST ?? '';
