import { parseArgs, type ParseArgsConfig } from 'node:util';

import type { SecretKey } from '../accounts/secret-key.ts';
import type { Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { recordAct, type OperatorAct } from '../operations/operator-acts.ts';
import { AdminProblem } from './admin-problem.ts';

/** Dependencies of the commands. The key is undefined if the process that carries them out has none. */
export interface AdminTools {
  environment: Pick<Environment, 'clock' | 'random'>;
  key: SecretKey | undefined;
}

/** A command as typed. */
export interface AdminRequest {
  /** The words after the command's name. */
  words: readonly string[];
  /** The texts of its options, and `true` for a switch. */
  options: Readonly<Record<string, string | boolean | undefined>>;
  at: Date;
  tools: AdminTools;
  /** Records the act of a command that changes something. */
  record: (act: Pick<OperatorAct, 'subject' | 'before' | 'after'>) => Promise<void>;
}

/** An operator's command. */
export interface AdminCommand {
  /** Its npm script; `admin` by default. */
  script?: string;
  /** Its words and options, without those of every change, as a usage line shows them. */
  use: string;
  /** Least and most number of its words. */
  words: readonly [least: number, most: number];
  /** True if it changes something, which needs `--by` and `--why`. */
  changes: boolean;
  options?: ParseArgsConfig['options'];
  /** Runs in one transaction. Returns the lines to print. */
  run: (tx: Tx, request: AdminRequest) => Promise<string[]>;
}

/** The options of every change. */
const accountable = { by: { type: 'string' }, why: { type: 'string' } } as const;

/** The usage line of a command. */
export function usageOf(name: string, { script, use, changes }: AdminCommand): string {
  const words = [script ? '' : name, use, changes ? '--by NAME --why TEXT' : ''].filter(Boolean);
  return `npm run ${script ?? 'admin'} -- ${words.join(' ')}`;
}

/**
 * Checks the arguments of a command. Returns its run, which must be given a transaction.
 * @throws {AdminProblem} for other arguments, or for a change without `--by` and `--why`
 */
export function prepare(
  name: string,
  command: AdminCommand,
  args: readonly string[],
  tools: AdminTools,
): (tx: Tx) => Promise<string[]> {
  const use = `Use: ${usageOf(name, command)}`;
  const { positionals: words, values: options } = parsed(command, args, use);
  const [least, most] = command.words;
  if (words.length < least || words.length > most) throw new AdminProblem(use);
  const by = textOf(options['by']);
  const why = textOf(options['why']);
  if (command.changes && (by === '' || why === '')) {
    throw new AdminProblem(
      `Say who does this and why, with --by NAME --why TEXT: both are recorded. ${use}`,
    );
  }
  return (tx) => {
    const at = tools.environment.clock.now();
    const record: AdminRequest['record'] = (act) =>
      recordAct(tx, { ...act, at, by, why, command: name });
    return command.run(tx, { words, options, at, tools, record });
  };
}

function parsed({ changes, options }: AdminCommand, args: readonly string[], use: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, ...(changes && accountable) },
    });
  } catch {
    throw new AdminProblem(use);
  }
}

/** The text of an option without the blanks around it; empty if it is missing. */
export function textOf(option: unknown): string {
  return typeof option === 'string' ? option.trim() : '';
}
