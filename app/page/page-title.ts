import type { TitlesMessages } from '#i18n/en/titles.ts';
import type { Language, LanguageChoice } from '#i18n/language.ts';
import { assetTypeIn, credentialIdIn, documentIdIn, paths, receiptIdIn } from '#wallet/paths.ts';

/** The name of a page's title in the messages. */
export type PageTitle = keyof TitlesMessages;

const names = new Map(
  Object.entries(paths).map(([name, path]): [string, PageTitle] => [
    path,
    name as keyof typeof paths,
  ]),
);

/** The name of the title of a screen's path, which is without the base. */
export function titleOfPath(path: string): PageTitle {
  if (documentIdIn(path) !== undefined) return 'document';
  if (receiptIdIn(path) !== undefined) return 'receipt';
  if (assetTypeIn(path) !== undefined) return 'asset';
  if (credentialIdIn(path) !== undefined) return 'credential';
  return names.get(path) ?? 'notFound';
}

/** The pages in the language of local sends and withdrawals. */
const localPages: ReadonlySet<PageTitle> = new Set([
  'localSend',
  'localWithdraw',
  'localMerchants',
]);

/** The language of a page's title. */
export const titleLanguage = (
  name: PageTitle,
  { language, localLanguage }: LanguageChoice,
): Language => (localPages.has(name) ? localLanguage : language);

/** The complete title of a page. */
export const pageTitle = (name: PageTitle, titles: TitlesMessages): string =>
  `${titles[name]} · Superwallet`;
