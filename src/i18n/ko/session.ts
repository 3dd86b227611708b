import type { SessionMessages } from '#i18n/en/session.ts';

export const session: SessionMessages = {};
