export * from '#i18n/ko/common.ts';
export * from '#i18n/ko/shell.ts';
export * from '#i18n/ko/home.ts';
