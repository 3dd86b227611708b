import { createSecretKey } from '../accounts/secret-key.ts';
import { asc, eq } from '../database/drizzle.ts';
import { messages } from '../database/schema.ts';
import type { Message } from '../messages/message.ts';
import { readContent } from '../messages/queue.ts';
import { eventually } from './eventually.ts';
import type { TestProvider } from './test-provider.ts';

/** All messages in the sandbox to an address or number, oldest first. */
export async function messagesTo(
  { database, environment }: TestProvider,
  to: string,
): Promise<Message[]> {
  // The default key of test providers.
  const key = createSecretKey(new Uint8Array(32).fill(7), environment.random);
  const rows = await database.transaction((tx) =>
    tx.select().from(messages).where(eq(messages.sender, 'sandbox')).orderBy(asc(messages.id)),
  );
  return rows
    .map(({ content, reference }) => readContent(content ?? new Uint8Array(), reference, key))
    .filter((message) => message.to === to);
}

/** Waits until `count` messages to an address or phone number have arrived, and returns the last of these. */
export function nextMessageTo(provider: TestProvider, to: string, count = 1): Promise<Message> {
  return eventually(async () => {
    const message = (await messagesTo(provider, to))[count - 1];
    if (message === undefined) throw new Error(`Fewer than ${count} messages`);
    return message;
  });
}

/** The six-digit code in a message. */
export function codeIn({ text }: Message): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** The code of twelve characters in a message. */
export function mailedCodeIn({ text }: Message): string {
  return /\b[0-9a-z]{4}(-[0-9a-z]{4}){2}\b/.exec(text)?.[0] ?? '';
}
