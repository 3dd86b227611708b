import { readQrCode, type Picture } from './read-qr-code.ts';

/** Answers each picture with the text of its code, or `null`: beside the page, whose own work must not wait for it. */
self.addEventListener('message', ({ data }: MessageEvent<Picture>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one to talk to
  self.postMessage(readQrCode(data) ?? null);
});
