import { useDraft } from '#components/form/use-draft.ts';

import { createOnce, type KeyedBody } from './create-once.ts';

/**
 * A create of this screen, safe to repeat for as long as the screen is open, and in the next session of a person whose
 * session ended under it. It keeps the functions of its first render. `name` belongs to one create only.
 */
export function useCreateOnce<Content, Body, Answer>(
  name: string,
  bodyOf: (content: Content) => Body,
  send: (request: KeyedBody<Body>) => Promise<Answer>,
): (content: Content) => Promise<Answer> {
  const [create] = useDraft(name, () => createOnce(bodyOf, send));
  return create;
}
