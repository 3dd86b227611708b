import type { CatalogueId } from '../catalogue.ts';

/** The addresses of pages of the catalogue, relative to it. Links take them with `target="_top"`. */
export const storyLink = (id: string) => `./?path=/story/${id}`;

/** All states of a screen, side by side. */
export const statesLink = (screen: string) =>
  `./?path=/story/superwallet-states--side-by-side&args=screen:${screen}`;

/** An entry in the catalogue. With blanks: Storybook takes no dots from an address. */
export const entryLink = (id: CatalogueId) =>
  `./?path=/story/superwallet-catalogue--all-entries&args=find:${id.replaceAll('.', '+')}`;
