export * from '#i18n/en/common.ts';
export * from '#i18n/en/shell.ts';
export * from '#i18n/en/home.ts';
