import { createContext, useContext } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { hasTestMoney, type SandboxKind } from '#wallet/entities/sandbox.ts';

/** The provider's sandboxes (`SandboxKind`), for the components below; by default none. */
export const SandboxesContext = createContext<readonly string[]>([]);

/** True if a sandbox replaces this service (decision 201). */
export function useSandbox(kind: SandboxKind): boolean {
  return useContext(SandboxesContext).includes(kind);
}

/** The words for test money; undefined if the wallet's money is real (decision 201). */
export function useTestMoney(): string | undefined {
  const { testMoney } = useMessages('common');
  return hasTestMoney(useContext(SandboxesContext)) ? testMoney : undefined;
}
