import type { WorkMessages } from '#i18n/en/work.ts';

export const work: WorkMessages = {};
