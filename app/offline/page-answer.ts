import { walletVersionHeader } from '#api/page.ts';

/** Network timeout before the cached page is shown instead, in milliseconds. */
const patience = 3_000;

/**
 * The service worker's answer to a navigation: the page that the provider has rendered, if it arrives in time and has
 * the worker's own version, and otherwise the cached page. So a page never loads the files of another version
 * (decision 136).
 */
export async function answerPage(
  version: string,
  network: Promise<Response>,
  cachedPage: () => Promise<Response>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const response = await Promise.race([network, late]).catch(() => undefined);
  return response?.headers.get(walletVersionHeader) === version ? response : cachedPage();
}
