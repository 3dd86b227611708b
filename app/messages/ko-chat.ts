export * from '#i18n/ko/chat.ts';
