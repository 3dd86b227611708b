import { createContext, useContext } from 'react';

import { hasTestMoney, type SandboxKind } from '#wallet/entities/sandbox.ts';

/** The provider's sandboxes (`SandboxKind`), for the components below; by default none. */
export const SandboxesContext = createContext<readonly string[]>([]);

/** True if a sandbox replaces this service (decision 201). */
export function useSandbox(kind: SandboxKind): boolean {
  return useContext(SandboxesContext).includes(kind);
}

/** The words for test money in a language; undefined if the wallet's money is real (decision 201). */
export function useTestMoney(lang: 'en' | 'ko' = 'en'): string | undefined {
  const isTest = hasTestMoney(useContext(SandboxesContext));
  return isTest ? { en: 'Test money', ko: '테스트 머니' }[lang] : undefined;
}
