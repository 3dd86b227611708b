// Made by `npm run failures` from the contract and from what app/routes/CredentialRoute.tsx reads.
import preview from '#.storybook/preview';
import CredentialRoute from '#app/routes/CredentialRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Credential' });

const { failed, triedAgain } = failureStories('Credential', CredentialRoute);

/** The provider refuses credentials (403, 404, 409). */
export const CredentialsRefused = meta.story(failed('refused', 'credentials'));

/** The provider asks to wait for credentials (429). */
export const CredentialsTooMany = meta.story(failed('tooMany', 'credentials'));

/** The provider fails at credentials (500). */
export const CredentialsBroken = meta.story(failed('broken', 'credentials'));

/** Without a network there is no answer to credentials. */
export const CredentialsOffline = meta.story(failed('offline', 'credentials'));

/** The answer to credentials cannot be read. */
export const CredentialsUnreadable = meta.story(failed('unreadable', 'credentials'));

/** The answer to credentials takes long. */
export const CredentialsSlow = meta.story(failed('slow', 'credentials'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
