import { useLayoutEffect, useRef, type RefObject } from 'react';

import { createStore, type ReadableStore } from '#wallet/store.ts';

import { useBackStep } from './back-steps.ts';
import { stopClickThrough } from './click-through.ts';

const open = createStore<readonly HTMLDialogElement[]>([]);

/** The open modal dialogs, the topmost last. Only the content of the topmost dialog can be pressed and read out. */
export const openModals: ReadableStore<readonly HTMLDialogElement[]> = open;

/**
 * Shows a `<dialog>` as modal while it is mounted; going back closes it. The platform traps the focus, closes the
 * dialog with Escape and makes the background inert. A library would inject a style, which the
 * Content-Security-Policy refuses.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect closes the dialog before React removes it: a dialog restores the focus when it closes, but not
  // when it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    stopClickThrough(document);
    element.showModal();
    open.write([...open.read(), element]);
    return () => {
      element.close();
      open.write(open.read().filter((other) => other !== element));
    };
  }, []);
  useBackStep(true, onClose);
  return dialog;
}
