/** What Key Management shows besides the keys themselves; neither changes how anything is signed (decision 74). */
export interface KeySettings {
  hardwareWalletConnected: boolean;
  multiSigEnabled: boolean;
}

/** The sample settings of one session: they change in memory only. */
export function createKeySettings(): {
  read: () => KeySettings;
  subscribe: (listener: () => void) => () => void;
  setMultiSig: (enabled: boolean) => void;
} {
  const listeners = new Set<() => void>();
  let settings: KeySettings = { hardwareWalletConnected: false, multiSigEnabled: false };
  return {
    read: () => settings,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setMultiSig(enabled) {
      settings = { ...settings, multiSigEnabled: enabled };
      for (const listener of listeners) listener();
    },
  };
}
