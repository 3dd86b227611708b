import { expect, it } from 'vitest';

import { manualEnvironment } from '../testing/manual-environment.ts';
import { defaultBodyLimit } from './request-body.ts';
import { UploadQueue } from './upload-queue.ts';

const limit = 6_000_000;

/** A queue, and the names of the requests that have had their turn. They end on demand. */
function uploading() {
  const environment = manualEnvironment();
  const queue = new UploadQueue(environment.clock);
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const upload = (name: string, userId: number, length: number | undefined = limit) =>
    queue.run(
      {
        userId,
        request: new Request('http://provider', {
          headers: length === 0 ? {} : { 'Content-Length': String(length) },
        }),
        limit,
      },
      () => {
        started.push(name);
        return new Promise<void>((fulfil) => endings.push(fulfil));
      },
    );
  const settle = () => new Promise(setImmediate);
  return {
    started,
    upload,
    settle,
    advance: (milliseconds: number) => environment.advance(milliseconds),
    endOne: async () => {
      endings.shift()?.();
      await settle();
    },
  };
}

it('gives a user one large body at a time, and other users theirs', async () => {
  const { upload, started, settle, endOne } = uploading();
  for (const name of ['a1', 'a2', 'a3']) void upload(name, 1);
  void upload('b1', 2);
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await endOne();
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

it('lets small bodies pass at once, and those that will be refused unread', async () => {
  const { upload, started, settle } = uploading();
  void upload('large', 1);
  void upload('waiting', 1);
  void upload('small', 1, defaultBodyLimit);
  void upload('too large', 1, limit + 1);
  await settle();
  expect(started.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'large',
    'small',
    'too large',
  ]);
});

it('counts a body without a declared length as one of the largest allowed', async () => {
  const { upload, started, settle } = uploading();
  void upload('large', 1, 3_000_000);
  void upload('chunked', 1, 0);
  await settle();
  expect(started).toEqual(['large']);
});

it('holds at most 64 MB of all users', async () => {
  const { upload, started, settle } = uploading();
  for (let userId = 1; userId <= 20; userId += 1) void upload('body', userId);
  await settle();
  expect(started).toHaveLength(10);
});

it('refuses a body if 32 of the user wait already, or after a minute', async () => {
  const { upload, settle, advance } = uploading();
  void upload('running', 1);
  const waiting = Array.from({ length: 32 }, () => upload('waiting', 1));
  await expect(upload('late', 1)).rejects.toMatchObject({ part: 'uploads' });
  const [first] = waiting;
  const refused = expect(first).rejects.toMatchObject({ part: 'uploads' });
  for (const each of waiting) each.catch(() => undefined);
  advance(59_999);
  await settle();
  advance(1);
  await refused;
});
