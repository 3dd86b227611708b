import { closeAccount } from '../accounts/delete-account.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import { personSubject } from '../operations/operator-acts.ts';
import { Refusal } from '../refusal.ts';
import type { AdminCommand } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';
import { lineOf, personOf } from './find-people.ts';

/** Deletes the account of a person at their request by law, under the rules of their own deletion (decision 192). */
export const deletePerson: AdminCommand = {
  use: 'PERSON',
  words: [1, 1],
  changes: true,
  async run(tx, { words: [text = ''], at, tools: { key, environment }, record }) {
    const person = await personOf(tx, text);
    if (key === undefined) {
      throw new AdminProblem('Set SECRET_KEY: it encrypts the e-mail message to the person.');
    }
    await endAllSessions(tx, person.id);
    await closeAccount(tx, { userId: person.id, at }, { key, random: environment.random }).catch(
      (error: unknown) => {
        throw error instanceof Refusal ? new AdminProblem(notYet(error)) : error;
      },
    );
    await record({
      subject: personSubject(person.id),
      before: { deleted: false },
      after: { deleted: true },
    });
    return [`Deleted: ${lineOf(person)}`];
  },
};

function notYet({ code, figures }: Refusal): string {
  const left = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  return `The account cannot be deleted yet: ${[code, ...left].join(', ')}. The person must send or withdraw the money first, and wait for what is not finished.`;
}
