export * from '#i18n/ko/assets.ts';
export * from '#i18n/ko/send.ts';
export * from '#i18n/ko/bank.ts';
export * from '#i18n/ko/history.ts';
