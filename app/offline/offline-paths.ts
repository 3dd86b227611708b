import { basePath, operatorPaths } from '#wallet/paths.ts';

/**
 * The paths under the base path that the service worker leaves alone, matched against path and query: the API, whose
 * answers are never cached, and the operator's pages.
 */
export const bypassedPaths: RegExp[] = ['/api', ...Object.values(operatorPaths)].map(
  (path) => new RegExp(`^${basePath}${path}([/?]|$)`),
);
