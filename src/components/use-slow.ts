import { useEffect, useState } from 'react';

/** How long people wait before they are told that it takes longer, in milliseconds. */
const patience = 5_000;

/** Whether something has been going on for longer than people expect. */
export function useSlow(isUnderWay: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return slow;
}
