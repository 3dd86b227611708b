// Made by `npm run failures` from the contract and from what app/routes/DocumentRoute.tsx reads.
import preview from '#.storybook/preview';
import DocumentRoute from '#app/routes/DocumentRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Document' });

const { failed, triedAgain } = failureStories('Document', DocumentRoute);

/** The provider refuses workDocument (403, 409). */
export const WorkDocumentRefused = meta.story(failed('refused', 'workDocument'));

/** The provider asks to wait for workDocument (429). */
export const WorkDocumentTooMany = meta.story(failed('tooMany', 'workDocument'));

/** The provider fails at workDocument (500). */
export const WorkDocumentBroken = meta.story(failed('broken', 'workDocument'));

/** Without a network there is no answer to workDocument. */
export const WorkDocumentOffline = meta.story(failed('offline', 'workDocument'));

/** The answer to workDocument cannot be read. */
export const WorkDocumentUnreadable = meta.story(failed('unreadable', 'workDocument'));

/** The answer to workDocument takes long. */
export const WorkDocumentSlow = meta.story(failed('slow', 'workDocument'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
