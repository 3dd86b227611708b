import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createCluster,
  startCluster,
  type PostgresPrograms,
} from '#provider/testing/postgres-server.ts';

/** A primary, and a standby that receives each transaction before the primary acknowledges it. */
export interface PostgresPair {
  /** Kills the primary and all its processes at once, as the loss of its machine does. */
  killPrimary: () => void;
  /** Promotes the standby to primary. Waits until it accepts writes. */
  promoteStandby: () => void;
  stop: () => void;
}

/** Starts the primary and the standby on the loopback address. They are stopped when this process exits. */
export function startPostgresPair(
  programs: PostgresPrograms,
  ports: Readonly<{ primary: number; standby: number }>,
): PostgresPair {
  const { home, run, remove } = programs;
  const primary = join(home, 'primary');
  const standby = join(home, 'standby');
  const running = new Set<string>();
  const start = (data: string, port: number, settings: Readonly<Record<string, string>> = {}) => {
    const common = { listen_addresses: '127.0.0.1', port, max_connections: 60 };
    startCluster(programs, data, { ...common, ...settings });
    running.add(data);
  };
  const stop = () => {
    for (const data of running) run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-s');
    running.clear();
    remove();
    process.off('exit', stop);
  };
  process.once('exit', stop);
  try {
    createCluster(programs, primary);
    // Set on the command line, so that the standby does not copy these settings with the primary's files. After its
    // promotion the standby has no standby itself, and its commits would wait forever.
    start(primary, ports.primary, {
      synchronous_standby_names: 'standby',
      synchronous_commit: 'on',
    });
    const source = `host=127.0.0.1 port=${ports.primary} user=postgres application_name=standby`;
    run('pg_basebackup', '-d', source, '-D', standby, '-R', '-X', 'stream', '-c', 'fast');
    start(standby, ports.standby);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    killPrimary() {
      const [server = ''] = readFileSync(join(primary, 'postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8');
      running.delete(primary);
      for (const id of [server, ...children.trim().split(' ')]) process.kill(Number(id), 'SIGKILL');
    },
    promoteStandby: () => run('pg_ctl', 'promote', '-w', '-s', '-D', standby),
    stop,
  };
}
