import type { RouterOptions } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { withBase } from '#wallet/paths.ts';

/** An address that a story stays at; `path` is without the base, with its search. */
export function storyAddress(path: string): Pick<RouterOptions, 'hook' | 'searchHook'> {
  const [pathname = '', searchPath = ''] = withBase(path).split('?');
  return memoryLocation({ path: pathname, searchPath, static: true });
}
