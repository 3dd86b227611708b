import * as fc from 'fast-check';
import * as z from 'zod/mini';

import { Contact } from '#wallet/entities/contact.ts';
import { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { LocalPayFigures } from '#wallet/entities/local-pay-figures.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { maskName } from '#wallet/entities/masked-name.ts';
import { FoundRecipient } from '#wallet/entities/recipient.ts';
import { User } from '#wallet/entities/user.ts';
import { add, compare, decimal, isPositive, multiply, subtract } from '#wallet/money/decimal.ts';
import { sendTotal } from '#wallet/rules/send.ts';

import { documentedFees } from '../money/sample-fees.ts';
import { type Command, MoneyModel } from '../testing/money-model.ts';
import { type Step, fate, itemOf, other, pick, recipientOf, step, tab, who } from './step.ts';
import { Fault, same } from './world.ts';

/** Amounts of won that trigger the sandbox's behaviours, and some that are refused. */
const wonAmounts = [
  '100',
  '99',
  '1000',
  '999',
  '5000',
  '12000',
  '250000',
  '999999',
  '1000.5',
  '3402',
  '2404',
  '1408',
  '4409',
  '1503',
];
const unitAmounts = [
  '10',
  '9.99',
  '25.5',
  '0.000000000000000001',
  '0.010000000000000001',
  '100000',
  '100000.1',
  '33.333333333333333333',
  '1',
  '2',
  '3.5',
  '0.25',
  '402',
  '404',
  '408',
  '409',
  '503',
];

/** Recipients outside the wallet: an address and a phone number without an account, and a merchant. */
const outside = '0x52908400098527886E0F7030069857D2E4169EE7';
const phone = '051-747-0123';
const merchant = 'merchant:busan-0004';

const won = fc.constantFrom(...wonAmounts).map(decimal);
const units = fc.constantFrom(...unitAmounts).map(decimal);
const asset = fc.constantFrom('XP', 'XP', 'USDC', 'ETH');
const sentAsset = fc.constantFrom('XP', 'XP', 'USDC', 'ETH', 'BusanCoin');
/** True if a command sends a wrong fee or rate. */
const isWrong = fc.nat(15).map((drawn) => drawn === 0);

const withFee = (command: Command, wrong: boolean): Command => {
  if (!('fee' in command.body)) return command;
  const fee = add(MoneyModel.fee(command), decimal(wrong ? '1' : '0'));
  // TypeScript cannot prove that the call and the body of one command belong together.
  return { ...command, body: { ...command.body, fee } } as Command;
};

const rates = { bank: '1', XP: '1000', USDC: '1250', CBDC: '1200' } as const;

/** Commands that move money, and commands that read the results. */
export const moneyCommands: fc.WeightedArbitrary<Step>[] = [
  step(
    8,
    'send',
    { who, tab, fate, other, asset: sentAsset, amount: units },
    async (world, drawn) => {
      const person = world.person(drawn.who);
      const recipient = recipientOf(world, person, drawn.other);
      const body = {
        userId: person.id,
        assetType: drawn.asset,
        transactionType: 'send',
        amount: drawn.amount,
        toAddress: recipient?.did ?? outside,
        status: 'pending',
      } as const;
      const command = { call: 'send', path: '/transactions', body } as const;
      await world.move(person, command, drawn.fate, { recipient, tab: drawn.tab });
    },
  ),
  step(
    4,
    'deposit',
    {
      who,
      tab,
      fate,
      asset,
      amount: units,
      isWrong,
      pick,
      method: fc.constantFrom('bank', 'card', 'crypto', 'wire'),
    },
    async (world, drawn) => {
      const person = world.person(drawn.who);
      const { amount, method, asset: assetType } = drawn;
      const account = itemOf(person.accounts, drawn.pick);
      const isCharged = method === 'bank' || method === 'wire';
      if (isCharged && account === undefined) return;
      const body = {
        userId: person.id,
        assetType,
        amount,
        fee: decimal('0'),
        method,
        ...(isCharged && { bankAccountId: account?.id }),
      };
      const command = withFee({ call: 'deposit', path: '/deposits', body }, drawn.isWrong);
      await world.move(person, command, drawn.fate, { recipient: undefined, tab: drawn.tab });
    },
  ),
  step(
    4,
    'withdraw',
    {
      who,
      tab,
      fate,
      asset,
      amount: units,
      isWrong,
      pick,
      speed: fc.constantFrom('instant', 'standard', 'economy'),
    },
    async (world, drawn) => {
      const person = world.person(drawn.who);
      const account = itemOf(person.accounts, drawn.pick);
      if (account === undefined) return;
      const { amount, speed, asset: assetType } = drawn;
      const bankAccountId = account.id;
      const body = {
        userId: person.id,
        assetType,
        amount,
        fee: decimal('0'),
        speed,
        bankAccountId,
      };
      const command = withFee({ call: 'withdraw', path: '/withdrawals', body }, drawn.isWrong);
      await world.move(person, command, drawn.fate, { recipient: undefined, tab: drawn.tab });
    },
  ),
  step(
    4,
    'top-up',
    {
      who,
      tab,
      fate,
      amount: won,
      isWrong,
      pick,
      source: fc.constantFrom('bank', 'bank', 'XP', 'USDC', 'CBDC'),
    },
    async (world, drawn) => {
      const person = world.person(drawn.who);
      const { source, amount } = drawn;
      const account = itemOf(person.accounts, drawn.pick);
      if (source === 'bank' && account === undefined) return;
      const rate = add(decimal(rates[source]), decimal(drawn.isWrong ? '1' : '0'));
      const body = {
        userId: person.id,
        amount,
        source,
        rate,
        ...(source === 'bank' && { bankAccountId: account?.id }),
      };
      const command = { call: 'top-up', path: '/local/top-ups', body } as const;
      await world.move(person, command, drawn.fate, { recipient: undefined, tab: drawn.tab });
    },
  ),
  step(
    5,
    'local-send',
    { who, tab, fate, other, amount: won, method: fc.constantFrom('phone', 'qr', 'nfc') },
    async (world, drawn) => {
      const person = world.person(drawn.who);
      const recipient = recipientOf(world, person, drawn.other);
      const body = {
        userId: person.id,
        recipient: recipient?.did ?? (drawn.method === 'phone' ? phone : merchant),
        amount: drawn.amount,
        method: recipient ? 'account' : drawn.method,
      } as const;
      const command = { call: 'local-send', path: '/local/sends', body } as const;
      await world.move(person, command, drawn.fate, { recipient, tab: drawn.tab });
    },
  ),
  step(
    3,
    'local-withdraw',
    {
      who,
      tab,
      fate,
      amount: won,
      isWrong,
      pick,
      method: fc.constantFrom('instant', 'standard', 'economy'),
    },
    async (world, drawn) => {
      const person = world.person(drawn.who);
      const bankId = itemOf(person.accounts, drawn.pick)?.id;
      if (bankId === undefined) return;
      const { amount, method } = drawn;
      const body = { userId: person.id, amount, fee: decimal('0'), bankId, method };
      const local = { call: 'local-withdraw', path: '/local/withdrawals', body } as const;
      const command = withFee(local, drawn.isWrong);
      await world.move(person, command, drawn.fate, { recipient: undefined, tab: drawn.tab });
    },
  ),
  step(2, 'two sends of all', { who, other }, async (world, drawn) => {
    const person = world.person(drawn.who);
    await world.takeInPending(person);
    const amount = subtract(world.money.balance(person.id, 'USDC'), documentedFees.send);
    if (!isPositive(amount)) return;
    const body = {
      userId: person.id,
      assetType: 'USDC',
      transactionType: 'send',
      amount,
      toAddress: outside,
      status: 'pending',
    } as const;
    const at = world.rig.clock.now();
    const answers = await Promise.all(
      ([0, 1] as const).map((process) =>
        world.rig.ask('POST', '/transactions', { body, process, token: person.tabs[process] }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    await world.takeInPending(person);
    // An incoming transfer may have arrived before the second request.
    const isForBoth =
      compare(
        world.money.balance(person.id, 'USDC'),
        multiply(sendTotal(amount, documentedFees), decimal('2')),
      ) >= 0;
    const isAccepted = isForBoth && statuses[1] === 201;
    same('two simultaneous sends of the complete balance', statuses, [201, isAccepted ? 201 : 409]);
    for (const { body: created } of answers.filter(({ status }) => status === 201)) {
      const { id } = z.object({ id: z.int() }).parse(created);
      world.money.accept(id, { call: 'send', path: '/transactions', body }, undefined, at);
    }
  }),
  step(3, 'taking back', { who, fate, pick, tab }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const mine = itemOf(
      world.money
        .begunBy(person.id)
        .filter(({ command, recipientId }) => command.call === 'send' && recipientId === undefined),
      drawn.pick,
    );
    if (mine === undefined) return;
    const path = `/transactions/${mine.id}/take-back`;
    const { answer } = await world.change(person, ['POST', path], drawn.fate, { tab: drawn.tab });
    same('a send that is taken back', answer.status, 200);
    world.money.settle(mine.id, 'returned');
    const stranger = world.people.find(({ id }) => id !== person.id);
    if (stranger === undefined) return;
    const refused = await world.rig.ask('POST', path, { token: stranger.tabs[0] });
    same('the send of somebody else', refused.status, 404);
  }),
  step(1, 'a top-up while the rates fail', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const body = { userId: person.id, amount: '1000', source: 'bank', rate: '1' };
    const { status } = await world.rig.withoutRates(() =>
      world.rig.ask('POST', '/local/top-ups', { body, token: person.tabs[0], mayFail: true }),
    );
    same('a top-up without rates', status, 500);
  }),
  step(6, 'balances', { who }, (world, drawn) => world.compareBalances(world.person(drawn.who))),
  step(4, 'receipt', { who, pick, tab }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const mine = itemOf(world.money.begunBy(person.id), drawn.pick);
    if (mine === undefined) return;
    const receipt = Receipt.parse(await world.get(person, `/receipts/${mine.id}`, drawn.tab));
    same('the amount of a receipt', add(receipt.amount), add(mine.command.body.amount));
    const status = world.money.status(mine.id);
    if (!world.money.isOpen(mine.id)) same('the status of a receipt', receipt.status, status);
    const stranger = world.people.find(({ id }) => id !== person.id);
    if (stranger === undefined) return;
    same(
      'the receipt of somebody else',
      (await world.read(stranger, `/receipts/${mine.id}`)).status,
      404,
    );
  }),
  step(3, 'transactions', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const found = await world.transactionsOf(person);
    for (const { id } of world.money.begunBy(person.id)) {
      const status = world.money.status(id);
      if (found.size < 200 && !found.has(id)) throw new Fault(`Transaction ${id} is not listed`);
      if (!world.money.isOpen(id) && found.has(id)) {
        same(`the status of transaction ${id}`, found.get(id)?.status, status);
      }
    }
  }),
  step(2, 'contacts', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    await world.takeInPending(person);
    const rows = await world.get(person, `/recent-contacts/${person.id}`);
    const found = z.array(Contact).parse(rows);
    const expected = world.money.paidBy(person.id);
    for (const [recipient, area] of expected) {
      const isThere = found.some(
        (each) =>
          each.area === area && recipient.toLowerCase().endsWith(each.recipient.toLowerCase()),
      );
      if (!isThere) throw new Fault(`The ${area} contact ${recipient} is missing`);
    }
  }),
  step(2, 'figures and rates', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const figures = LocalPayFigures.parse(await world.get(person, `/local-pay/${person.id}`));
    if (figures.transactions > world.money.listed(person.id))
      throw new Fault('The figures count too many transactions');
    const found = z.array(ExchangeRate).parse(await world.get(person, '/exchange-rates'));
    same('the rate of XP', found.find(({ assetType }) => assetType === 'XP')?.won, '1000');
  }),
  step(2, 'recipient', { who, other }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const recipient = world.person(drawn.other);
    const { status, body } = await world.rig.ask('POST', '/recipients/find', {
      token: person.tabs[0],
      body: { kind: 'address', recipient: recipient.did },
    });
    same('a look-up of a recipient', status, recipient === person ? 422 : 200);
    if (recipient === person) return;
    const { firstName, lastName } = User.parse(await world.get(recipient, '/user'));
    const { name, paidBefore } = FoundRecipient.parse(body);
    const full = `${firstName} ${lastName}`;
    same('the name of a recipient', name, paidBefore ? full : maskName(firstName, lastName));
  }),
];
