export * from '#i18n/en/bell.ts';
export * from '#i18n/en/chat.ts';
