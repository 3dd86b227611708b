import { appendFileSync } from 'node:fs';

/** What a part of the torture did. `npm run torture` adds them up. */
export interface TortureReport {
  part: string;
  seed: number;
  /** Commands of the model. */
  commands?: number;
  /** Requests that were sent. */
  requests?: number;
  /** Processes and database servers that were killed. */
  kills?: number;
  /** Event streams that were opened. */
  reconnects?: number;
  /** Requests that no wallet would send. */
  malformed?: number;
}

/** How long and from which seed a part runs. */
export interface TortureSettings {
  seed: number;
  /** Of a counterexample to repeat, as fast-check prints it. */
  path: string | undefined;
  replayPath: string | undefined;
  /** Whether a part that has done so much goes on. */
  goesOn: (done: number) => boolean;
  /** Of the test, in milliseconds. */
  timeout: number;
}

/**
 * What the environment says: `TORTURE_SECONDS` to run for, or without it a few rounds; `TORTURE_SEED` to begin with,
 * and to repeat a counterexample `TORTURE_PATH` and `TORTURE_REPLAY_PATH`.
 * @param few how much a part does without a time
 * @param parts how many tests share the time
 */
export function tortureSettings(few: number, parts = 1): TortureSettings {
  const seconds = Number(process.env['TORTURE_SECONDS'] ?? 0) / parts;
  const path = process.env['TORTURE_PATH'];
  // The time of a part begins with its first round, and each has one.
  let begin: number | undefined;
  return {
    seed: Number(process.env['TORTURE_SEED'] ?? 1),
    path,
    replayPath: process.env['TORTURE_REPLAY_PATH'],
    goesOn(done) {
      begin ??= Date.now();
      if (path !== undefined || done === 0) return done === 0;
      return seconds > 0 ? Date.now() < begin + seconds * 1_000 : done < few;
    },
    // A round that has begun goes on to its end, and a fault is made smaller first.
    timeout: (seconds + 300) * 1_000,
  };
}

/** Writes what a part did to the file that `npm run torture` reads. */
export function reportTorture(report: TortureReport): void {
  const file = process.env['TORTURE_REPORT'];
  if (file === undefined) return;
  const all = { commands: 0, requests: 0, kills: 0, reconnects: 0, malformed: 0, ...report };
  appendFileSync(file, `${JSON.stringify(all)}\n`);
}
