import { keepNextPage } from '#api/client.ts';
import { pageCookieName, pageStateId, type PageAnswer, type PageState } from '#api/page.ts';

import type { WalletServices } from '../services/wallet-services.ts';

/**
 * What the provider has rendered into this page, if it is of the session that this browser has stored and not locked.
 * Otherwise what it has rendered is taken away before it can be used.
 */
export function readRenderedPage(
  document: Document,
  session: Pick<WalletServices['session'], 'token' | 'locked'>,
): PageState | undefined {
  const element = document.getElementById(pageStateId);
  if (element === null) return undefined;
  const cookie = new RegExp(`(?:^|; )${pageCookieName}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  // It must not stay in the page of a wallet that locks.
  element.remove();
  // The page's own script: its provider has written it with the types of this version.
  const state = JSON.parse(element.textContent) as PageState;
  const isOfThisSession =
    session.token !== null && !session.locked.read() && cookie.startsWith(`${state.mark}.`);
  if (isOfThisSession) return state;
  const root = document.getElementById('root');
  root?.replaceChildren();
  root?.removeAttribute('data-rendered');
  return undefined;
}

/** Puts answers where the routes look for them. */
export function cacheAnswers(
  cache: WalletServices['queries']['cache'],
  answers: readonly PageAnswer[],
): void {
  for (const { name, params, data, before } of answers) {
    cache.setQueryData([name, params], data);
    if (before !== undefined && Array.isArray(data)) keepNextPage(data, before);
  }
}

/** Gives the wallet what a rendered page has read, as if it had read it itself. */
export function takeAnswers(
  { session, queries, eventPosition }: WalletServices,
  { user, answers, eventPosition: position }: PageState,
): void {
  session.mergeUser(user);
  eventPosition.begin(position);
  cacheAnswers(queries.cache, answers);
}
