import { memoryLocation } from 'wouter/memory-location';

import type { Address } from '#app/compose/WalletProvider.tsx';
import { withBase } from '#wallet/paths.ts';

/** The address of a story, and a function that navigates. Both use paths without the base, with their query. */
export interface StoryAddress {
  address: Address;
  goTo: (path: string) => void;
}

/** An in-memory address, because the page's own is the catalogue's. */
export function storyAddress(path: string): StoryAddress {
  const [pathname = '', searchPath = ''] = withBase(path).split('?');
  const { hook, searchHook, navigate } = memoryLocation({ path: pathname, searchPath });
  return { address: { hook, searchHook }, goTo: (to) => navigate(withBase(to)) };
}
