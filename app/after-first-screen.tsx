import { useEffect, useState, type ComponentType } from 'react';

/** Runs something when the page is idle. Safari does not tell, so there it runs after a moment. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 3_000 });
  return () => cancelIdleCallback(request);
}

/**
 * A part of the wallet that is fetched after the first screen; until then nothing is drawn in its place. When fetching
 * fails, it tries again once the device is back online.
 */
export function afterFirstScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let fetched: { default: ComponentType<Props> } | undefined;
  return function Part(props: Props) {
    const [loaded, setLoaded] = useState(fetched);
    useEffect(() => {
      if (loaded) return;
      const fetchPart = async () => {
        try {
          fetched = await load();
          setLoaded(fetched);
        } catch (error) {
          console.warn('A part of the wallet could not be fetched', error);
        }
      };
      const attempt = () => void fetchPart();
      const cancel = whenIdle(attempt);
      addEventListener('online', attempt);
      return () => {
        cancel();
        removeEventListener('online', attempt);
      };
    }, [loaded]);
    return loaded ? <loaded.default {...props} /> : null;
  };
}
