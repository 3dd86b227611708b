import { expect, test } from 'vitest';

import { readTagsWith, type TagReader } from './nfc-tags.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Reads with a fake reader until the signal aborts. */
function reading(scan: TagReader['scan'] = () => Promise.resolve()) {
  const texts: string[] = [];
  const leaving = new AbortController();
  const reader: TagReader = { scan, onreading: null };
  const ended = readTagsWith(() => reader)((text) => texts.push(text), leaving.signal);
  const touch = (
    ...records: { recordType: string; encoding?: string; data?: Uint8Array<ArrayBuffer> }[]
  ) => reader.onreading?.({ message: { records } });
  return { texts, touch, leave: () => leaving.abort(), ended };
}

test('reports the first text or address of each tag', async () => {
  const { texts, touch, leave, ended } = reading();
  touch({ recordType: 'mime', data: bytes('{}') }, { recordType: 'url', data: bytes('tel:0101') });
  touch({ recordType: 'text', encoding: 'utf-8', data: bytes('김서연') });
  touch({ recordType: 'empty' });
  expect(texts).toEqual(['tel:0101', '김서연']);
  leave();
  await ended;
});

test('reports nothing after the signal aborts', async () => {
  const { texts, touch, leave, ended } = reading();
  leave();
  touch({ recordType: 'text', data: bytes('late') });
  await ended;
  touch({ recordType: 'text', data: bytes('later') });
  expect(texts).toEqual([]);
});

test('rejects with the device’s error', async () => {
  const refused = new DOMException('No', 'NotAllowedError');
  const { ended } = reading(() => Promise.reject(refused));
  await expect(ended).rejects.toBe(refused);
});
