import type { WorkList } from '#screens/work/WorkScreen.tsx';
import { createStore } from '#wallet/store.ts';

/** The list that Work shows. It lasts for the session, so that going back from a document shows the same list. */
export const createShownWorkList = () => createStore<WorkList>('approvals');
