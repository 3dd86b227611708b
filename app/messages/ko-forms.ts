export * from '#i18n/ko/forms.ts';
