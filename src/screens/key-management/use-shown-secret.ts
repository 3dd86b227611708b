import { useCallback, useEffect, useRef, useState } from 'react';

/** Maximum time for which a secret is shown, in milliseconds. */
const shownMilliseconds = 60_000;

/**
 * The state of a secret on the screen. The secret is shown for a minute at most, only while the page is visible, and
 * only for its `owner`, such as the address of its keys.
 */
export function useShownSecret(owner: string | undefined): {
  secret: string | undefined;
  /** Shows the secret, unless the page was hidden since the request. */
  show: (secret: string) => void;
  hide: () => void;
} {
  const [shown, setShown] = useState<{ secret: string; owner: string | undefined }>();
  const away = useRef(false);
  const hide = useCallback(() => setShown(undefined), []);
  useEffect(() => {
    const leave = () => {
      away.current = true;
      hide();
    };
    const comeBack = () => {
      away.current = false;
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
      else comeBack();
    };
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [hide]);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(hide, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [shown, hide]);
  return {
    secret: shown?.owner === owner ? shown?.secret : undefined,
    // The secret belongs to the owner at the time of the request, which may have changed since.
    show(secret) {
      if (!away.current) setShown({ secret, owner });
    },
    hide,
  };
}
