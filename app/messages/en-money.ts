export * from '#i18n/en/assets.ts';
export * from '#i18n/en/send.ts';
export * from '#i18n/en/bank.ts';
export * from '#i18n/en/history.ts';
