import { endAllSessions } from '../accounts/sessions.ts';
import { hasTwoFactor, stopTwoFactor } from '../accounts/two-factor.ts';
import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { publish } from '../events/outbox.ts';
import { messageLanguage } from '../messages/message.ts';
import { queueMessage } from '../messages/queue.ts';
import { twoFactorEndedText } from '../messages/texts.ts';
import { notify } from '../notifications/notifications.ts';
import { twoFactorEndedNotification } from '../notifications/security-notifications.ts';
import { personSubject } from '../operations/operator-acts.ts';
import type { AdminCommand } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';
import { lineOf, personOf } from './find-people.ts';

/**
 * Locks an account (decision 194): its sessions end, and sign-in, a new password and requests are refused. Payments to
 * it still arrive. The rows of its sessions stay until it is unlocked, so that their requests get the reason.
 */
export const lock: AdminCommand = {
  use: 'PERSON',
  words: [1, 1],
  changes: true,
  async run(tx, { words: [text = ''], at, record }) {
    const person = await personOf(tx, text);
    if (person.lockedAt !== null) throw new AdminProblem(`It is locked already: ${lineOf(person)}`);
    await tx.update(users).set({ lockedAt: at }).where(eq(users.id, person.id));
    publish(tx, [person.id], { type: 'sessions_ended' });
    await record({
      subject: personSubject(person.id),
      before: { locked: false },
      after: { locked: true },
    });
    return [`Locked: ${lineOf({ ...person, lockedAt: at })}`];
  },
};

/** Unlocks an account. Its earlier sessions stay ended. */
export const unlock: AdminCommand = {
  use: 'PERSON',
  words: [1, 1],
  changes: true,
  async run(tx, { words: [text = ''], record }) {
    const person = await personOf(tx, text);
    if (person.lockedAt === null) throw new AdminProblem(`It is not locked: ${lineOf(person)}`);
    await endAllSessions(tx, person.id);
    await tx.update(users).set({ lockedAt: null }).where(eq(users.id, person.id));
    await record({
      subject: personSubject(person.id),
      before: { locked: true },
      after: { locked: false },
    });
    return [`Unlocked: ${lineOf({ ...person, lockedAt: null })}`];
  },
};

/** Ends all sessions of a person. */
export const signOut: AdminCommand = {
  use: 'PERSON',
  words: [1, 1],
  changes: true,
  async run(tx, { words: [text = ''], record }) {
    const person = await personOf(tx, text);
    const sessions = await endAllSessions(tx, person.id);
    await record({
      subject: personSubject(person.id),
      before: { sessions },
      after: { sessions: 0 },
    });
    return [`Ended ${sessions} sessions of ${lineOf(person)}`];
  },
};

/**
 * Turns off the two-factor authentication of a person who has lost their authenticator, after a check of their
 * identity. Ends their sessions, and notifies them by the bell and by e-mail.
 */
export const endTwoFactor: AdminCommand = {
  use: 'PERSON',
  words: [1, 1],
  changes: true,
  async run(tx, { words: [text = ''], at, tools: { key, environment }, record }) {
    const person = await personOf(tx, text);
    if (!(await hasTwoFactor(tx, person.id))) {
      throw new AdminProblem(`Two-factor authentication is not on: ${lineOf(person)}`);
    }
    if (key === undefined) {
      throw new AdminProblem('Set SECRET_KEY: it encrypts the e-mail message to the person.');
    }
    await stopTwoFactor(tx, person.id);
    const sessions = await endAllSessions(tx, person.id);
    const news = twoFactorEndedNotification;
    await notify(tx, { userId: person.id, topic: 'always', news, at });
    const language = messageLanguage(person.language);
    const message = { to: person.email, ...twoFactorEndedText(language), language };
    const { random } = environment;
    await queueMessage(tx, { userId: person.id, channel: 'email', message, at }, { key, random });
    await record({
      subject: personSubject(person.id),
      before: { twoFactor: true, sessions },
      after: { twoFactor: false, sessions: 0 },
    });
    return [
      `Turned off two-factor authentication, and ended ${sessions} sessions: ${lineOf(person)}`,
    ];
  },
};
