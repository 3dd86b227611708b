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
