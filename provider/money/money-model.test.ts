import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/call.ts';
import { BankAccount } from '#wallet/entities/bank-account.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { Transaction } from '#wallet/entities/transaction.ts';
import { SeededRandom } from '#wallet/keys/seeded-random.ts';
import { add, decimal, type DecimalString } from '#wallet/money/decimal.ts';

import { assetTypes } from '../ledger/asset-types.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { manualEnvironment, type ManualEnvironment } from '../testing/manual-environment.ts';
import { MoneyModel, type Command } from '../testing/money-model.ts';
import {
  startTestProvider,
  testPassword,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

/** `npm run torture` runs 20,000 of them on each database. */
const commandCount = Number.parseInt(process.env['MONEY_COMMANDS'] ?? '300', 10);
const seed = Number.parseInt(process.env['MONEY_SEED'] ?? '1', 10);

const rates = { bank: '1', XP: '1000', USDC: '1250', CBDC: '1200' } as const;

/** Amounts of won that do what the sandbox's triggers say, and some that are refused. */
const wonAmounts = [
  '100',
  '99',
  '1000',
  '999',
  '5000',
  '12000',
  '250000',
  '999999',
  '3402',
  '2404',
  '1408',
  '4409',
  '1503',
  '1000.5',
] as const;
const unitAmounts = [
  '10',
  '9.99',
  '25.5',
  '0.000000000000000001',
  '402',
  '404',
  '408',
  '409',
  '503',
  '100000',
  '100000.1',
  '33.333333333333333333',
] as const;

interface Account extends Person {
  bankAccountId: number;
}

await describeOnEachDatabase('money under random commands', (fresh) => {
  it(
    `is what a simple model says, after ${commandCount} commands`,
    async () => {
      const random = new SeededRandom(seed);
      const location = await fresh();
      const options = { railDelay: 2_000, railWait: 10_000 };
      let environment = manualEnvironment();
      let provider = await startTestProvider(location, options, environment);
      const model = new MoneyModel();
      const people: Account[] = [];
      for (let index = 0; index < 4; index += 1) people.push(await openAccount(provider, model));

      for (let done = 0; done < commandCount; done += 1) {
        if (random.below(150) === 0) {
          await provider.close();
          environment = nextRun(environment, done);
          provider = await startTestProvider(location, options, environment);
        }
        // Most of the time some minutes pass, and now and then a day.
        if (random.below(20) === 0) environment.advance(random.below(120_000));
        if (random.below(60) === 0) {
          environment.advance(12 * 3_600_000);
          await signInAgain();
        }

        const senders = people.slice(
          ...random.pick([
            [0, 2],
            [0, 1],
            [1, 2],
          ]),
        );
        await Promise.all(senders.map((person) => perform(person, done)));
        if (done % 25 === 0) await compareAll();
      }
      environment.advance(120_000);
      await provider.close();
      provider = await startTestProvider(location, options, nextRun(environment, commandCount));
      await provider.backlog;
      await compareAll();
      expect(await provider.ledgerFaults()).toEqual([]);
      expect(model.counts().pending).toBe(0);
      // A run in which nothing succeeds or nothing fails would prove little.
      expect(model.counts().completed).toBeGreaterThan(commandCount / 20);
      expect(model.counts().failed).toBeGreaterThan(0);
      await provider.close();

      /** Sessions end after some days. */
      async function signInAgain(): Promise<void> {
        for (const person of people) {
          const answer = await whenFree(() =>
            provider.request('POST', '/auth/login', {
              body: { email: person.email, password: testPassword },
            }),
          );
          person.token = SessionGrant.parse(answer.body).token;
        }
      }

      /** Sends a command, loses its answer now and then, repeats it, and takes in what became of it. */
      async function perform(person: Account, number: number): Promise<void> {
        // Only these two send, and only the other two receive, so that each command's outcome is clear.
        const recipients = people.slice(2);
        const command = randomCommand(random, person, recipients);
        const recipientId = recipientOf(command, recipients);
        await takeInPending();
        const at = environment.clock.now();
        const mustRefuse = model.refuses(command, at);
        const key = `command-${number}-${person.id}`;
        const send = (signal?: AbortSignal) =>
          provider.request('POST', command.path, {
            token: person.token,
            headers: { [idempotencyKeyHeader]: key },
            body: command.body,
            ...(signal && { signal }),
          });
        if (random.below(5) === 0) await loseAnswer(send, random.below(20));
        const answer = await whenFree(() => answered(send()));
        if (random.below(5) === 0) {
          const repeat = await whenFree(() => answered(send()));
          // A refusal by the rail names no transaction. What was still pending may have been refused meanwhile.
          const hasFailed = repeat.status === 402 && isPending(answer);
          if (!hasFailed) expect(idOf(repeat)).toEqual(idOf(answer));
        }
        const id = idOf(answer);
        const isRefused = answer.status === 409 || answer.status === 422;
        expect(isRefused, `${JSON.stringify(command)} ${JSON.stringify(answer.body)}`).toBe(
          mustRefuse,
        );
        if (isRefused) return;
        const transactionId = id ?? (await newestOf(person));
        model.accept(transactionId, command, recipientId, at);
        const receipt = await receiptOf(person, transactionId);
        // What the person is told is what the receipt says, or the answer came before the settlement.
        if (answer.status === 402) expect(receipt.status).toBe('failed');
        else if (command.call !== 'send') {
          const { success, status } = MoneyAnswer.parse(answer.body);
          expect(success).toBe(status === 'completed');
          if (success) expect(receipt.status).toBe('completed');
        }
        settle(transactionId, receipt.status);
      }

      /** Lets the clock pass until a request is answered. */
      async function answered(request: Promise<Answer>): Promise<Answer> {
        let done = false;
        const finish = () => void (done = true);
        request.then(finish, finish);
        for (;;) {
          // A turn of the event loop, in which the request and its database get on.
          await new Promise(setImmediate);
          if (done) return request;
          environment.advance(1);
        }
      }

      async function loseAnswer(
        send: (signal: AbortSignal) => Promise<Answer>,
        turns: number,
      ): Promise<void> {
        const controller = new AbortController();
        const request = send(controller.signal).then(
          () => undefined,
          () => undefined,
        );
        for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
        controller.abort();
        await request;
      }

      async function receiptOf(person: Person, id: number): Promise<Receipt> {
        const { body } = await whenFree(() => provider.get(`/receipts/${id}`, person.token));
        return Receipt.parse(body);
      }

      /** The transaction that a declined command left behind. */
      async function newestOf(person: Person): Promise<number> {
        const { body } = await whenFree(() =>
          provider.get(`/transactions/${person.id}`, person.token),
        );
        const [newest] = z.array(Transaction).parse(body);
        if (newest === undefined) throw new Error('A declined command left no transaction');
        return newest.id;
      }

      /** What was read as pending may have ended by now, and the other person's command has seen it. */
      function settle(id: number, status: Receipt['status']) {
        if (status !== 'pending') model.settle(id, status);
      }

      async function takeInPending(): Promise<void> {
        await Promise.all(
          model.pending().map(async ({ id, userId }) => {
            const person = people.find((candidate) => candidate.id === userId);
            if (person) settle(id, (await receiptOf(person, id)).status);
          }),
        );
      }

      async function compareAll(): Promise<void> {
        const actual: Record<string, DecimalString> = {};
        const expected: Record<string, DecimalString> = {};
        // Settlements may go on meanwhile. They are over when two reads agree.
        for (let before = ''; ;) {
          for (const person of people) {
            const { body } = await whenFree(() =>
              provider.get(`/assets/${person.id}`, person.token),
            );
            for (const { assetType, balance } of Holdings.parse(body)) {
              actual[`${person.id} ${assetType}`] = balance;
            }
          }
          await takeInPending();
          const now = JSON.stringify([actual, model.counts()]);
          if (now === before) break;
          before = now;
        }
        for (const person of people) {
          for (const asset of assetTypes) {
            expected[`${person.id} ${asset}`] = add(model.balance(person.id, asset));
          }
        }
        expect(actual).toEqual(expected);
        expect(await provider.ledgerFaults()).toEqual([]);
      }
    },
    Math.max(60_000, commandCount * 400),
  );
});

/**
 * Asks again while the database is busy. Here the clock runs much faster than a Postgres server, so a short wait is
 * many seconds of it.
 */
async function whenFree(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

/** The environment of another run, which goes on at the same moment with other random bytes. */
function nextRun(before: ManualEnvironment, number: number): ManualEnvironment {
  const environment = manualEnvironment(before.clock.now().toISOString());
  for (let draw = 0; draw <= number; draw += 1) environment.random(1);
  return environment;
}

async function openAccount(provider: TestProvider, model: MoneyModel): Promise<Account> {
  const person = await provider.register();
  model.addPerson(person.id);
  const account = await provider.request('POST', '/bank-accounts', {
    token: person.token,
    body: {
      userId: person.id,
      bankName: 'Hana',
      accountNumber: '123-456-789012',
      accountHolder: 'Test Person',
      accountType: 'savings',
    },
  });
  return { ...person, bankAccountId: BankAccount.parse(account.body).id };
}

/** The id of the transaction that an answer is about; nothing for a refusal. */
function idOf(answer: Answer): number | undefined {
  const { data } = MoneyAnswer.safeParse(answer.body);
  return data?.transactionId ?? Transaction.safeParse(answer.body).data?.id;
}

function isPending(answer: Answer): boolean {
  return MoneyAnswer.safeParse(answer.body).data?.status === 'pending';
}

function recipientOf(command: Command, recipients: readonly Account[]): number | undefined {
  const text =
    command.call === 'send'
      ? command.body.toAddress
      : command.call === 'local-send'
        ? command.body.recipient
        : '';
  return recipients.find(({ did, email }) => text === did || text === email)?.id;
}

function randomCommand(
  random: SeededRandom,
  person: Account,
  recipients: readonly Account[],
): Command {
  const { id: userId, bankAccountId } = person;
  const recipient = random.pick([recipients[0], recipients[1], undefined]);
  const units = decimal(random.pick(unitAmounts));
  const won = decimal(random.pick(wonAmounts));
  const asset = random.pick(['XP', 'XP', 'USDC', 'ETH']);
  const wrongOr = (right: DecimalString) =>
    random.below(15) === 0 ? add(right, decimal('1')) : right;
  const withFee = <Kind extends Command>(command: Kind): Kind => ({
    ...command,
    body: { ...command.body, fee: wrongOr(MoneyModel.fee(command)) },
  });
  switch (random.below(6)) {
    case 0:
      return {
        call: 'send',
        path: '/transactions',
        body: {
          userId,
          assetType: asset,
          transactionType: 'send',
          amount: units,
          toAddress: recipient?.did ?? '0x52908400098527886E0F7030069857D2E4169EE7',
          status: 'pending',
        },
      };
    case 1:
      return withFee({
        call: 'deposit',
        path: '/deposits',
        body: {
          userId,
          assetType: asset,
          amount: units,
          fee: decimal('0'),
          method: random.pick(['bank', 'card', 'crypto', 'wire']),
        },
      });
    case 2:
      return withFee({
        call: 'withdraw',
        path: '/withdrawals',
        body: {
          userId,
          assetType: asset,
          amount: units,
          fee: decimal('0'),
          speed: random.pick(['instant', 'standard', 'economy']),
          bankAccountId,
        },
      });
    case 3: {
      const source = random.pick(['bank', 'bank', 'XP', 'USDC', 'CBDC'] as const);
      const rate = decimal(rates[source]);
      return {
        call: 'top-up',
        path: '/local/top-ups',
        body: { userId, amount: won, source, rate: wrongOr(rate) },
      };
    }
    case 4:
      return {
        call: 'local-send',
        path: '/local/sends',
        body: {
          userId,
          recipient: recipient?.email ?? '051-747-0123',
          amount: won,
          method: recipient ? 'account' : random.pick(['phone', 'qr', 'nfc']),
        },
      };
    default:
      return withFee({
        call: 'local-withdraw',
        path: '/local/withdrawals',
        body: {
          userId,
          amount: won,
          fee: decimal('0'),
          bankId: bankAccountId,
          method: random.pick(['instant', 'standard', 'economy']),
        },
      });
  }
}
