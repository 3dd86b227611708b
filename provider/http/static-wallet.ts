import type { Context } from 'hono';

import { basePath } from '#wallet/paths.ts';

import type { RenderedPages } from './rendered-pages.ts';
import { createFileLoader, hasFile, sendFile } from './static-files.ts';

/** Answers with a file or the page of the built wallet; undefined if the path can be neither. */
export type StaticWallet = (context: Context) => Promise<Response | undefined>;

/** True if a directory contains a built wallet. */
export function hasWallet(directory: string): Promise<boolean> {
  return hasFile(directory, 'index.html');
}

/** Serves the built wallet of a directory, under the base path. `renderPage` may answer a navigation. */
export function createStaticWallet(directory: string, renderPage?: RenderedPages): StaticWallet {
  const load = createFileLoader(directory);

  return async (context) => {
    const relative = relativePath(context.req.path);
    // Dot files, such as the build's manifest and the page renderer, are not served, and no screen has such a path.
    if (relative === undefined || /(^|\/)\./.test(relative)) return undefined;
    const hashed = relative.startsWith('assets/');
    const file = relative === '' ? undefined : await load(relative);
    if (file !== undefined) return sendFile(context, file, hashed);
    // The path of a screen has no extension; `document/1.5` ends in a number. A request for a missing script or image
    // gets no page. A user's navigation to such an address gets the page, and the wallet shows that nothing was found.
    const namesFile = /\.[a-z][a-z0-9]*$/i.test(relative);
    if (hashed || (namesFile && !isNavigation(context.req.raw))) return undefined;
    const rendered = await renderPage?.(context);
    if (rendered !== undefined) return rendered;
    const index = await load('index.html');
    return index && sendFile(context, index, false);
  };
}

/** True if a browser navigates to a page. Browsers without `Sec-Fetch-Mode` accept HTML only for navigations. */
function isNavigation({ headers }: Request): boolean {
  return (
    headers.get('Sec-Fetch-Mode') === 'navigate' ||
    (headers.get('Accept') ?? '').toLowerCase().includes('text/html')
  );
}

/** The path below the base path. Trailing slashes stay, because `assets/` means the screen and not the folder. */
function relativePath(path: string): string | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined;
  try {
    const relative = decodeURIComponent(path.slice(basePath.length + 1));
    let end = relative.length;
    while (relative[end - 1] === '/') end -= 1;
    return relative.slice(0, end);
  } catch {
    return undefined;
  }
}
