import { basePath, operatorPaths } from '#wallet/paths.ts';

/**
 * What under the base path is not the wallet's to answer when it is opened, tested against path and query: the API,
 * whose answers are never kept, and the operator's pages.
 */
export const answeredByOthers: RegExp[] = ['/api', ...Object.values(operatorPaths)].map(
  (path) => new RegExp(`^${basePath}${path}([/?]|$)`),
);
