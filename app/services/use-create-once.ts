import { useState } from 'react';

import { createOnce, type KeyedBody } from './create-once.ts';

/**
 * A create of this screen, safe to repeat for as long as the screen is open. It keeps the functions of its first
 * render.
 */
export function useCreateOnce<Content, Body>(
  bodyOf: (content: Content) => Body,
  send: (request: KeyedBody<Body>) => Promise<unknown>,
): (content: Content) => Promise<void> {
  const [create] = useState(() => createOnce(bodyOf, send));
  return create;
}
