import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react';

import { DraftsContext } from '#components/drafts.ts';
import { hasSecretText } from '#wallet/secret-text.ts';

/**
 * A state as of `useState` that is there again when the same person signs in after the session has ended under it.
 * `name` belongs to one state only. Never for a password or a key; a draft with a recovery phrase is dropped.
 */
export function useDraft<Draft>(name: string, initial: () => Draft) {
  const drafts = useContext(DraftsContext);
  const state = useState(() => {
    const kept = drafts.read(name);
    // Under each name only its own state is kept.
    return kept === undefined ? initial() : (kept as Draft);
  });
  const [draft] = state;
  const leave = useEffectEvent(() => drafts.leave(name, hasSecretText(draft) ? undefined : draft));
  // Not in a passive effect: by the time of its cleanup the next session may have begun.
  useLayoutEffect(() => () => leave(), []);
  return state;
}
