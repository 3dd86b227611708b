export * from '#i18n/en/chat.ts';
