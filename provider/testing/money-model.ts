import type {
  NewDeposit,
  NewLocalSend,
  NewLocalWithdrawal,
  NewTopUp,
  NewWithdrawal,
} from '#wallet/entities/money-operation.ts';
import type { TransactionStatus } from '#wallet/entities/receipt.ts';
import type { NewTransaction } from '#wallet/entities/new-transaction.ts';
import { sampleMerchants } from '#samples/merchants.ts';
import { sampleRates } from '#samples/rates.ts';
import { cashbackOf } from '#wallet/money/cashback.ts';
import {
  add,
  compare,
  decimal,
  multiply,
  subtract,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import { divide } from '#wallet/money/divide.ts';

import { openingBalances } from '../accounts/registration.ts';

/** A command of the model: a money call, with its path and body. */
export type Command =
  | { call: 'send'; path: '/transactions'; body: NewTransaction }
  | { call: 'deposit'; path: '/deposits'; body: NewDeposit }
  | { call: 'withdraw'; path: '/withdrawals'; body: NewWithdrawal }
  | { call: 'top-up'; path: '/local/top-ups'; body: NewTopUp }
  | { call: 'local-send'; path: '/local/sends'; body: NewLocalSend }
  | { call: 'local-withdraw'; path: '/local/withdrawals'; body: NewLocalWithdrawal };

/** The status of an accepted command. */
type Status = TransactionStatus;

/** The statuses of transactions that have not ended. */
const open: ReadonlySet<Status | undefined> = new Set(['pending', 'waiting']);

interface Accepted {
  command: Command;
  recipientId: number | undefined;
  at: Date;
  status: Status;
}

const coin = 'BusanCoin';
const zero = decimal('0');
const dailyLimit = decimal('1000000');
/** The least amounts of sends, for the assets that commands use. */
const leastSends: Readonly<Record<string, string>> = { XP: '0.01', USDC: '0.01', ETH: '0.00001' };
const local: ReadonlySet<string> = new Set(['top-up', 'local-send', 'local-withdraw']);
/** The daily limit that a call counts towards, if it moves the local currency. */
const limitOf = {
  deposit: 'in',
  'top-up': 'in',
  send: 'send',
  'local-send': 'send',
  withdraw: 'withdrawal',
  'local-withdraw': 'withdrawal',
} as const satisfies Record<Command['call'], string>;

const movesCoin = ({ call, body }: Command) =>
  local.has(call) || ('assetType' in body && body.assetType === coin);

/** The Korean day of a time. */
const koreanDay = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

const hundredths = (amount: DecimalString, rate: string) =>
  divide(multiply(amount, decimal(rate)), decimal('1'), 'up');

/** The cashback of a local send, by the sandbox's directory. */
function merchantCashback({ recipient, amount }: NewLocalSend): DecimalString {
  const merchant = sampleMerchants.find(({ code }) => recipient === `merchant:${code}`);
  return merchant === undefined ? zero : cashbackOf(amount, merchant.cashbackPercent);
}

/**
 * An independent, simple model of the money calls: balances, accepted commands, and their outcomes. It knows nothing of
 * ledgers, rails or databases.
 */
export class MoneyModel {
  readonly #balances = new Map<string, DecimalString>();
  readonly #accepted = new Map<number, Accepted>();

  addPerson(userId: number): void {
    for (const [asset, amount] of Object.entries(openingBalances)) {
      this.#balances.set(`${userId} ${asset}`, amount);
    }
  }

  balance(userId: number, asset: string): DecimalString {
    return this.#balances.get(`${userId} ${asset}`) ?? zero;
  }

  #change(userId: number, asset: string, amount: DecimalString): void {
    this.#balances.set(`${userId} ${asset}`, add(this.balance(userId, asset), amount));
  }

  /** The correct fee of a command, as a form shows it. */
  static fee(command: Command): DecimalString {
    switch (command.call) {
      case 'deposit': {
        const { amount, method, assetType } = command.body;
        const dollars = sampleRates.find((rate) => rate.assetType === assetType)?.dollars ?? zero;
        if (method === 'card') return hundredths(amount, '0.025');
        return method === 'wire' ? divide(decimal('15'), dollars, 'up') : zero;
      }
      case 'withdraw':
        return hundredths(
          command.body.amount,
          { instant: '0.01', standard: '0.005', economy: '0' }[command.body.speed],
        );
      case 'send':
        return decimal('0.001');
      case 'local-withdraw':
        return decimal({ instant: '500', standard: '200', economy: '0' }[command.body.method]);
      default:
        return zero;
    }
  }

  /** The amount that a command debits at once, and its asset. */
  #taken(command: Command): [asset: string, amount: DecimalString] {
    const { body } = command;
    const fee = MoneyModel.fee(command);
    switch (command.call) {
      case 'send':
        return [command.body.assetType, add(body.amount, fee)];
      case 'deposit':
        return [command.body.assetType, zero];
      case 'withdraw':
        return [command.body.assetType, add(body.amount, fee)];
      case 'top-up': {
        const { source, amount, rate } = command.body;
        if (source === 'bank') return [coin, zero];
        const withFee = { XP: '1.01', USDC: '1.02', CBDC: '1.005' }[source];
        return [source, divide(multiply(amount, decimal(withFee)), rate, 'up')];
      }
      case 'local-send':
        return [coin, body.amount];
      case 'local-withdraw':
        return [coin, add(body.amount, fee)];
    }
  }

  /** True if the provider must refuse a command at a given time. */
  refuses(command: Command, at: Date): boolean {
    const { amount, userId } = command.body;
    const [asset, taken] = this.#taken(command);
    if (compare(taken, this.balance(userId, asset)) > 0) return true;
    if (command.call === 'send' && compare(amount, decimal(leastSends[asset] ?? '0')) < 0)
      return true;
    if (command.call === 'deposit') {
      if (compare(amount, decimal('10')) < 0 || compare(amount, decimal('100000')) > 0) return true;
    }
    const stated = 'fee' in command.body ? command.body.fee : undefined;
    if (stated !== undefined && compare(stated, MoneyModel.fee(command)) !== 0) return true;
    if (!movesCoin(command)) return false;
    if (command.call === 'top-up') {
      const { source, rate } = command.body;
      const won = { bank: '1', XP: '1000', USDC: '1250', CBDC: '1200' }[source];
      if (compare(rate, decimal(won)) !== 0) return true;
    }
    if (amount.includes('.')) return true;
    const minimum = command.call === 'local-send' ? '100' : '1000';
    if (local.has(command.call) && compare(amount, decimal(minimum)) < 0) return true;
    const today = [...this.#accepted.values()].filter(
      (other) =>
        movesCoin(other.command) &&
        limitOf[other.command.call] === limitOf[command.call] &&
        other.command.body.userId === userId &&
        other.status !== 'failed' &&
        koreanDay(other.at) === koreanDay(at),
    );
    const sum = add(zero, ...today.map((other) => other.command.body.amount));
    return compare(add(sum, amount), dailyLimit) > 0;
  }

  /** Records that a command was accepted as a transaction. Its outcome follows. */
  accept(id: number, command: Command, recipientId: number | undefined, at: Date): void {
    if (this.#accepted.has(id)) return;
    this.#accepted.set(id, { command, recipientId, at, status: 'pending' });
    const [asset, taken] = this.#taken(command);
    this.#change(command.body.userId, asset, subtract(zero, taken));
  }

  /** Records the status of a transaction. */
  settle(id: number, status: Status): void {
    const accepted = this.#accepted.get(id);
    if (accepted === undefined) throw new Error(`The model has not accepted transaction ${id}`);
    if (accepted.status === status) return;
    if (!open.has(accepted.status)) {
      throw new Error(`Transaction ${id} was ${accepted.status}, and is ${status}`);
    }
    accepted.status = status;
    if (open.has(status)) return;
    const { command, recipientId } = accepted;
    const { userId, amount } = command.body;
    if (status === 'failed' || status === 'returned') {
      const [asset, taken] = this.#taken(command);
      this.#change(userId, asset, taken);
      return;
    }
    switch (command.call) {
      case 'send':
        if (recipientId !== undefined) this.#change(recipientId, command.body.assetType, amount);
        return;
      case 'deposit':
        this.#change(userId, command.body.assetType, amount);
        return;
      case 'top-up':
        this.#change(userId, coin, amount);
        return;
      case 'local-send':
        if (recipientId !== undefined) this.#change(recipientId, coin, amount);
        else this.#change(userId, coin, merchantCashback(command.body));
        return;
      case 'withdraw':
      case 'local-withdraw':
    }
  }

  /** The transactions that a user started, and their recipients with an account here. */
  begunBy(userId: number): { id: number; command: Command; recipientId: number | undefined }[] {
    return [...this.#accepted]
      .map(([id, { command, recipientId }]) => ({ id, command, recipientId }))
      .filter(({ command }) => command.body.userId === userId);
  }

  /** The number of transactions in a user's list: those that they started or received. */
  listed(userId: number): number {
    return [...this.#accepted.values()].filter(
      ({ command, recipientId }) => command.body.userId === userId || recipientId === userId,
    ).length;
  }

  /** The payees of a user's completed sends: the recipient as typed, and the area. */
  paidBy(userId: number): Map<string, 'network' | 'local'> {
    const paid = new Map<string, 'network' | 'local'>();
    for (const { command, status } of this.#accepted.values()) {
      if (command.body.userId !== userId || status !== 'completed') continue;
      if (command.call === 'send') paid.set(command.body.toAddress, 'network');
      if (command.call === 'local-send') paid.set(command.body.recipient, 'local');
    }
    return paid;
  }

  status(id: number): Status | undefined {
    return this.#accepted.get(id)?.status;
  }

  /** True if a transaction has not ended. */
  isOpen(id: number): boolean {
    return open.has(this.status(id));
  }

  /** The open transactions with their users. */
  open(): { id: number; userId: number; recipientId: number | undefined }[] {
    return [...this.#accepted]
      .filter(([, { status }]) => open.has(status))
      .map(([id, { command, recipientId }]) => ({ id, userId: command.body.userId, recipientId }));
  }

  /** The number of commands by status. */
  counts(): Record<Status, number> {
    const counts = { pending: 0, waiting: 0, completed: 0, failed: 0, returned: 0 };
    for (const { status } of this.#accepted.values()) counts[status] += 1;
    return counts;
  }
}
