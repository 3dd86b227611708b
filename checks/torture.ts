/**
 * Runs the model test of the money calls with many random commands on both databases, with lost answers, repeats, rail
 * faults and restarts. It takes long, so `npm test` runs it with few. `npm run torture [-- commands seed]`.
 */
import { spawnSync } from 'node:child_process';

const [commands = '20000', seed = '1'] = process.argv.slice(2);

const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'provider', 'provider/money/money-model.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, MONEY_COMMANDS: commands, MONEY_SEED: seed },
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
