import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { AlertDialog } from '#components/AlertDialog.tsx';
import { openModals } from '#components/use-modal.ts';
import { withBase } from '#wallet/paths.ts';

import type { WalletServices } from '../context.ts';
import { acceptPath } from './push-notifications.ts';

/**
 * Goes to the screen of a pressed notification, without loading the page. Asks first if the open screen has unsaved
 * input or an open dialog.
 */
export default function PushedPath({
  session,
  navigate,
}: Pick<WalletServices, 'session' | 'navigate'>) {
  const [asked, setAsked] = useState<string>();
  const edited = useRef(new Set<EventTarget>());

  function isUnfinished(): boolean {
    // The lock screen and the sign-in show the new screen later.
    if (session.read() === null || session.locked.read()) return false;
    return openModals.read().length > 0 || [...edited.current].some(hasInput);
  }

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const path = acceptPath(event);
    if (path === undefined || withBase(path) === location.pathname + location.search) return;
    if (isUnfinished()) setAsked(path);
    else navigate(path);
  });

  useEffect(() => {
    const noteInput = ({ target }: Event) => {
      const fields = [...edited.current].filter(hasInput);
      edited.current = new Set(target === null ? fields : [...fields, target]);
    };
    // Not in browsers without service workers, and not on plain http.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const receive = (event: MessageEvent<unknown>) => onMessage(event);
    document.addEventListener('input', noteInput, { capture: true, passive: true });
    worker?.addEventListener('message', receive);
    return () => {
      document.removeEventListener('input', noteInput, { capture: true });
      worker?.removeEventListener('message', receive);
    };
  }, []);

  if (asked === undefined) return null;
  return (
    <AlertDialog
      title="Leave this screen?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        setAsked(undefined);
        closeModals();
        navigate(asked);
      }}
      onCancel={() => setAsked(undefined)}
    >
      <p>Your notification opens another screen. What you have not saved here is lost.</p>
    </AlertDialog>
  );
}

/** True if a field is still on the page and not empty. */
function hasInput(field: EventTarget): boolean {
  if (!(field instanceof HTMLElement) || !field.isConnected) return false;
  return !('value' in field) || field.value !== '';
}

/** Closes sheets of the shell, such as the chat, which would stay open over the new screen. */
function closeModals(): void {
  for (const dialog of openModals.read().toReversed()) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}
