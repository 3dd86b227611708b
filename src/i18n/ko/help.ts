import type { HelpMessages } from '#i18n/en/help.ts';

export const help: HelpMessages = {};
