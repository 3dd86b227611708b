import { createToastStore } from '#components/toast-store.ts';

/** The toaster of the catalogue; the preview draws it and empties it before each story. */
export const storyToasts = createToastStore();
