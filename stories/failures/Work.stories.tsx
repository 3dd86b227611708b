// Made by `npm run failures` from the contract and from what app/routes/WorkRoute.tsx reads.
import preview from '#.storybook/preview';
import WorkRoute from '#app/routes/WorkRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Work' });

const { failed, triedAgain } = failureStories('Work', WorkRoute);

/** The provider refuses workApprovals (403, 404, 409). */
export const WorkApprovalsRefused = meta.story(failed('refused', 'workApprovals'));

/** The provider refuses workRequests (403, 404, 409). */
export const WorkRequestsRefused = meta.story(failed('refused', 'workRequests'));

/** The provider asks to wait for workApprovals (429). */
export const WorkApprovalsTooMany = meta.story(failed('tooMany', 'workApprovals'));

/** The provider asks to wait for workRequests (429). */
export const WorkRequestsTooMany = meta.story(failed('tooMany', 'workRequests'));

/** The provider fails at workApprovals (500). */
export const WorkApprovalsBroken = meta.story(failed('broken', 'workApprovals'));

/** The provider fails at workRequests (500). */
export const WorkRequestsBroken = meta.story(failed('broken', 'workRequests'));

/** Without a network there is no answer to workApprovals. */
export const WorkApprovalsOffline = meta.story(failed('offline', 'workApprovals'));

/** Without a network there is no answer to workRequests. */
export const WorkRequestsOffline = meta.story(failed('offline', 'workRequests'));

/** The answer to workApprovals cannot be read. */
export const WorkApprovalsUnreadable = meta.story(failed('unreadable', 'workApprovals'));

/** The answer to workRequests cannot be read. */
export const WorkRequestsUnreadable = meta.story(failed('unreadable', 'workRequests'));

/** The answer to workApprovals takes long. */
export const WorkApprovalsSlow = meta.story(failed('slow', 'workApprovals'));

/** The answer to workRequests takes long. */
export const WorkRequestsSlow = meta.story(failed('slow', 'workRequests'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
