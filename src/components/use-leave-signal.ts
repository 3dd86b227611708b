import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives a signal that aborts when the component leaves, for an action whose outcome must not be told after that
 * (decision 63).
 */
export function useLeaveSignal(): () => AbortSignal {
  const leaving = useRef<AbortController>(null);
  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = null;
    },
    [],
  );
  return useCallback(() => (leaving.current ??= new AbortController()).signal, []);
}
