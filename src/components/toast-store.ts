import type { Notice } from '#wallet/notices/notices.ts';

/** A notice on its way through the toaster. A closed one stays in the store until its removal. */
export interface ToastEntry {
  id: number;
  notice: Notice;
  open: boolean;
}

/** How long a closed toast stays in the store, in milliseconds (core §9). */
export const toastRemovalDelay = 1_000_000;

/** The toasts of one wallet: at most one, the newest (core §4 and §9). */
export interface ToastStore {
  /** The same object until something changes, so that it can be subscribed to. */
  read: () => ToastEntry | null;
  subscribe: (listener: () => void) => () => void;
  /** Shows a notice in place of the current one. */
  notify: (notice: Notice) => void;
  /** Closes a toast; it leaves the store after the removal delay. */
  close: (id: number) => void;
  /** Forgets everything at once. */
  reset: () => void;
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let current: ToastEntry | null = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  function change(next: ToastEntry | null) {
    clearTimeout(removal);
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (notice) => change({ id: ++lastId, notice, open: true }),
    close(id) {
      if (current?.id !== id || !current.open) return;
      change({ ...current, open: false });
      removal = setTimeout(() => change(null), toastRemovalDelay);
    },
    reset: () => change(null),
  };
}
