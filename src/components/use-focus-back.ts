import { useLayoutEffect, useRef, type RefObject } from 'react';

import { isFocusLost } from './is-focus-lost.ts';

/**
 * For a button that is disabled while it is busy, and so cannot keep the focus. It has it again when it can be pressed
 * again, unless the person has moved on.
 */
export function useFocusBack(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(busy);
  useLayoutEffect(() => {
    if (wasBusy.current && !busy && isFocusLost()) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
