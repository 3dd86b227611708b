import { resolve } from 'node:path';

import type { Hono } from 'hono';

import { basePath, operatorPaths } from '#wallet/paths.ts';

import { createFileLoader, hasFile, sendFile } from './static-files.ts';

/** Each page's file, by its path without the base. */
const pageFiles = new Map([
  [operatorPaths.terms, 'terms.html'],
  [operatorPaths.privacy, 'privacy.html'],
]);

/** The pages of this test wallet, for an operator to replace. */
export const defaultLegalDirectory = resolve(import.meta.dirname, '../legal');

// An operator's page may contain styles, but no scripts.
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** True if a directory has every page. */
export async function hasLegalPages(directory: string): Promise<boolean> {
  const files = Array.from(pageFiles.values(), (file) => hasFile(directory, file));
  return (await Promise.all(files)).every(Boolean);
}

/**
 * Serves Terms of Service and Privacy Policy from a directory (decision 4), in Korean with `?lang=ko` if it has Korean
 * pages. Its other files are never read.
 */
export function addLegalPages(app: Hono, directory: string): void {
  const load = createFileLoader(directory);
  for (const [path, fileName] of pageFiles) {
    app.on('GET', [`${basePath}${path}`, `${basePath}${path}/`], async (context) => {
      const isKorean = context.req.query('lang') === 'ko';
      const korean = isKorean ? await load(fileName.replace('.html', '.ko.html')) : undefined;
      // An operator may have replaced the pages in one language only.
      const file = korean ?? (await load(fileName));
      if (file === undefined) return context.notFound();
      context.header('Content-Security-Policy', contentSecurityPolicy);
      return sendFile(context, file, false);
    });
  }
}
