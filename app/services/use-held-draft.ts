import { useEffect, useState } from 'react';

import { useWalletServices } from '../context.ts';

/** The drafts that forms hold while their users add a bank account or a card, by form. */
const heldDrafts = () => new Map<string, unknown>();

/**
 * The draft that a form has held, and a function that holds one. A draft is restored once, in the same session
 * (decision 205).
 */
export function useHeldDraft<Draft>(
  name: string,
): [held: Draft | undefined, hold: (draft: Draft) => void] {
  const drafts = useWalletServices().sessionScoped(heldDrafts);
  // Only this form holds drafts under its name, so the type is right.
  const [held] = useState(() => drafts.get(name) as Draft | undefined);
  useEffect(() => {
    drafts.delete(name);
  }, [drafts, name]);
  return [held, (draft) => void drafts.set(name, draft)];
}
