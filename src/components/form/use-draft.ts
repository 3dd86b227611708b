import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react';

import { DraftsContext } from '#components/drafts.ts';
import { hasSecretText } from '#wallet/secret-text.ts';

/**
 * A `useState` whose value is restored when the same user signs in after the session has ended. Each `name` belongs
 * to one state only. Never use it for a password or a key; a draft with a recovery phrase is dropped.
 */
export function useDraft<Draft>(name: string, initial: () => Draft) {
  const drafts = useContext(DraftsContext);
  const state = useState(() => {
    const stored = drafts.read(name);
    // Only this state stores a draft under its name, so the type holds.
    return stored === undefined ? initial() : (stored as Draft);
  });
  const [draft] = state;
  const leave = useEffectEvent(() => drafts.leave(name, hasSecretText(draft) ? undefined : draft));
  // A layout effect, because the next session may start before the cleanup of a passive effect.
  useLayoutEffect(() => () => leave(), []);
  return state;
}
