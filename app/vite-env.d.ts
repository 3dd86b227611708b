/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the provider, without a trailing slash; only set if another origin serves the wallet. */
  readonly VITE_PROVIDER_HOST?: string;
}
