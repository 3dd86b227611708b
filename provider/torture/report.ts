import { appendFileSync } from 'node:fs';

/** The figures of one part of the torture. `npm run torture` adds them up. */
export interface TortureReport {
  part: string;
  seed: number;
  /** Number of model commands. */
  commands?: number;
  /** Number of sent requests. */
  requests?: number;
  /** Number of killed processes and database servers. */
  kills?: number;
  /** Number of opened event streams. */
  reconnects?: number;
  /** Number of malformed requests. */
  malformed?: number;
}

/** Duration and seed of a part. */
export interface TortureSettings {
  seed: number;
  /** Path of a counterexample to repeat, as printed by fast-check. */
  path: string | undefined;
  replayPath: string | undefined;
  /** Returns true if a part should run another round after the given amount of work. */
  shouldContinue: (done: number) => boolean;
  /** Timeout of the test, in milliseconds. */
  timeout: number;
}

/**
 * Settings from the environment: `TORTURE_SECONDS` is the duration, without which `few` rounds run; `TORTURE_SEED` is
 * the first seed; `TORTURE_PATH` and `TORTURE_REPLAY_PATH` repeat a counterexample.
 * @param few amount of work of a part without a duration
 * @param parts number of tests that share the duration
 */
export function tortureSettings(few: number, parts = 1): TortureSettings {
  const seconds = Number(process.env['TORTURE_SECONDS'] ?? 0) / parts;
  const path = process.env['TORTURE_PATH'];
  // The duration of a part starts with its first round, and each part runs at least one round.
  let begin: number | undefined;
  return {
    seed: Number(process.env['TORTURE_SEED'] ?? 1),
    path,
    replayPath: process.env['TORTURE_REPLAY_PATH'],
    shouldContinue(done) {
      begin ??= Date.now();
      if (path !== undefined || done === 0) return done === 0;
      return seconds > 0 ? Date.now() < begin + seconds * 1_000 : done < few;
    },
    // The extra 300 s let the last round finish, or fast-check shrink a counterexample.
    timeout: (seconds + 300) * 1_000,
  };
}

/** Writes the figures of a part to the file that `npm run torture` reads. */
export function reportTorture(report: TortureReport): void {
  const file = process.env['TORTURE_REPORT'];
  if (file === undefined) return;
  const all = { commands: 0, requests: 0, kills: 0, reconnects: 0, malformed: 0, ...report };
  appendFileSync(file, `${JSON.stringify(all)}\n`);
}
