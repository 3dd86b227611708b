/**
 * Keeps a Storybook and a browser ready for `npm run story`, which starts it and asks it to play stories. A request is
 * a line with a phone and words, the answer is text and, as its last line, `passed` or `failed`. It ends after an hour
 * without one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, watch } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';

import { phones, type PhoneName } from '../.storybook/display-options.ts';
import { describeFailure } from './story-failure.ts';
import { openStoryPages, readStories } from './story-pages.ts';
import { answers, storySocket, storybookOrigin } from './story-socket.ts';

const idleEnd = 60 * 60 * 1000;
/** How long files stand still before they are loaded again, in milliseconds: an editor writes several at once. */
const settleTime = 200;
/** How long a change takes at most to be noticed, in milliseconds. */
const noticeTime = 50;

if (!(await answers(storybookOrigin))) {
  const { port } = new URL(storybookOrigin);
  const storybook = spawn('storybook', ['dev', '--port', port, '--ci', '--no-open', '--quiet'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.on('exit', () => storybook.kill());
  while (!(await answers(storybookOrigin))) {
    if (storybook.exitCode !== null) throw new Error('Storybook does not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const pages = await openStoryPages({
  origin: storybookOrigin,
  accessibility: true,
});

/** What is under way, one after the other: loading the pages, and playing stories. */
let turn = pages.load();
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const result = turn.then(work);
  turn = result.then(
    () => undefined,
    (error: unknown) => console.error(error),
  );
  return result;
};

/** When a file changed, and when the pages were loaded, in milliseconds. */
let changedAt = 0;
let loadedAt = Date.now();

async function loadChanges(): Promise<void> {
  if (loadedAt > changedAt) return;
  loadedAt = Date.now();
  await pages.load();
}

let settled: NodeJS.Timeout | undefined;
for (const folder of ['.storybook', 'app', 'src', 'stories']) {
  watch(folder, { recursive: true }, () => {
    changedAt = Date.now();
    clearTimeout(settled);
    settled = setTimeout(() => void inTurn(loadChanges), settleTime);
  });
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isPhone = (name: string): name is PhoneName => Object.hasOwn(phones, name);

async function answer(socket: Socket, [phone = '', ...words]: readonly string[]): Promise<void> {
  if (!isPhone(phone)) throw new Error(`The phones are ${Object.keys(phones).join(', ')}.`);
  const begun = Date.now();
  // A file may have been written right before.
  await wait(noticeTime);
  await wait(Math.max(0, changedAt + settleTime - Date.now()));
  await inTurn(async () => {
    await loadChanges();
    const stories = await readStories(storybookOrigin, words);
    let failed = 0;
    const played = await pages.play(phone, stories, ({ failure }) => {
      if (failure !== undefined) {
        failed += 1;
        socket.write(`${describeFailure(failure, storybookOrigin)}\n\n`);
      }
      return Promise.resolve();
    });
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    socket.write(`${played - failed} stories passed, ${failed} failed, in ${seconds} s\n`);
    socket.end(failed > 0 || played === 0 ? 'failed\n' : 'passed\n');
  });
}

let idle = setTimeout(() => process.exit(0), idleEnd);
const server = createServer((socket) => {
  clearTimeout(idle);
  idle = setTimeout(() => process.exit(0), idleEnd);
  socket.on('error', () => undefined);
  socket.once('data', (data) => {
    const line = data.toString().trim();
    if (line === 'stop') process.exit(0);
    answer(socket, line.split(' ').filter(Boolean)).catch((error: unknown) => {
      socket.end(`${String(error)}\nfailed\n`);
    });
  });
});

await turn;
mkdirSync(dirname(storySocket), { recursive: true });
rmSync(storySocket, { force: true });
server.listen(storySocket);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
