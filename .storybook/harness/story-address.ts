import { memoryLocation } from 'wouter/memory-location';

import type { Address } from '#app/compose/WalletProvider.tsx';
import { withBase } from '#wallet/paths.ts';

/** The address of a story, and a function that navigates to a path without the base, with its query. */
export interface StoryAddress {
  address: Address;
  goTo: (path: string) => void;
}

/** Creates an in-memory address, because the address of the page is the catalogue's. `path` excludes the base. */
export function storyAddress(path: string): StoryAddress {
  const [pathname = '', searchPath = ''] = withBase(path).split('?');
  const { hook, searchHook, navigate } = memoryLocation({ path: pathname, searchPath });
  return { address: { hook, searchHook }, goTo: (to) => navigate(withBase(to)) };
}
