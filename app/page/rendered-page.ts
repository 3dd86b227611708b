import { storeNextPage } from '#api/client.ts';
import { pageStateId, type PageAnswer, type PageState } from '#api/page.ts';

import type { WalletServices } from '../context.ts';
import { markOf, type Digest } from './session-mark.ts';

/**
 * Resolves with the state of the page that the provider has rendered, if it belongs to the session that this browser
 * has stored and not locked. Otherwise the rendered screen is removed. The page cookie proves nothing: another tab may
 * have written it for the session that the page was rendered for.
 */
export async function readRenderedPage(
  document: Document,
  session: Pick<WalletServices['session'], 'token' | 'locked'>,
  subtle: Digest,
): Promise<PageState | undefined> {
  const element = document.getElementById(pageStateId);
  if (element === null) return undefined;
  // Removed from the page, so that it does not survive a lock.
  element.remove();
  // Trusted: the provider of the same version wrote this script.
  const state = JSON.parse(element.textContent) as PageState;
  const { token } = session;
  const mark = token === null || subtle === undefined ? '' : await markOf(token, subtle);
  if (mark === state.mark && session.token === token && !session.locked.read()) return state;
  const root = document.getElementById('root');
  root?.replaceChildren();
  root?.removeAttribute('data-rendered');
  return undefined;
}

/** Writes answers into the query cache. */
export function cacheAnswers(
  cache: WalletServices['queries']['cache'],
  answers: readonly PageAnswer[],
): void {
  for (const { name, params, data, before } of answers) {
    cache.setQueryData([name, params], data);
    if (before !== undefined && Array.isArray(data)) storeNextPage(data, before);
  }
}

/** Fills the query cache with the answers of a rendered page. */
export function fillQueryCache(
  { session, queries, eventPosition }: WalletServices,
  { user, answers, eventPosition: position }: PageState,
): void {
  session.mergeUser(user);
  eventPosition.begin(position);
  cacheAnswers(queries.cache, answers);
}
