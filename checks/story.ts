/**
 * Plays one story, the stories of a screen, or all: `npm run story -- send pending`, `npm run story -- send`. Each
 * story whose id contains the words is played in the light theme, on a phone of 390 px or, with `--phone small`, of
 * 320 px; accessibility is checked in both themes. The first call starts Storybook and a browser, which stay for the
 * next ones until `--stop`. With `--coverage` Vitest plays all stories, and fails when they reach less of `src/` than
 * they should.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { defaultPhone } from '../.storybook/display-options.ts';
import { storySocket } from './story-socket.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    phone: { type: 'string', default: defaultPhone },
    coverage: { type: 'boolean', default: false },
    stop: { type: 'boolean', default: false },
  },
});

const tryConnect = () =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(storySocket, () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });

/** Starts the kept server and waits until it listens. */
async function startServer(): Promise<Socket> {
  const log = join(dirname(storySocket), 'story.log');
  mkdirSync(dirname(storySocket), { recursive: true });
  console.log(`Storybook and a browser start, and stay for the next time (${log}).`);
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [join('checks', 'story-server.ts')], {
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.unref();
  for (;;) {
    const socket = await tryConnect();
    if (socket !== undefined) return socket;
    if (child.exitCode !== null) throw new Error(`it did not start: see ${log}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function play(): Promise<boolean> {
  const socket = (await tryConnect()) ?? (await startServer());
  socket.write(`${[values.phone, ...words].join(' ')}\n`);
  let answer = '';
  for await (const data of socket) {
    answer += String(data);
    const end = answer.lastIndexOf('\n', answer.length - 2) + 1;
    // The last line so far may be the verdict.
    process.stdout.write(answer.slice(0, end));
    answer = answer.slice(end);
  }
  return answer === 'passed\n';
}

function cover(): Promise<boolean> {
  const child = spawn(
    'vitest',
    ['run', '--project', 'stories', '--coverage', '--reporter=./checks/story-reporter.ts'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0));
  });
}

if (values.stop) (await tryConnect())?.end('stop\n');
else process.exitCode = (await (values.coverage ? cover() : play())) ? 0 : 1;
