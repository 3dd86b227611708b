import { lazy, Suspense } from 'react';

import type { ScannerSheetProps } from './ScannerSheet.tsx';

const ScannerSheet = lazy(async () => {
  const module = await import('./ScannerSheet.tsx');
  return { default: module.ScannerSheet };
});

/** The scanner in a file of its own, for a form that opens it rarely. It shows once it is fetched. */
export function ScannerSheetOnDemand(props: ScannerSheetProps) {
  return (
    <Suspense>
      <ScannerSheet {...props} />
    </Suspense>
  );
}
