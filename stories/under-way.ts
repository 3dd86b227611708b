import { storyServices } from './story-services.ts';

/** Whether something that a story shows is still being read, or says that it is on its way. */
export const isUnderWay = (shown: ParentNode): boolean =>
  storyServices().queries.cache.isFetching() > 0 ||
  shown.querySelector('[aria-busy="true"]') !== null;
