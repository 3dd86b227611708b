import type { Database } from '../database/tx.ts';
import { prepare, usageOf, type AdminCommand, type AdminTools } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';
import { deletePerson } from './delete-person.ts';
import { merchantCommands } from './directory.ts';
import { feeCommands } from './fees.ts';
import { find } from './find-people.ts';
import { endTwoFactor, lock, signOut, unlock } from './people.ts';
import { rateCommands } from './rates.ts';
import { removeSamplePeople } from './sample-people.ts';
import { trail } from './trail.ts';

/** The operators' commands by name. */
const commands: Readonly<Record<string, AdminCommand>> = {
  find,
  lock,
  unlock,
  'sign-out': signOut,
  'end-two-factor': endTwoFactor,
  delete: deletePerson,
  ...merchantCommands,
  ...rateCommands,
  ...feeCommands,
  'remove-sample-people': removeSamplePeople,
  trail,
};

/** The usage of all commands. */
function usage(): string {
  return Object.entries(commands)
    .map(([name, command]) => usageOf(name, command))
    .join('\n');
}

/**
 * Carries out an operator's command in one transaction, and records it there if it changes something (decision 194).
 * Returns the lines to print.
 * @throws {AdminProblem} for an unknown command or arguments, or if the command cannot be carried out
 */
export async function administer(
  database: Pick<Database, 'transaction'>,
  args: readonly string[],
  tools: AdminTools,
): Promise<string[]> {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((one) =>
    Object.hasOwn(commands, one),
  );
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || command === undefined) {
    throw new AdminProblem(`Use one of these commands:\n${usage()}`);
  }
  const run = prepare(name, command, args.slice(name.split(' ').length), tools);
  return database.transaction(run);
}
