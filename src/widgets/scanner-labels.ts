import type { ScannerLabels } from './ScannerSheet.tsx';
import { english } from '#wallet/labels/english.ts';

/** The labels of the scanner on an English screen. */
export const scannerLabels: ScannerLabels = {
  close: english.close,
  waiting: 'Waiting for the camera. Allow it if your browser asks.',
  scanning: 'Hold the QR code inside the frame.',
  taken: 'The code has been read.',
  retry: english.loadError.retry,
  obstacles: {
    'not-allowed': {
      problem: 'The camera is not allowed',
      advice:
        'Allow it in the site settings, which open from the icon beside the address, or in your phone’s settings. Then try again.',
    },
    'not-found': {
      problem: 'No camera was found',
      advice: 'This device has no camera that the browser can use.',
    },
    'not-usable': {
      problem: 'Scanning does not work right now',
      advice:
        'Another app may be using the camera, or the connection is lost. Check both, then try again.',
    },
  },
};
