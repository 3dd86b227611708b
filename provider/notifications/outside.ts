import type { SecretKey } from '../accounts/secret-key.ts';
import { eq, gt, inArray, sql } from '../database/drizzle.ts';
import {
  accountSecurity,
  messages,
  pushSubscriptions,
  users,
  type MessageChannel,
} from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { messageLanguage } from '../messages/message.ts';
import { queueMessages, type NewMessage } from '../messages/queue.ts';
import type { NewNotification } from './notifications.ts';
import { outsideMessage } from './outside-message.ts';

/** Maximum number of notifications per user, channel and day, so that no user can flood the phone of another. */
const dailyLimit = 100;

/** Validity of a notification outside the wallet, and the period of the limit, in milliseconds. */
const day = 24 * 60 * 60_000;

/** Notifications that are in their users' bells since a time. */
interface Added {
  notifications: readonly NewNotification[];
  at: Date;
}

const pending = new WeakMap<Tx, Added[]>();

/** Sends notifications by e-mail, SMS and push after the commit, unless they are quiet (decision 189). */
export function sendOutside(tx: Tx, added: readonly NewNotification[], at: Date): void {
  const loud = added.filter(({ news }) => !news.quiet);
  if (loud.length > 0) pending.set(tx, [...(pending.get(tx) ?? []), { notifications: loud, at }]);
}

/** Dependencies for storing the messages of notifications. */
interface OutsideTools {
  environment: Pick<Environment, 'random'>;
  key: SecretKey;
  /** Without it there are no push notifications. */
  push?: object | undefined;
}

/** A database whose transactions queue the messages of their notifications. */
export interface NotifyingDatabase extends Database {
  /** Sets the listener for commits that have queued messages. */
  onQueued(listener: () => void): void;
}

/**
 * Lets each transaction of a database queue the messages of its notifications before its commit: two statements for all
 * of them together.
 */
export function withNotifications(database: Database, tools: OutsideTools): NotifyingDatabase {
  let listener = () => {};
  const queueing =
    (run: Database['transaction']): Database['transaction'] =>
    async (work, options) => {
      let count = 0;
      const result = await run(async (tx) => {
        const worked = await work(tx);
        count = await queuePending(tx, tools);
        return worked;
      }, options);
      if (count > 0) listener();
      return result;
    };
  return {
    ...database,
    transaction: queueing(database.transaction),
    statement: queueing(database.statement),
    onQueued: (set) => (listener = set),
  };
}

/** Queues the messages of a transaction's notifications. Returns their number. */
async function queuePending(tx: Tx, { environment, key, push }: OutsideTools): Promise<number> {
  const added = pending.get(tx) ?? [];
  const [first] = added;
  if (first === undefined) return 0;
  const ids = new Set(
    added.flatMap(({ notifications }) => notifications.map(({ userId }) => userId)),
  );
  const recipients = await recipientsOf(tx, [...ids], {
    at: first.at,
    hasPush: push !== undefined,
  });
  const queued = added.flatMap(({ notifications, at }) =>
    notifications.flatMap((each) => {
      const recipient = recipients.get(each.userId);
      return recipient === undefined ? [] : messagesOf(each, recipient, at);
    }),
  );
  await queueMessages(tx, queued, { key, random: environment.random });
  return queued.length;
}

/** The users of notifications, by their id. */
async function recipientsOf(
  tx: Tx,
  ids: readonly number[],
  { at, hasPush }: { at: Date; hasPush: boolean },
) {
  const sentToday = (channel: MessageChannel) => sql<number>`(
    select count(*)::integer from ${messages}
    where ${eq(messages.userId, users.id)} and ${eq(messages.channel, channel)}
      and ${messages.isNotification} and ${gt(messages.createdAt, new Date(at.getTime() - day))}
  )`;
  const rows = await tx
    .select({
      id: users.id,
      language: users.language,
      showAmounts: accountSecurity.showAmounts,
      email: sql<
        string | null
      >`case when ${users.emailNotifications} and ${users.emailProvenAt} is not null then ${users.email} end`,
      sms: sql<string | null>`case when ${users.smsNotifications} then ${users.phoneKey} end`,
      push: hasPush
        ? sql<
            number[]
          >`array(select id from ${pushSubscriptions} where ${users.pushNotifications} and ${eq(pushSubscriptions.userId, users.id)})`
        : sql<number[]>`array[]::integer[]`,
      emailsToday: sentToday('email'),
      smsToday: sentToday('sms'),
      pushesToday: sentToday('push'),
    })
    .from(users)
    .innerJoin(accountSecurity, eq(accountSecurity.userId, users.id))
    .where(inArray(users.id, ids));
  return new Map(
    rows.map(({ id, language, showAmounts, email, sms, push, ...sent }) => [
      id,
      {
        language: messageLanguage(language),
        showAmounts,
        channels: [
          {
            channel: 'email' as const,
            to: email === null ? [] : [email],
            left: dailyLimit - sent.emailsToday,
          },
          {
            channel: 'sms' as const,
            to: sms === null ? [] : [sms],
            left: dailyLimit - sent.smsToday,
          },
          {
            channel: 'push' as const,
            to: push.map(String),
            left: dailyLimit * push.length - sent.pushesToday,
          },
        ],
      },
    ]),
  );
}

type Recipient = NonNullable<ReturnType<Awaited<ReturnType<typeof recipientsOf>>['get']>>;

/** The messages of a notification, which use up what is left of the user's daily limits. */
function messagesOf(
  { userId, news }: NewNotification,
  recipient: Recipient,
  at: Date,
): NewMessage[] {
  if (news.quiet) return [];
  const { covered = [] } = news.outside;
  const { language, showAmounts } = recipient;
  return recipient.channels.flatMap((target) => {
    const { channel, to } = target;
    if (target.left < to.length || covered.includes(channel)) return [];
    target.left -= to.length;
    const text = outsideMessage(news, { channel, language, showAmounts });
    const expiresAt = new Date(at.getTime() + day);
    return to.map((address) => ({
      userId,
      channel,
      message: { to: address, language, ...text },
      at,
      expiresAt,
      isNotification: true,
    }));
  });
}
