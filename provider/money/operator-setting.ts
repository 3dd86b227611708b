import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { createSweeper, type Sweeper } from '../sweeper.ts';

/** The interval at which each process reads the settings of operators, in milliseconds. */
const readInterval = 2_000;

/** The tools that read a setting. */
export interface SettingTools {
  database: Database;
  environment: Pick<Environment, 'clock' | 'log'>;
}

/** A setting of operators, which the sweeper reads again and again (decision 194). */
export function readOperatorSetting<Setting>(
  {
    initial,
    read,
    problem,
  }: { initial: Setting; read: (tx: Tx) => Promise<Setting>; problem: string },
  { database, environment }: SettingTools,
): { current: () => Setting; reading: Sweeper } {
  let setting = initial;
  return {
    current: () => setting,
    reading: createSweeper({
      environment,
      interval: readInterval,
      problem,
      sweep: async () => {
        setting = await database.transaction(read, { repeatable: true });
      },
    }),
  };
}
