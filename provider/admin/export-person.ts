import { exportData } from '../accounts/export-data.ts';
import type { Database } from '../database/tx.ts';
import { personSubject } from '../operations/operator-acts.ts';
import { prepare, type AdminCommand, type AdminTools } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';
import { personOf } from './find-people.ts';

/**
 * Records an export of a person's data, and returns the JSON file in pieces (decision 191).
 * @throws {AdminProblem} for other arguments than PERSON, `--by` and `--why`, without the secret key, or if there is no
 *   such person
 */
export async function exportOfPerson(
  database: Pick<Database, 'transaction'>,
  args: readonly string[],
  tools: AdminTools,
): Promise<AsyncGenerator<string>> {
  const { key, environment } = tools;
  if (key === undefined) {
    throw new AdminProblem('Set SECRET_KEY: it decrypts the documents and numbers of the person.');
  }
  let userId = 0;
  const command: AdminCommand = {
    script: 'export',
    use: 'PERSON FILE',
    words: [1, 1],
    changes: true,
    async run(tx, { words: [text = ''], record }) {
      ({ id: userId } = await personOf(tx, text));
      await record({ subject: personSubject(userId), before: {}, after: { exported: true } });
      return [];
    },
  };
  await database.transaction(prepare('export', command, args, tools));
  return exportData(database, { userId, key, at: environment.clock.now() });
}
