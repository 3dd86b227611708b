let unhandled: string[] = [];

/**
 * Records a request without a scenario. An error thrown in MSW's callback would only become a 500, and a story that
 * expects an error would pass.
 */
export function recordUnhandledRequest(request: Request): void {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
}

/** Fails a story with unhandled requests. */
export function assertAllRequestsHandled(): void {
  const missed = unhandled;
  unhandled = [];
  if (missed.length > 0) throw new Error(`No scenario answers ${missed.join(', ')}`);
}
