import { useCallback, useEffect, useRef } from 'react';

/**
 * For an action that nobody shall hear of once its screen is gone (decision 63): the returned function gives a signal
 * that aborts when the component leaves.
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
