import { useCallback, useEffect, useState } from 'react';

/** How long a secret stays on the screen, in milliseconds. */
const shownMilliseconds = 60_000;

/** A secret while it is on the screen: for a minute at most, and only while the person looks at this page. */
export function useShownSecret(): {
  secret: string | undefined;
  show: (secret: string) => void;
  hide: () => void;
} {
  const [secret, setSecret] = useState<string>();
  const hide = useCallback(() => setSecret(undefined), []);
  useEffect(() => {
    if (secret === undefined) return;
    const timer = setTimeout(hide, shownMilliseconds);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hide();
    };
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [secret, hide]);
  return { secret, show: setSecret, hide };
}
