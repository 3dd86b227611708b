import { useState } from 'react';

import { notices, type Notify } from '#wallet/notices/notices.ts';

import { useOneAtATime } from './use-one-at-a-time.ts';

/** Where a scanner stands: closed, asking the device for a camera, closed because it has none, or scanning. */
export type ScannerState = 'idle' | 'asking' | 'no-camera' | 'scanning';

export interface Scanner {
  state: ScannerState;
  /**
   * Asks the device for a camera and scans where there is one; otherwise a notice says that there is none. Resolves
   * with whether it scans, also with false where the device is being asked already, or is asked in vain.
   */
  open: () => Promise<boolean>;
  /** Closes the scanner, also one that is still to open: the device answers after a moment. */
  close: () => void;
}

/** A scanner of codes, which first asks whether the device can scan at all. */
export function useScanner(hasCamera: () => Promise<boolean>, notify: Notify): Scanner {
  const [state, setState] = useState<ScannerState>('idle');
  const { run, callOff } = useOneAtATime();

  async function open() {
    let opened = false;
    await run(async (signal) => {
      setState('asking');
      const found = await hasCamera().catch(() => false);
      if (signal.aborted) return;
      setState(found ? 'scanning' : 'no-camera');
      if (!found) notify(notices['device.camera-not-available']);
      opened = found;
    });
    return opened;
  }

  function close() {
    callOff();
    setState('idle');
  }

  return { state, open, close };
}
