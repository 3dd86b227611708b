import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

let effects = Promise.resolve();

/** Resolves when the effects of the last rendered story have run. */
export const effectsHaveRun = (): Promise<void> => effects;

/**
 * Wraps a story. A play function must not start before the story's effects have run, or the story would miss the
 * events of the play. Storybook itself waits for effects only with React's development build, so not in a built
 * catalogue.
 */
export function Mounted({ children }: { children: ReactNode }) {
  const onMounted = useRef(() => {});
  // Does not run if rendering fails, so that no play waits for effects that never run.
  useLayoutEffect(() => {
    effects = new Promise((resolve) => {
      onMounted.current = resolve;
    });
  }, []);
  useEffect(() => onMounted.current(), []);
  return children;
}
