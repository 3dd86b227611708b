import type { Tabs } from '#api/shared-stream.ts';

/** The channel between the tabs of a browser; undefined in old browsers and, without locks, on insecure origins. */
export function browserTabs(page: Window & typeof globalThis): Tabs | undefined {
  const { document, navigator } = page;
  if (!('locks' in navigator && 'BroadcastChannel' in page)) return undefined;
  return {
    locks: navigator.locks,
    openChannel(name, onMessage) {
      const channel = new page.BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches one origin only
        publish: (message) => channel.postMessage(message),
        close: () => channel.close(),
      };
    },
    visible: {
      read: () => document.visibilityState === 'visible',
      subscribe(changed) {
        document.addEventListener('visibilitychange', changed);
        return () => document.removeEventListener('visibilitychange', changed);
      },
    },
  };
}
