import { useCallback, useEffect, useRef } from 'react';

/**
 * For an action whose outcome must not be told once its screen is left (decision 63): the returned function gives a
 * signal that aborts when the component leaves.
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
