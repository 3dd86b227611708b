import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a signal that aborts when the component unmounts, for an action whose outcome must not be reported after
 * that (decision 63).
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
