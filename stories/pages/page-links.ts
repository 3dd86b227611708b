import type { Language } from '#i18n/language.ts';

import type { CatalogueId } from '../catalogue.ts';

/** The address of a story, relative to the catalogue, for links with `target="_top"`. */
export const storyLink = (id: string) => `./?path=/story/${id}`;

/** The address of a story that is drawn in one language only. */
export const storyLinkIn = (id: string, language: Language) =>
  `${storyLink(id)}&globals=language:${language}`;

/** The address of the page with all states of a screen. */
export const statesLink = (screen: string) =>
  `./?path=/story/superwallet-states--side-by-side&args=screen:${screen}`;

/** The address of an entry in the catalogue. The id has spaces, because Storybook allows no dots in an address. */
export const entryLink = (id: CatalogueId) =>
  `./?path=/story/superwallet-catalogue--all-entries&args=find:${id.replaceAll('.', '+')}`;
