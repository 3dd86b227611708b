import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

let effects = Promise.resolve();

/** Resolves when the effects of the story that was drawn last have run. */
export const effectsHaveRun = (): Promise<void> => effects;

/**
 * Around a story. A play function must not begin before the story's effects have run: the story would not notice what
 * the play does. Storybook waits for them only where React runs in development, so not in a built catalogue.
 */
export function Mounted({ children }: { children: ReactNode }) {
  const onMounted = useRef(() => {});
  // Where drawing fails, this does not run, and no play waits for it.
  useLayoutEffect(() => {
    effects = new Promise((resolve) => {
      onMounted.current = resolve;
    });
  }, []);
  useEffect(() => onMounted.current(), []);
  return children;
}
