import { lazy, Suspense } from 'react';

import type { ScannerSheetProps } from './ScannerSheet.tsx';

const ScannerSheet = lazy(async () => ({
  default: (await import('./ScannerSheet.tsx')).ScannerSheet,
}));

/** The scanner's sheet, fetched when it is first opened: most who come by never scan. */
export function ScannerSheetOnDemand(props: ScannerSheetProps) {
  return (
    <Suspense fallback={null}>
      <ScannerSheet {...props} />
    </Suspense>
  );
}
