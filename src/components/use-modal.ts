import { useLayoutEffect, useRef, type RefObject } from 'react';

import { useBackStep } from './back-steps.ts';
import { stopClickThrough } from './click-through.ts';

/**
 * Shows a `<dialog>` as modal while it is mounted; going back closes it. The platform traps the focus, closes it with
 * Escape and makes the background inert. A library would inject a style, which the Content-Security-Policy refuses.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element is removed: a dialog returns the focus when it closes, not when it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    stopClickThrough(document);
    element?.showModal();
    return () => element?.close();
  }, []);
  useBackStep(true, onClose);
  return dialog;
}
