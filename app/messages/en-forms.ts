export * from '#i18n/en/forms.ts';
