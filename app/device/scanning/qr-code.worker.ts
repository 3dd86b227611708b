import { readQrCode, type Picture } from './read-qr-code.ts';

/** Answers each picture with the text of its code, or `null`. In a worker it does not block the page. */
self.addEventListener('message', ({ data }: MessageEvent<Picture>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only one page to talk to
  self.postMessage(readQrCode(data) ?? null);
});
