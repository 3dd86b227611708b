import { setTimeout } from 'node:timers/promises';

import { Receipt, transactionStatuses } from '#wallet/entities/receipt.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { BankAccount } from '#wallet/entities/bank-account.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Transaction } from '#wallet/entities/transaction.ts';
import { add } from '#wallet/money/decimal.ts';
import * as z from 'zod/mini';

import { assetTypes } from '../ledger/asset-types.ts';
import { proveEmail } from '../testing/prove.ts';
import { MoneyModel, type Command } from '../testing/money-model.ts';
import type { Answer } from '../testing/test-provider.ts';
import { EventFollower } from './event-follower.ts';
import type { Rig } from './rig.ts';

/** The faults that a write may meet, and the ways of repeating it. */
export const fates = [
  'none',
  'none',
  'none',
  'repeat',
  'other-body',
  'lost-request',
  'lost-answer',
  'at-once',
  'database-lost',
] as const;
export type Fate = (typeof fates)[number];

/** A user in the model. */
export interface Somebody {
  id: number;
  did: string;
  email: string;
  password: string;
  /** The tokens of the tabs: two sessions. */
  tabs: [string, string];
  profile: Record<string, unknown>;
  notificationSettings: Record<string, boolean>;
  accounts: BankAccount[];
  plans: { id: number; title: string }[];
  refunds: { id: number; receiptHash: string }[];
  credentials: { id: number; issuer: string }[];
  verifications: { id: number; title: string }[];
  events: EventFollower;
}

/** An approval in the model. */
export interface Asked {
  id: number;
  requester: Somebody;
  approver: Somebody;
  title: string;
  status: 'pending' | 'approved' | 'rejected';
  file: string;
  /** How its requester has ended it. A corrected one is in no list. */
  ended?: 'withdrawn' | 'corrected';
}

/** A check of the model has failed. */
export class Fault extends Error {}

/** Requires two values to be equal as JSON. @throws {Fault} with both values */
export function same(what: string, actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Fault(`${what}: expected ${wanted}, got ${found}`);
}

/** The password that every user registers with. */
export const firstPassword = 'lighthouse tangerine';

const noKeyTwice =
  'This Idempotency-Key already stands for another request. Use a new key for a new request.';

/** The users of a run with their expected state, and the providers that must agree with it. */
export class World {
  readonly rig: Rig;
  readonly money = new MoneyModel();
  readonly people: Somebody[] = [];
  readonly asked: Asked[] = [];
  /** Number of commands that have run. */
  commands = 0;
  #keys = 0;
  /** Upper bound of the sessions' idle time, in milliseconds. */
  #unused = 0;

  constructor(rig: Rig) {
    this.rig = rig;
  }

  /** The user at an index of a command, modulo the number of users. */
  person(number: number): Somebody {
    const found = this.people[number % this.people.length];
    if (found === undefined) throw new Error('The world is empty');
    return found;
  }

  /** Opens an account with two tabs, a bank account and a card. `name` must be unique. */
  async join(name: string): Promise<void> {
    const email = `${name}@test.example`;
    const body = { firstName: 'Test', lastName: name, email, password: firstPassword };
    const answer = await this.rig.ask('POST', '/auth/register', { body });
    same('a registration', answer.status, 201);
    const { user, token } = SessionGrant.parse(answer.body);
    this.money.addPerson(user.id);
    const person: Somebody = {
      id: user.id,
      did: user.didAddress ?? '',
      email,
      password: firstPassword,
      tabs: [token, token],
      profile: {},
      notificationSettings: {},
      accounts: [],
      plans: [],
      refunds: [],
      credentials: [],
      verifications: [],
      events: new EventFollower(user.id, () => this.rig.clock.now()),
    };
    // Approvals can be requested only from a user with a proven e-mail address.
    await proveEmail(this.rig.provider().database, user.id);
    this.people.push(person);
    await this.signIn(person, 1);
    await this.create(person, '/bank-accounts', accountBody(person.id, '110234567890'), 'none', {
      accept: (body_) => void person.accounts.push(BankAccount.parse(body_)),
    });
    const card = { cardNumber: '4242424242424242', expiry: '2099-12', securityCode: '737' };
    const saved = await this.rig.ask('POST', '/cards', {
      token: person.tabs[0],
      body: { userId: person.id, ...card },
    });
    same('a card', saved.status, 200);
  }

  /** Signs a user in, in a tab. */
  async signIn(person: Somebody, tab: 0 | 1, code?: string): Promise<Answer> {
    const { email, password } = person;
    const answer = await this.rig.ask('POST', '/auth/login', {
      process: tab,
      body: { email, password, ...(code !== undefined && { code }) },
    });
    if (answer.status === 200) person.tabs[tab] = SessionGrant.parse(answer.body).token;
    return answer;
  }

  /** Reads data as a user. */
  async read(person: Somebody, path: string, tab: 0 | 1 = 0): Promise<Answer> {
    return this.rig.ask('GET', path, { process: tab, token: person.tabs[tab] });
  }

  /** Reads data that must exist. */
  async get(person: Somebody, path: string, tab: 0 | 1 = 0): Promise<unknown> {
    const { status, body } = await this.read(person, path, tab);
    same(`the status of ${path}`, status, 200);
    return body;
  }

  /**
   * Sends a create with a new key and the faults of a fate, until it is answered. With every fate, it must be executed
   * exactly once, or refused.
   */
  async create(
    person: Somebody,
    path: string,
    body: Record<string, unknown>,
    fate: Fate,
    {
      accept = () => undefined,
      refused = () => false,
      takeIn = () => Promise.resolve(),
      tab = 0,
    }: {
      /** Records the body of a success. */
      accept?: (body: unknown) => void;
      /**
       * True if the create must be refused. Checked before and after the request, because pending operations may end
       * meanwhile.
       */
      refused?: () => boolean;
      /** Records operations that have ended meanwhile. */
      takeIn?: () => Promise<void>;
      tab?: 0 | 1;
    } = {},
  ): Promise<Answer> {
    this.#keys += 1;
    const key = `key-${this.#keys}`;
    const { rig } = this;
    const asked = { body, key, token: person.tabs[tab], process: tab };
    const mustRefuse = refused();
    const send = () => rig.ask('POST', path, asked);
    const other = { ...asked, token: person.tabs[1 - tab] ?? '', process: 1 - tab };
    let answer: Answer;
    switch (fate) {
      case 'lost-request':
        await rig.breakOff('POST', path, asked, 0);
        answer = await send();
        break;
      case 'lost-answer':
        await rig.breakOff('POST', path, asked, 1 + (this.#keys % 7));
        answer = await rig.ask('POST', path, other);
        break;
      case 'at-once': {
        const [first, second] = await Promise.all([send(), rig.ask('POST', path, other)]);
        same(
          'the answers to a request that was sent twice simultaneously',
          outcomeOf(second),
          outcomeOf(first),
        );
        answer = first;
        break;
      }
      case 'database-lost': {
        rig.loseDatabaseAfter(1 + (this.#keys % 25));
        answer = await this.#untilBack(() => rig.ask('POST', path, { ...asked, mayBeAway: true }));
        rig.loseDatabaseAfter(0);
        break;
      }
      default:
        answer = await send();
    }
    await takeIn();
    const mayRefuse = refused();
    const isRefused = answer.status === 409 || answer.status === 422;
    const described = `${path} ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.body)}`;
    if (!isRefused && answer.status !== 201 && answer.status !== 402) throw new Fault(described);
    // If the two checks differ, a pending operation has ended meanwhile, and either answer is right.
    if (mustRefuse === mayRefuse && isRefused !== mustRefuse) {
      throw new Fault(`The request must${mustRefuse ? '' : ' not'} be refused: ${described}`);
    }
    if (isRefused) return answer;
    accept(answer.body);
    if (fate === 'repeat') {
      const again = await rig.ask('POST', path, other);
      same('the answer to a repeat', outcomeOf(again), outcomeOf(answer));
    }
    if (fate === 'other-body') {
      const { status, body: refusal } = await rig.ask('POST', path, {
        ...asked,
        body: otherBody(body),
      });
      same(
        'the answer to the same key with another body',
        [status, refusal],
        [422, { error: noKeyTwice, code: 'key-used' }],
      );
    }
    return answer;
  }

  /**
   * Sends an idempotent write, with a fate, until it is answered. `mayHaveHappened` is true if an earlier attempt may
   * have been executed.
   */
  async change(
    person: Somebody,
    [method, path]: readonly ['POST' | 'PUT' | 'DELETE', string],
    fate: Fate,
    { body, tab = 0 }: { body?: unknown; tab?: 0 | 1 } = {},
  ): Promise<{ answer: Answer; mayHaveHappened: boolean }> {
    const { rig } = this;
    const asked = { token: person.tabs[tab], process: tab, ...(body !== undefined && { body }) };
    if (fate === 'lost-answer') {
      await rig.breakOff(method, path, asked, 3);
      return { answer: await rig.ask(method, path, asked), mayHaveHappened: true };
    }
    if (fate === 'database-lost') {
      rig.loseDatabaseAfter(1 + (this.commands % 12));
      const answer = await this.#untilBack(() =>
        rig.ask(method, path, { ...asked, mayBeAway: true }),
      );
      rig.loseDatabaseAfter(0);
      return { answer, mayHaveHappened: true };
    }
    const answer = await rig.ask(method, path, asked);
    if (fate === 'repeat' && method !== 'DELETE') {
      const again = await rig.ask(method, path, asked);
      same(`a repeat of ${method} ${path}`, again.status, answer.status);
    }
    return { answer, mayHaveHappened: false };
  }

  async #untilBack(ask: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
      await setTimeout(5);
    }
    throw new Fault('The provider did not recover after its database');
  }

  /** Records the outcomes of open transactions that a user started or receives. */
  async takeInPending(person: Somebody): Promise<void> {
    for (const payer of this.people) {
      const open = this.money
        .open()
        .filter(
          ({ userId, recipientId }) =>
            userId === payer.id && (payer === person || recipientId === person.id),
        );
      if (open.length === 0) continue;
      const found = await this.transactionsOf(payer);
      for (const { id } of open) {
        // A waiting transaction may be older than the newest page.
        const status = found.get(id)?.status ?? (await this.#receiptStatus(payer, id));
        this.money.settle(id, z.enum(transactionStatuses).parse(status));
      }
    }
  }

  async #receiptStatus(person: Somebody, id: number): Promise<string> {
    return Receipt.parse(await this.get(person, `/receipts/${id}`)).status;
  }

  /** A user's transactions by id. */
  async transactionsOf(person: Somebody): Promise<Map<number, Transaction>> {
    const found = z.array(Transaction).parse(await this.get(person, `/transactions/${person.id}`));
    return new Map(found.map((transaction) => [transaction.id, transaction]));
  }

  /** Sends a command of the money model, with a fate. */
  async move(
    person: Somebody,
    command: Command,
    fate: Fate,
    { recipient, tab }: { recipient: Somebody | undefined; tab: 0 | 1 },
  ): Promise<void> {
    await this.takeInPending(person);
    const at = this.rig.clock.now();
    const answer = await this.create(person, command.path, command.body, fate, {
      refused: () => this.money.refuses(command, at),
      takeIn: () => this.takeInPending(person),
      tab,
      // The model records the command below, after both checks.
    });
    const isRefused = answer.status === 409 || answer.status === 422;
    if (isRefused) return;
    const id = idOf(answer) ?? (await this.#newestOf(person));
    if (this.money.status(id) !== undefined)
      throw new Fault(`Transaction ${id} was answered twice`);
    this.money.accept(id, command, recipient?.id, at);
    if (answer.status === 402) this.money.settle(id, 'failed');
    else if (MoneyAnswer.safeParse(answer.body).data?.status === 'completed') {
      this.money.settle(id, 'completed');
    }
  }

  /** The id of the transaction of a declined command, which is the user's newest. */
  async #newestOf(person: Somebody): Promise<number> {
    const ids = [...(await this.transactionsOf(person)).keys()];
    if (ids.length === 0) throw new Fault('A declined command has stored no transaction');
    return Math.max(...ids);
  }

  /**
   * Compares a user's balances with the model's. Settlements may still be running: they are done when two reads agree.
   */
  async compareBalances(person: Somebody): Promise<void> {
    for (let before = ''; ;) {
      for (const other of this.people) await this.takeInPending(other);
      const holdings = Holdings.parse(await this.get(person, `/assets/${person.id}`));
      const actual = Object.fromEntries(holdings.map((each) => [each.assetType, each.balance]));
      const now = JSON.stringify([actual, this.money.counts()]);
      if (now === before) {
        const expected = assetTypes.map((asset) => [
          asset,
          add(this.money.balance(person.id, asset)),
        ]);
        same(`the balances of ${person.id}`, actual, Object.fromEntries(expected));
        return;
      }
      before = now;
    }
  }

  /** Opens a user's event stream in a process, after the user's last received event. */
  async follow(person: Somebody, process: number): Promise<void> {
    const { url } = this.rig.provider(process);
    const status = await person.events.open({ url, token: person.tabs[0] });
    same('the status of a stream', status, 200);
  }

  /** Advances the clock. Then uses or unlocks the sessions, which are locked after half an hour without use. */
  async pass(milliseconds: number): Promise<void> {
    this.rig.advance(milliseconds);
    this.#unused += milliseconds;
    if (this.#unused < 10 * 60_000) return;
    this.#unused = 0;
    for (const person of this.people) await this.unlock(person);
  }

  /** Unlocks idle sessions and replaces ended ones, after the clock has jumped. */
  async unlock(person: Somebody): Promise<void> {
    for (const tab of [0, 1] as const) {
      const { status } = await this.read(person, '/user', tab);
      if (status === 401) same('a sign-in', (await this.signIn(person, tab)).status, 200);
      if (status !== 423) continue;
      const { answer } = await this.change(person, ['POST', '/auth/unlock'], 'none', {
        tab,
        body: { password: person.password },
      });
      same('an unlock', answer.status, 200);
    }
  }
}

/** The part of an answer that must be equal in all answers to one request, independent of the settlement. */
function outcomeOf(answer: Answer): unknown {
  const money = MoneyAnswer.safeParse(answer.body).data;
  // A rail's refusal contains no transaction id, and a rail may have refused a pending operation meanwhile.
  if (answer.status === 402 || money?.status === 'pending') return 'accepted';
  if (money !== undefined) return 'accepted';
  if (answer.status === 201) return answer.body;
  return answer.status;
}

/** The id of the transaction in an answer. */
function idOf(answer: Answer): number | undefined {
  const { data } = MoneyAnswer.safeParse(answer.body);
  return data?.transactionId ?? Transaction.safeParse(answer.body).data?.id;
}

/** Another valid body of the same call. */
function otherBody(body: Record<string, unknown>): Record<string, unknown> {
  if ('amount' in body) return { ...body, amount: body['amount'] === '77' ? '78' : '77' };
  if ('accountHolder' in body) return { ...body, accountHolder: 'Somebody Else' };
  if ('receiptHash' in body) return { ...body, receiptHash: 'another' };
  if ('issuer' in body) return { ...body, issuer: 'Another issuer' };
  return { ...body, title: 'Another title' };
}

/** A bank account to save. */
export function accountBody(userId: number, accountNumber: string): Record<string, unknown> {
  return {
    userId,
    bankName: 'Hana',
    accountNumber,
    accountHolder: 'Test Person',
    accountType: 'savings',
  };
}
