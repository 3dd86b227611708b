import { useEffect, useState } from 'react';

/** Delay after which the user is informed that something takes long, in milliseconds. */
const patience = 5_000;

/** Whether something has been running longer than users expect. */
export function useSlow(isRunning: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return slow;
}
