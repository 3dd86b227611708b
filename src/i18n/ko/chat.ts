import type { ChatMessages } from '#i18n/en/chat.ts';

export const chat: ChatMessages = {};
