// Made by `npm run failures` from the contract and from what app/routes/DigitalIdRoute.tsx reads.
import preview from '#.storybook/preview';
import DigitalIdRoute from '#app/routes/DigitalIdRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/DigitalId' });

const { failed, triedAgain } = failureStories('DigitalId', DigitalIdRoute);

/** The provider refuses did (403, 409). */
export const DidRefused = meta.story(failed('refused', 'did'));

/** The provider refuses verifications (403, 404, 409). */
export const VerificationsRefused = meta.story(failed('refused', 'verifications'));

/** The provider refuses credentials (403, 404, 409). */
export const CredentialsRefused = meta.story(failed('refused', 'credentials'));

/** The provider asks to wait for did (429). */
export const DidTooMany = meta.story(failed('tooMany', 'did'));

/** The provider asks to wait for verifications (429). */
export const VerificationsTooMany = meta.story(failed('tooMany', 'verifications'));

/** The provider asks to wait for credentials (429). */
export const CredentialsTooMany = meta.story(failed('tooMany', 'credentials'));

/** The provider fails at did (500). */
export const DidBroken = meta.story(failed('broken', 'did'));

/** The provider fails at verifications (500). */
export const VerificationsBroken = meta.story(failed('broken', 'verifications'));

/** The provider fails at credentials (500). */
export const CredentialsBroken = meta.story(failed('broken', 'credentials'));

/** Without a network there is no answer to did. */
export const DidOffline = meta.story(failed('offline', 'did'));

/** Without a network there is no answer to verifications. */
export const VerificationsOffline = meta.story(failed('offline', 'verifications'));

/** Without a network there is no answer to credentials. */
export const CredentialsOffline = meta.story(failed('offline', 'credentials'));

/** The answer to did cannot be read. */
export const DidUnreadable = meta.story(failed('unreadable', 'did'));

/** The answer to verifications cannot be read. */
export const VerificationsUnreadable = meta.story(failed('unreadable', 'verifications'));

/** The answer to credentials cannot be read. */
export const CredentialsUnreadable = meta.story(failed('unreadable', 'credentials'));

/** The answer to did takes long. */
export const DidSlow = meta.story(failed('slow', 'did'));

/** The answer to verifications takes long. */
export const VerificationsSlow = meta.story(failed('slow', 'verifications'));

/** The answer to credentials takes long. */
export const CredentialsSlow = meta.story(failed('slow', 'credentials'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
