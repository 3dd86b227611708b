import type { LiveEvent } from '#api/applied-events.ts';
import type { ToastStore } from '#components/toast-store.ts';
import { receiptIdIn } from '#wallet/paths.ts';

import type { OwnCreates } from './services/own-creates.ts';

/** Where this device may show an event already. */
interface Shown {
  toasts: Pick<ToastStore, 'read'>;
  own: OwnCreates;
  /** The path of the open screen, without the base. */
  path: string;
}

/** True if the toast of an own create is open. */
function hasOwnToast({ toasts }: Pick<Shown, 'toasts'>): boolean {
  const current = toasts.read();
  return current?.open === true && current.notice.receipt !== undefined;
}

/**
 * True if this device shows an event of money already: by the form or the toast of its own create, or by the receipt.
 * The end of a transaction that its create has answered as pending is news (decision 219).
 */
export async function isShownAlready(event: LiveEvent, shown: Shown): Promise<boolean> {
  if (event.type !== 'transaction_update' && event.type !== 'balance_update') return false;
  const { own, path } = shown;
  const openReceipt = receiptIdIn(path);
  const { id, status }: { id?: number | undefined; status?: string } =
    event.type === 'transaction_update' ? event.data : {};
  if (id === undefined) {
    return own.isRunning() || openReceipt !== undefined || hasOwnToast(shown);
  }
  if (openReceipt === String(id)) return true;
  const wasRunning = own.isRunning();
  // Only the answer tells which transaction a create has made. A refusal names none: then the form shows the failure.
  await own.settled();
  return own.statusOf(id) === status || (wasRunning && status === 'failed');
}
