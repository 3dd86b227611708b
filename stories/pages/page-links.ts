import type { CatalogueId } from '../catalogue.ts';

/** Addresses of pages of the catalogue, relative to it, for links with `target="_top"`. */
export const storyLink = (id: string) => `./?path=/story/${id}`;

/** All states of a screen, side by side. */
export const statesLink = (screen: string) =>
  `./?path=/story/superwallet-states--side-by-side&args=screen:${screen}`;

/** The address of an entry in the catalogue. The id has spaces, because Storybook allows no dots in an address. */
export const entryLink = (id: CatalogueId) =>
  `./?path=/story/superwallet-catalogue--all-entries&args=find:${id.replaceAll('.', '+')}`;
