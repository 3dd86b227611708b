import type { SendMessages } from '#i18n/en/send.ts';

export const send: SendMessages = {};
