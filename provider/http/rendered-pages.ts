import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import * as z from 'zod/mini';

import {
  markLength,
  pageCookieName,
  pageStateId,
  readPageCookie,
  walletVersionHeader,
  type PageAnswer,
  type PageCookie,
  type PageRead,
  type PageRequest,
  type PageState,
  type RenderedPage,
} from '#api/page.ts';
import { choiceOf, type LanguageSetting } from '#i18n/language.ts';
import type { User } from '#wallet/entities/user.ts';

import type { Session } from '../accounts/sessions.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { encodeText } from './encoded-answers.ts';
import { HttpError } from './http-error.ts';
import type { CallRouter } from './call-router.ts';
import { refusedStatus } from './refusal-status.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { hasSessionCookie, requestLane, type SessionGuard } from './session-guard.ts';
import { hasFile, versionOf } from './static-files.ts';
import { withDeadline } from '../timers.ts';

/** The page renderer of a built wallet, which `vite build --ssr` builds from `app/page/render-page.tsx`. */
const rendererFile = join('.server', 'render-page.js');

/** Time for the reads of a page, in milliseconds: without them, the wallet shows its first screen sooner by itself. */
const readLimit = 500;

/** The exports of the renderer. */
interface Renderer {
  renderPage: (request: PageRequest) => Promise<RenderedPage | undefined>;
}

/** The page of a built wallet, ready to be filled in. */
interface Template {
  renderer: Renderer;
  /**
   * The parts before the title, and between title and screen (with the stylesheet). The scripts are after the screen,
   * so that they do not delay the visible content on a slow network.
   */
  parts: readonly [string, string];
  /** The part after the screen, by the languages of the page. */
  end: (language: LanguageSetting) => string;
  policy: string;
  /** The version of the wallet, as its service worker knows it. */
  version: string;
}

/** Answers a navigation with the page of its session's user; undefined if this request must not be rendered. */
export type RenderedPages = (context: Context) => Promise<Response | undefined>;

/** Dependencies of rendered pages. */
interface Parts {
  /** The directory of the built wallet. */
  directory: string;
  database: Database;
  environment: Environment;
  guard: SessionGuard;
  calls: CallRouter;
}

/** The addresses of messages of the first screen that the page does not preload, by their names. */
const messagesTag = /[ ]*<meta name="superwallet-messages" content="([^"]*)">\n?/;

/** Preloads the messages of a page's languages in place of those of the specification's. */
function preloadMessages(
  scripts: string,
  addresses: Readonly<Record<string, string | undefined>>,
  setting: LanguageSetting,
): string {
  const { language, localLanguage } = choiceOf(setting);
  const wanted: Readonly<Record<string, string>> = {
    'en-first': `${language}-first`,
    'ko-bell': `${localLanguage}-bell`,
  };
  return scripts.replace(
    /href="([^"]*)" data-messages="([^"]*)"/g,
    (_, address: string, name: string) => `href="${addresses[wanted[name] ?? name] ?? address}"`,
  );
}

const scriptTags =
  /[ ]*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n?/g;

/** Reads the page of a built wallet as a template for the renderer at an address. */
async function readTemplate(directory: string, address: string): Promise<Template | undefined> {
  const page = await readFile(join(directory, 'index.html'), 'utf8');
  const renderer = (await import(address)) as Renderer;
  const [, stylesheet = ''] =
    /<link rel="stylesheet"[^>]* href="[^"]*\/(assets\/[^"]+)">/.exec(page) ?? [];
  const styles = await readFile(join(directory, stylesheet), 'utf8');
  const [, addresses = '{}'] = messagesTag.exec(page) ?? [];
  const otherMessages = MessageAddresses.parse(JSON.parse(addresses.replaceAll('&quot;', '"')));
  // Omits preloads that are only needed if the wallet renders the screen itself.
  const scripts = (page.match(scriptTags) ?? []).filter((tag) => !tag.includes('data-unrendered'));
  const styled = page
    .replace(scriptTags, '')
    .replace(messagesTag, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`);
  const [, before, between, after] =
    /^([^]*<title>)[^]*(<\/title>[^]*<div id="root">)\s*<!--screen-->[^]*<!--\/screen-->\s*<\/div>([^]*)$/.exec(
      styled,
    ) ?? [];
  if (before === undefined || between === undefined || after === undefined) return undefined;
  const hash = createHash('sha256').update(styles).digest('base64');
  return {
    renderer,
    // `data-rendered` marks a page that is not hydrated yet, so that its buttons do nothing.
    parts: [before, between.replace(/>$/, ' data-rendered>')],
    end: (language) =>
      preloadMessages(scripts.join(''), otherMessages, language) + after.trimStart(),
    policy: contentSecurityPolicy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
    version: createHash('md5').update(page).digest('hex'),
  };
}

const MessageAddresses = z.record(z.string(), z.string());

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** The mark of a session, as the wallet computes it from the token. */
const markOf = ({ tokenHash }: Session) => tokenHash.slice(0, markLength);

/** The answer to a read of the page's own user, who is read once; undefined for any other read. */
function answerOfUser(user: User, { name, params }: PageRead): PageAnswer | undefined {
  if (name === 'verify') return { name, params, data: { user } };
  if (name !== 'user' || params['userId'] !== user.id) return undefined;
  return { name, params, data: { ...user, sandboxes: undefined } };
}

/** The page of a template with a rendered screen and its state. */
function fillIn(
  { parts: [before, between], end }: Template,
  { theme, language }: Pick<PageCookie, 'theme' | 'language'>,
  { title, markup, state }: Pick<RenderedPage, 'title' | 'markup'> & { state: PageState },
): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  const spoken = before.replace(
    '<html lang="en"',
    `<html lang="${choiceOf(language).language}" data-language="${language}"`,
  );
  const themed =
    theme === 'system' ? spoken : spoken.replace('<html', `<html data-theme="${theme}"`);
  return `${themed}${escapeText(title)}${between}${markup}</div>
<script type="application/json" id="${pageStateId}">${json}</script>
${end(language)}`;
}

/**
 * Renders the first screen of a signed-in user into the page of the built wallet, if the navigation has a session
 * cookie and the page cookie names the same session. Otherwise, after any failure, and if the database does not answer
 * within 500 ms, falls back to the page without a user, which the wallet fills by itself.
 */
export function createRenderedPages({
  directory,
  database,
  environment: { clock, log },
  guard,
  calls,
}: Parts): RenderedPages {
  let cached: { of: string; template: Template | undefined } | undefined;

  /** The template of the currently deployed wallet; undefined without a renderer. */
  async function currentTemplate() {
    const file = join(directory, rendererFile);
    const rendererVersion = await versionOf(file);
    if (rendererVersion === undefined) return undefined;
    if (!(await hasFile(directory, 'index.html'))) return undefined;
    const of = `${rendererVersion} ${await versionOf(join(directory, 'index.html'))}`;
    if (cached?.of !== of) {
      // A new deploy has another renderer under the same name, so the address needs a cache-busting query.
      const address = `${pathToFileURL(file).href}?${rendererVersion}`;
      cached = { of, template: await readTemplate(directory, address) };
    }
    return cached.template;
  }

  /** The filled-in page; undefined if this request must not be rendered. Drops its further reads once it is late. */
  async function render(
    request: Request,
    template: Template,
    isLate: () => boolean,
  ): Promise<string | undefined> {
    const cookie = readPageCookie(
      parse(request.headers.get('Cookie') ?? '', pageCookieName)[pageCookieName] ?? '',
    );
    if (cookie === undefined || !hasSessionCookie(request)) return undefined;
    const requireTime = () => {
      if (isLate()) throw new Error('The page was answered without its data.');
    };
    // Session and data are read in one turn, as by a call. Rendering in between blocks this thread anyway.
    return database.statement(
      async (tx) => {
        requireTime();
        const session = await guard(tx, request);
        if (markOf(session) !== cookie.mark) throw new HttpError(401, 'This is another session.');
        const { data } = await calls.answer(tx, session, { name: 'verify', params: {} });
        const { user } = data as { user: User };
        const read = async (reads: readonly PageRead[]) => {
          requireTime();
          const found = [];
          for (const each of reads) {
            found.push(answerOfUser(user, each) ?? (await calls.answer(tx, session, each)));
          }
          return found;
        };
        const { pathname: path, search } = new URL(request.url);
        const { mark, theme, language, timeZone } = cookie;
        const asked = { path, search, user, now: clock.now(), theme, language, timeZone, read };
        const rendered = await template.renderer.renderPage(asked);
        if (rendered === undefined) return undefined;
        const { answers } = rendered;
        const eventPosition = Number(session.eventPosition);
        return fillIn(template, cookie, {
          ...rendered,
          state: { mark, user, eventPosition, answers },
        });
      },
      { lane: requestLane(request), repeatable: true },
    );
  }

  /** Answers with the page if the database answers in time; undefined otherwise, as for a request without a user. */
  async function answer(context: Context, template: Template): Promise<Response | undefined> {
    let isLate = false;
    const html = await withDeadline(
      render(context.req.raw, template, () => isLate),
      {
        clock,
        milliseconds: readLimit,
        late: () => {
          isLate = true;
          return undefined;
        },
      },
    );
    if (html === undefined) return undefined;
    const { policy, version } = template;
    context.header('Content-Security-Policy', policy);
    // Also keeps it out of the back/forward cache, which would show it after a sign-out (decision 245).
    context.header('Cache-Control', 'private, no-store');
    context.header('Vary', 'Cookie, Accept-Encoding');
    context.header(walletVersionHeader, version);
    context.header('Content-Type', 'text/html; charset=utf-8');
    return context.body(await encodeText(context, html));
  }

  return async (context) => {
    if (context.req.header('Sec-Fetch-Mode') !== 'navigate') return undefined;
    try {
      const template = await currentTemplate();
      return template && (await answer(context, template));
    } catch (error) {
      // A refusal, such as that of a locked session, is not a fault: the wallet shows it.
      if (refusedStatus(error) === undefined) log('A page could not be rendered', error);
      return undefined;
    }
  };
}
