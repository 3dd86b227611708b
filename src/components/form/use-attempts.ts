import { useEffect, useRef } from 'react';

import { reportUntil } from '#components/toast-store.ts';

/** The attempts to submit a form. */
export interface Attempts {
  /** The number of the attempt that the form shows: later outcomes of other attempts are ignored. */
  current: () => number;
  /** Ends the attempt and closes its error toast, because the form is edited or sent again (decision 172). */
  next: () => void;
  /** Runs the form's report of a refusal or a failure, which may raise a toast. */
  report: <Result>(report: () => Result) => Result;
}

/** Numbers the attempts of a form. One also ends when the form is left, but then its toast stays (decision 63). */
export function useAttempts(): Attempts {
  const shown = useRef(0);
  const toast = useRef(new AbortController());
  useEffect(() => () => void (shown.current += 1), []);
  return {
    current: () => shown.current,
    next() {
      shown.current += 1;
      toast.current.abort();
      toast.current = new AbortController();
    },
    report: (report) => reportUntil(toast.current.signal, report),
  };
}
