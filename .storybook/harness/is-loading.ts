import { expect, waitFor } from 'storybook/test';

import { storyServices } from './story-services.ts';

/** True while a part of the story is loading. */
export const isLoading = (): boolean =>
  storyServices().queries.cache.isFetching() > 0 ||
  document.querySelector('[aria-busy="true"]') !== null;

/** Waits until all parts of the story are loaded. */
export const expectAllRead = () => waitFor(() => expect(isLoading()).toBe(false));
