import { basePath } from '#wallet/paths.ts';

/** A push notification as a browser shows it. */
interface ShownPush {
  title: string;
  options: { body: string; tag: string; icon: string; badge: string; data: string };
}

/**
 * The notification of a push message. A browser requires one for each message, so an unreadable message is shown too,
 * without a text.
 */
export function pushNotification(text: string | undefined): ShownPush {
  const { title, body, path, tag } = textsOf(text);
  const icon = `${basePath}/icon-192.png`;
  return {
    title: title || 'Superwallet',
    options: { body, tag, icon, badge: icon, data: path },
  };
}

/** The URL that a press on a notification opens: a path of the wallet, or else its first screen. */
export function pushTarget(path: unknown, scope: string): string {
  const isPath = typeof path === 'string' && path.startsWith('/');
  const url = isPath ? URL.parse(`.${path}`, scope)?.href : undefined;
  return url?.startsWith(scope) ? url : scope;
}

/** The worker's message to an open page: the path that a pressed notification opens, with the base path. */
const openPath = 'OPEN_PATH';

/** Time within which an open page accepts a path, in milliseconds. A page that the browser has suspended does not. */
const answerTimeout = 1_000;

/** An open page, as the worker sees it. */
interface OpenPage {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}

/**
 * Lets an open page go to a URL by itself, because loading it there would lose unsaved input. Resolves with false if
 * the page does not answer, such as one of an earlier version or without the wallet.
 */
export function openInPage(page: OpenPage, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (isAccepted: boolean) => {
      clearTimeout(timeout);
      port1.close();
      resolve(isAccepted);
    };
    const timeout = setTimeout(() => end(false), answerTimeout);
    port1.addEventListener('message', () => end(true));
    port1.start();
    const { pathname, search } = new URL(url);
    page.postMessage({ type: openPath, path: pathname + search }, [port2]);
  });
}

/** Accepts the path of a worker's message; undefined for any other message. */
export function acceptPath({ data, ports }: MessageEvent<unknown>): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, path } = data as { type?: unknown; path?: unknown };
  if (type !== openPath || typeof path !== 'string') return undefined;
  ports[0]?.postMessage(true);
  return path;
}

/** The texts of a message; empty if they are missing or malformed. */
function textsOf(text: string | undefined): Record<'title' | 'body' | 'path' | 'tag', string> {
  let message: unknown;
  try {
    message = JSON.parse(text ?? '');
  } catch {
    message = undefined;
  }
  const fields = new Map<string, unknown>(
    typeof message === 'object' && message !== null ? Object.entries(message) : [],
  );
  const textOf = (name: string) => {
    const field = fields.get(name);
    return typeof field === 'string' ? field : '';
  };
  return {
    title: textOf('title'),
    body: textOf('body'),
    path: textOf('path'),
    tag: textOf('tag'),
  };
}
