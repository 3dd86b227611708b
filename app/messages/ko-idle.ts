export * from '#i18n/ko/bell.ts';
export * from '#i18n/ko/chat.ts';
