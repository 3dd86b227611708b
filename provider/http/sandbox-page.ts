import { createHash } from 'node:crypto';

import type { Hono } from 'hono';
import { html, raw } from 'hono/html';

import { basePath, operatorPaths } from '#wallet/paths.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { desc, eq } from '../database/drizzle.ts';
import { messages as messageTable } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import type { Messages } from '../messages/messages.ts';
import { readContent } from '../messages/queue.ts';
import type { Proxies } from './proxies.ts';

/** Maximum number of messages on the page. */
const maxShown = 50;

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 40rem; padding: 1rem; }
  h1 { font-size: 1.5rem; }
  h2 { font-size: 1rem; margin: 0; }
  ol { list-style: none; margin: 0; padding: 0; }
  li { border: 1px solid; border-radius: 0.75rem; margin: 1rem 0; padding: 1rem; }
  p { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
  .text { font-size: 1.125rem; white-space: pre-line; }
  a { display: inline-block; padding: 0.625rem 0; }
`;

// One string, so that its text matches the hash in the policy exactly.
const styleElement = raw(`<style>${style}</style>`);

// The page has no scripts, no external resources and one style sheet.
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Names that always mean this machine. Any other name may come from DNS rebinding. */
const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Shows the messages of the sandbox, newest first, to programs on this machine only (decision 206). Other clients get
 * 404.
 */
export function addSandboxPage(
  app: Hono,
  {
    database,
    proxies,
    secretKey,
    messages: { hasSandbox },
  }: { database: Database; proxies: Proxies; secretKey: SecretKey; messages: Messages },
): void {
  const path = `${basePath}${operatorPaths.sandbox}`;
  app.on('GET', [path, `${path}/`], async (context) => {
    const isLocal = proxies.isLocal(context) && localHost.test(context.req.header('Host') ?? '');
    if (!hasSandbox || !isLocal) {
      return context.notFound();
    }
    const rows = await database.transaction(
      (tx) =>
        tx
          .select()
          .from(messageTable)
          .where(eq(messageTable.sender, 'sandbox'))
          .orderBy(desc(messageTable.id))
          .limit(maxShown),
      { repeatable: true },
    );
    const shown = rows.flatMap(({ channel, content, reference, createdAt }) =>
      content === null
        ? []
        : [{ channel, createdAt, ...readContent(content, reference, secretKey) }],
    );
    context.header('Content-Security-Policy', contentSecurityPolicy);
    context.header('Cache-Control', 'no-store');
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Sandbox messages – Superwallet</title>
            ${styleElement}
          </head>
          <body>
            <main>
              <h1>Sandbox messages</h1>
              <p>
                The SMS and e-mail messages of this test wallet. Nothing is sent to anybody. Only
                this machine can open this page.
              </p>
              <a href="${path}">Load new messages</a>
              ${
                shown.length === 0
                  ? html`<p>No messages yet.</p>`
                  : html`<ol>
                      ${shown.map(
                        ({ channel, createdAt, to, subject, text, language }) =>
                          html`<li>
                            <h2>${channel === 'sms' ? 'SMS' : 'E-mail'} to <span>${to}</span></h2>
                            <p>
                              <time datetime="${createdAt.toISOString()}"
                                >${createdAt.toUTCString()}</time
                              >
                            </p>
                            ${
                              subject === ''
                                ? ''
                                : html`<p lang="${language}"><strong>${subject}</strong></p>`
                            }
                            <p class="text" lang="${language}">${text}</p>
                          </li>`,
                      )}
                    </ol>`
              }
            </main>
          </body>
        </html>`,
    );
  });
}
