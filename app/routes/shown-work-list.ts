import type { WorkList } from '#screens/work/WorkScreen.tsx';
import { createStore } from '#wallet/store.ts';

/** The list that Work shows. It stays for the session, so that the way back from a document leads to the same one. */
export const createShownWorkList = () => createStore<WorkList>('approvals');
