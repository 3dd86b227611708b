let unhandled: string[] = [];

/**
 * Keeps a request that no scenario answered. Throwing where MSW reports it would only answer 500, and a screen that
 * shows an error would then pass.
 */
export function recordUnhandledRequest(request: Request): void {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
}

/** Fails the story whose requests nothing answered. */
export function assertAllRequestsHandled(): void {
  const missed = unhandled;
  unhandled = [];
  if (missed.length > 0) throw new Error(`No scenario answers ${missed.join(', ')}`);
}
