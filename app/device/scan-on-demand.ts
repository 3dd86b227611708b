import type { ScanCodes } from '#components/code-scanner.ts';

/** Scans with the camera; the code for it is fetched when a scan begins. */
export const scanOnDemand: ScanCodes = async (video, onCode, signal) => {
  const { scanCodes } = await import('./code-scanner.ts');
  await scanCodes(video, onCode, signal);
};
