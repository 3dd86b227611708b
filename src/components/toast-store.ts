import type { Notice } from '#wallet/notices/notices.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

/** A toast. After it is closed it stays in the store until its removal. */
export interface ToastEntry {
  id: number;
  /** Equal for toasts that follow each other without a gap. */
  run: number;
  notice: Notice;
  open: boolean;
}

/** Duration of an open toast, in milliseconds (core §9). */
const toastDuration = 5_000;

/** Delay before a closed toast is removed from the store, in milliseconds (core §9). */
export const toastRemovalDelay = 1_000_000;

/** The toasts of one wallet: one at a time (core §4 and §9), and a queue of notices that wait until it closes. */
export interface ToastStore extends ReadableStore<ToastEntry | null> {
  /** Duration of an open toast, in milliseconds. */
  duration: number;
  /** Shows the notice of the user's own action at once, in place of the current notice. Then the queue continues. */
  notify: (notice: Notice) => void;
  /**
   * Shows a notice that the user did not cause: at once, or after the current toast and the queue. It replaces a
   * queued notice with the same topic, which is out of date.
   */
  enqueue: (notice: Notice, topic?: string) => void;
  /** Closes a toast and shows the next one of the queue. The last toast is removed from the store after a delay. */
  close: (id: number) => void;
  /** Clears the queue; the current toast stays. */
  clearQueue: () => void;
  /** Clears the toast and the queue. */
  reset: () => void;
}

/** The signal of the form that is reporting a refusal or a failure. */
let reporting: AbortSignal | undefined;

/**
 * Runs the report of a form. An error toast that the report raises closes when the signal aborts, which the form does
 * when it is edited or sent again (decision 172).
 */
export function reportUntil<Result>(signal: AbortSignal, report: () => Result): Result {
  reporting = signal;
  try {
    return report();
  } finally {
    reporting = undefined;
  }
}

/** Creates a store that shows no toast yet. */
export function createToastStore(): ToastStore {
  const { read, subscribe, write } = createStore<ToastEntry | null>(null);
  let queue: readonly { notice: Notice; topic: string | undefined }[] = [];
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  function change(next: ToastEntry | null) {
    clearTimeout(removal);
    write(next);
  }

  function show(notice: Notice) {
    const id = ++lastId;
    const current = read();
    change({ id, run: current?.open ? current.run : id, notice, open: true });
    return id;
  }

  function close(id: number) {
    const current = read();
    if (current?.id !== id || !current.open) return;
    const [next, ...rest] = queue;
    if (next !== undefined) {
      queue = rest;
      show(next.notice);
      return;
    }
    change({ ...current, open: false });
    removal = setTimeout(() => change(null), toastRemovalDelay);
  }

  return {
    duration: toastDuration,
    read,
    subscribe,
    notify(notice) {
      const id = show(notice);
      if (notice.tone === 'destructive') reporting?.addEventListener('abort', () => close(id));
    },
    enqueue(notice, topic) {
      if (!read()?.open) {
        show(notice);
        return;
      }
      const upToDate = queue.filter((queued) => topic === undefined || queued.topic !== topic);
      queue = [...upToDate, { notice, topic }];
    },
    close,
    clearQueue() {
      queue = [];
    },
    reset() {
      queue = [];
      change(null);
    },
  };
}
