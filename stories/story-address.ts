import { memoryLocation } from 'wouter/memory-location';

import type { Address } from '#app/services/WalletProvider.tsx';
import { withBase } from '#wallet/paths.ts';

/** An address that a story stays at; `path` is without the base, with its search. */
export function storyAddress(path: string): Address {
  const [pathname = '', searchPath = ''] = withBase(path).split('?');
  return memoryLocation({ path: pathname, searchPath, static: true });
}
