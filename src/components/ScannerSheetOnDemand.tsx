import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { Button } from './Button.tsx';
import { scannerLabels } from './scanner-labels.ts';
import { ScannerObstacle } from './ScannerObstacle.tsx';
import type { ScannerSheetProps } from './ScannerSheet.tsx';
import { Sheet } from './Sheet.tsx';

export interface ScannerSheetOnDemandProps extends ScannerSheetProps {
  /** Fetches the scanner's sheet. */
  fetchSheet?: () => Promise<ComponentType<ScannerSheetProps>>;
}

/**
 * The scanner's sheet, fetched when it is first opened: most who come by never scan. Where that fails, a sheet says so
 * and tries again; `lazy` would take the screen away, and with it the form that the code is for.
 */
export function ScannerSheetOnDemand({
  fetchSheet = fetchScannerSheet,
  ...props
}: ScannerSheetOnDemandProps) {
  const [fetched, setFetched] = useState<{ ScannerSheet: ComponentType<ScannerSheetProps> }>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const says = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let left = false;
    fetchSheet().then(
      (ScannerSheet) => !left && setFetched({ ScannerSheet }),
      () => !left && setFailedAttempt(attempt),
    );
    return () => {
      left = true;
    };
  }, [attempt, fetchSheet]);

  if (fetched) return <fetched.ScannerSheet {...props} />;
  if (failedAttempt === 0) return null;
  const { title, lang, onClose, children } = props;
  const labels = scannerLabels(lang);
  const failed = failedAttempt === attempt;

  function retry() {
    // At once: the button that has the focus goes, and what is said next takes it over.
    flushSync(() => setAttempt(attempt + 1));
    says.current?.focus();
  }

  return (
    <Sheet title={title} lang={lang} closeLabel={labels.close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <div
          ref={says}
          role="alert"
          tabIndex={-1}
          className="grid min-h-19 content-center outline-none"
        >
          {failed ? (
            <ScannerObstacle {...labels.obstacles['not-usable']} />
          ) : (
            <p className="text-center text-body text-ink-muted">{labels.waiting}</p>
          )}
        </div>
        {failed && (
          <Button width="full" onClick={retry}>
            {labels.retry}
          </Button>
        )}
        {children}
      </div>
    </Sheet>
  );
}

async function fetchScannerSheet(): Promise<ComponentType<ScannerSheetProps>> {
  return (await import('./ScannerSheet.tsx')).ScannerSheet;
}
