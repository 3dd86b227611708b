import { createStore, type ReadableStore } from '#wallet/store.ts';

/** Settings that Key Management only shows: they do not affect signing (decision 74). */
export interface KeySettings {
  hardwareWalletConnected: boolean;
  multiSigEnabled: boolean;
}

/** The settings of one session; as documented, they change in memory only. */
export function createKeySettings(): ReadableStore<KeySettings> & {
  setMultiSig: (enabled: boolean) => void;
} {
  const { read, subscribe, write } = createStore<KeySettings>({
    hardwareWalletConnected: false,
    multiSigEnabled: false,
  });
  return {
    read,
    subscribe,
    setMultiSig: (multiSigEnabled) => write({ ...read(), multiSigEnabled }),
  };
}
