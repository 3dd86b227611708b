import type { ToastStore } from '#components/toast-store.ts';

import { notify, storyServices } from './story-services.ts';

/** The toaster of the story that plays. */
export const storyToasts: ToastStore = {
  notify,
  announce: (notice, topic) => storyServices().toasts.announce(notice, topic),
  read: () => storyServices().toasts.read(),
  subscribe: (listener) => storyServices().toasts.subscribe(listener),
  close: (id) => storyServices().toasts.close(id),
  clearQueue: () => storyServices().toasts.clearQueue(),
  reset: () => storyServices().toasts.reset(),
};
