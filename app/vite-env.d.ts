/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the provider, without a trailing slash, where it is not the one that serves the wallet. */
  readonly VITE_PROVIDER_HOST?: string;
}
