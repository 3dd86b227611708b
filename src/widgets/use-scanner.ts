import { useState } from 'react';

import { notices, type Notify } from '#wallet/notices/notices.ts';

import { useOneAtATime } from '#components/use-one-at-a-time.ts';

/** The state of a scanner: closed, checking for a camera, closed because there is none, or scanning. */
export type ScannerState = 'idle' | 'asking' | 'no-camera' | 'scanning';

/** The scanner of a screen. */
export interface Scanner {
  state: ScannerState;
  /**
   * Checks for a camera and scans if there is one; otherwise shows a notice. Resolves with true if it scans, and with
   * false without a camera or while a check is already running.
   */
  open: () => Promise<boolean>;
  /** Closes the scanner, even while it checks for a camera. */
  close: () => void;
}

/**
 * A scanner of codes, which first checks whether the device can scan. Without `notify`, the screen must show that there
 * is no camera.
 */
export function useScanner(hasCamera: () => Promise<boolean>, notify?: Notify): Scanner {
  const [state, setState] = useState<ScannerState>('idle');
  const { run, cancel } = useOneAtATime();

  async function open() {
    let opened = false;
    await run(async (signal) => {
      setState('asking');
      const found = await hasCamera().catch(() => false);
      if (signal.aborted) return;
      setState(found ? 'scanning' : 'no-camera');
      if (!found) notify?.(notices['device.camera-not-available']);
      opened = found;
    });
    return opened;
  }

  function close() {
    cancel();
    setState('idle');
  }

  return { state, open, close };
}
