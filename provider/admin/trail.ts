import { actsOn, personSubject, type RecordedAct } from '../operations/operator-acts.ts';
import type { AdminCommand } from './admin-command.ts';
import { personOf } from './find-people.ts';

const lineOf = ({ id, at, by, why, command, subject, before, after }: RecordedAct) =>
  `${id} ${at.toISOString()} ${by}: ${command}, ${subject}, ${JSON.stringify(before)} → ${JSON.stringify(after)}. ${why}`;

/** Prints the acts of operators, or those on one person, oldest first. */
export const trail: AdminCommand = {
  use: '[PERSON]',
  words: [0, 1],
  changes: false,
  async run(tx, { words: [text] }) {
    const subject = text === undefined ? undefined : personSubject((await personOf(tx, text)).id);
    const acts = await actsOn(tx, subject);
    return acts.length === 0 ? ['Operators have done nothing here yet.'] : acts.map(lineOf);
  },
};
