import { createToastStore } from '#components/toast-store.ts';

/** The wallet's toaster. */
export const toasts = createToastStore();
