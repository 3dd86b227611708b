import { memoryLocation } from 'wouter/memory-location';

import type { Address } from '#app/compose/WalletProvider.tsx';
import { withBase } from '#wallet/paths.ts';

/** The address of a story, and the way to another one. Both are without the base, with their search. */
export interface StoryAddress {
  address: Address;
  goTo: (path: string) => void;
}

/** An address in memory: the page's own is the catalogue's. */
export function storyAddress(path: string): StoryAddress {
  const [pathname = '', searchPath = ''] = withBase(path).split('?');
  const { hook, searchHook, navigate } = memoryLocation({ path: pathname, searchPath });
  return { address: { hook, searchHook }, goTo: (to) => navigate(withBase(to)) };
}
