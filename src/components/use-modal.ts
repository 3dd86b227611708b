import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Shows a `<dialog>` as modal while it is mounted. The platform brings the focus trap, Escape and the inert background
 * without the injected style that the Content-Security-Policy refuses.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: a dialog that closes gives the focus back, one that is removed does not.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
