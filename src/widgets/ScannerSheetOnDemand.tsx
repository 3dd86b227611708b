import { lazy, Suspense } from 'react';

import type { ScannerSheetProps } from './ScannerSheet.tsx';

const ScannerSheet = lazy(async () => {
  const module = await import('./ScannerSheet.tsx');
  return { default: module.ScannerSheet };
});

/** The lazy-loaded scanner, for a form that rarely opens it. It is shown once its chunk is loaded. */
export function ScannerSheetOnDemand(props: ScannerSheetProps) {
  return (
    <Suspense>
      <ScannerSheet {...props} />
    </Suspense>
  );
}
