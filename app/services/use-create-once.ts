import type { CallOutput } from '#api/client.ts';
import type { CreateName, RequestOf } from '#api/contract.ts';
import { useDraft } from '#components/form/use-draft.ts';

import { createOnce } from './create-once.ts';
import { createOwnCreates } from './own-creates.ts';
import { useWalletServices } from '../context.ts';

/**
 * A create of this screen that is safe to repeat, even in the user's next session if this one ends meanwhile. It uses
 * the arguments of the first render.
 */
export function useCreateOnce<Name extends CreateName, Content>(
  call: Name,
  bodyOf: (content: Content) => RequestOf<Name>,
): (content: Content) => Promise<CallOutput<Name> | undefined> {
  const services = useWalletServices();
  const [create] = useDraft(`${call}.create`, () => {
    const once = createOnce(services, { call, bodyOf });
    const own = services.sessionScoped(createOwnCreates);
    return (content: Content) => own.run(() => once(content));
  });
  return create;
}
