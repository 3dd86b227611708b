import { nonceHeader } from './calls/call.ts';

/** Repeats the request's nonce in an answer, as the provider does. A network error has no headers to set. */
export function repeatNonce(request: Headers, answer: Response): Response {
  const nonce = request.get(nonceHeader);
  if (nonce !== null && answer.type !== 'error') answer.headers.set(nonceHeader, nonce);
  return answer;
}

/** Wraps a fake `fetch`, so that it answers like the provider: with the nonce, and with plain text as JSON. */
export function providerFetch(fetched: typeof fetch): typeof fetch {
  return async (url, init) => {
    const answer = await fetched(url, init);
    if (answer.headers.get('Content-Type')?.startsWith('text/plain')) {
      answer.headers.set('Content-Type', 'application/json');
    }
    return repeatNonce(new Headers(init?.headers), answer);
  };
}
