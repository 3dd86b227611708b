import { expect, waitFor } from 'storybook/test';

import { storyServices } from './story-services.ts';

/** Whether something that a story shows is still being read, or says that it is on its way. */
export const isLoading = (): boolean =>
  storyServices().queries.cache.isFetching() > 0 ||
  document.querySelector('[aria-busy="true"]') !== null;

/** Waits until the story has read all that it shows. */
export const expectAllRead = () => waitFor(() => expect(isLoading()).toBe(false));
