import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Contact } from '#wallet/entities/contact.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { Notification } from '#wallet/entities/notification.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { WorkApproval } from '#wallet/entities/work-approval.ts';
import { TwoFactorSetup } from '#wallet/entities/two-factor.ts';

import { administer } from '../admin/admin.ts';
import { eq, sql } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import { audit } from '../operations/audit.ts';
import { named, tablesOf } from '../operations/catalogue.ts';
import type { Tx } from '../database/tx.ts';
import { rowsOf } from '../operations/rows-of.ts';
import { validBodies } from '../testing/call-facts.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { filledPhone, filledTexts, fillAccount } from '../testing/fill-account.ts';
import { proveEmail } from '../testing/prove.ts';
import { nextMessageTo } from '../testing/sandbox-messages.ts';
import {
  startTestProvider,
  testPassword,
  testSecretKey,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const Refused = z.looseObject({ code: z.string() });

/** The number of rows and a hash of the contents of each table; limits count attempts outside of transactions. */
async function contentsOf(tx: Tx): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const { name } of await tablesOf(tx)) {
    if (/attempt/.test(name)) continue;
    const [row] = await rowsOf(
      tx,
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(line::text), '' order by md5(line::text))), '') as content
        from ${named(name)} line`,
      z.object({ content: z.string() }),
    );
    contents[name] = row?.content ?? '';
  }
  return contents;
}

/** Columns of others that may contain the user's texts, each with the reason. */
const mayRemain: Readonly<Record<string, string>> = {
  'work_approvals.title': 'a document belongs to both users',
  'work_approvals.description': 'a document belongs to both users',
  'work_approvals.submitted_by': 'the proof of a document contains the names',
  'work_approvals.approver': 'the proof of a document contains the names',
  'work_events.by': 'the proof of a document contains the names',
  'notifications.message': 'names the signers of a document',
  'notifications.english_message': 'names the signers of a document',
  'events.message': 'news of others, for at most a day',
  'contacts.recipient': 'the text that another user has entered',
  'contacts.name': 'the text that another user has entered',
  'contacts.phone': 'the text that another user has entered',
  'payees.recipient': 'the text that another user has entered',
  'payees.phone': 'the text that another user has entered',
  'transactions.counterparty_detail': 'the text that another user has entered',
  'transactions.message': 'the message that another user has received',
};

await describeOnEachDatabase('the deletion of an account', (fresh) => {
  let provider: TestProvider;
  let payouts = 0;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  const remove = ({ token }: Pick<Person, 'token'>, changes: object = {}) =>
    provider.request('POST', '/account/delete', {
      token,
      body: { password: testPassword, ...changes },
    });
  const refused = async (answer: ReturnType<typeof remove>) => {
    const { status, body } = await answer;
    const { code, error, ...figures } = Refused.parse(body);
    expect(error).not.toBe('');
    return [status, code, figures];
  };
  const post = async (path: string, { token }: Pick<Person, 'token'>, body?: object) => {
    const answer = await provider.request('POST', path, { token, ...(body && { body }) });
    expect([path, answer.status < 300 ? 'done' : answer.body]).toEqual([path, 'done']);
    return answer.body;
  };
  const signIn = (email: string) =>
    provider.request('POST', '/auth/login', { body: { email, password: testPassword } });

  /** Settles the sends in progress. */
  const settle = async () => {
    await eventually(async () => {
      provider.environment.advance(5_000);
      const pending = await provider.database.transaction((tx) =>
        tx.select().from(transactions).where(eq(transactions.status, 'pending')),
      );
      expect(pending).toEqual([]);
    });
  };

  /** Withdraws all money of a user. */
  const payOut = async (person: Person) => {
    const { body } = await provider.get(`/assets/${person.id}`, person.token);
    payouts += 1;
    const accountNumber = `333-44-${1000 + payouts}`;
    const bankAccount = { ...validBodies(person.id).addBankAccount, accountNumber };
    const { id: bankAccountId } = z
      .object({ id: z.number() })
      .parse(await post('/bank-accounts', person, bankAccount));
    for (const { assetType, balance } of Holdings.parse(body)) {
      if (balance === '0') continue;
      const payout = { userId: person.id, assetType, amount: balance, fee: '0', speed: 'economy' };
      await post('/withdrawals', person, { ...payout, bankAccountId });
    }
    await settle();
  };

  /** The columns that contain one of some texts: in rows of a user, and in other rows. */
  const columnsWith = (texts: readonly string[], { id }: Person) =>
    provider.database.transaction(async (tx) => {
      const found = { own: [] as string[], others: [] as string[] };
      for (const { name: table, columns } of await tablesOf(tx)) {
        const ownerColumn = table === 'users' ? 'id' : 'user_id';
        // A work document belongs to its other user as well.
        const owner = columns.find(
          ({ name }) => name === ownerColumn && table !== 'work_approvals',
        );
        const isOwn = owner ? sql`${named(owner.name)} = ${id}` : sql`false`;
        for (const { name, type } of columns) {
          const isFound = sql.join(
            texts.map((text) =>
              type === 'bytea'
                ? sql`position(convert_to(${text}, 'UTF8') in ${named(name)}) > 0`
                : sql`strpos(lower(${named(name)}::text), ${text.toLowerCase()}) > 0`,
            ),
            sql` or `,
          );
          const rows = await rowsOf(
            tx,
            sql`select distinct ${isOwn} as own from ${named(table)} where ${isFound}`,
            z.object({ own: z.boolean() }),
          );
          for (const { own } of rows) found[own ? 'own' : 'others'].push(`${table}.${name}`);
        }
      }
      return found;
    });

  it('waits for money, payments, refunds and work, and then leaves a number only', async () => {
    const person = await provider.register();
    const other = await provider.register();
    await fillAccount(provider, person, other);
    const elsewhere = z.object({ token: z.string() }).parse((await signIn(person.email)).body);
    const stream = await provider.events({ ...person, token: elsewhere.token });

    expect(await refused(remove(person, { password: 'wrong' }))).toEqual([
      403,
      'password-wrong',
      {},
    ]);
    const [status, code, figures] = await refused(remove(person));
    expect([status, code]).toEqual([409, 'account-has-money']);
    expect(figures).toEqual({ balances: expect.stringContaining('50 USDC') });
    await payOut(person);

    const waiting = '0x52908400098527886E0F7030069857D2E4169EE7';
    const { id: sendId } = z.object({ id: z.number() }).parse(
      await post('/deposits', person, {
        userId: person.id,
        assetType: 'XP',
        amount: '10.001',
        fee: '0',
        method: 'crypto',
      }).then(async () =>
        post('/transactions', person, {
          userId: person.id,
          assetType: 'XP',
          transactionType: 'send',
          amount: '10',
          toAddress: waiting,
          status: 'pending',
        }),
      ),
    );
    await settle();
    expect(await refused(remove(person))).toEqual([409, 'account-has-payments', { count: 1 }]);
    await post(`/transactions/${sendId}/take-back`, person);
    await payOut(person);

    expect(await refused(remove(person))).toEqual([409, 'account-has-refunds', { count: 1 }]);
    const refunds = z
      .array(z.looseObject({ id: z.number() }))
      .parse((await provider.get(`/tax-refunds/${person.id}`, person.token)).body);
    await post(`/tax-refund/${refunds[0]?.id}/withdraw`, person);

    expect(await refused(remove(person))).toEqual([409, 'account-has-work', { count: 2 }]);
    const pendingOf = async ({ id, token }: Person) =>
      z
        .array(WorkApproval)
        .parse((await provider.get(`/work/approvals/${id}`, token)).body)
        .filter(({ status: state }) => state === 'pending');
    for (const each of [person, other]) {
      for (const { id } of await pendingOf(each)) await post(`/work/approvals/${id}/approve`, each);
    }

    expect((await remove(person)).status).toBe(200);

    // All devices are signed out, and the former sign-in is unknown.
    for (const token of [person.token, elsewhere.token]) {
      expect((await provider.get('/user', token)).status).toBe(401);
    }
    while ((await stream.next()) !== undefined);
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(`deleted:${person.id}`)).status).toBe(401);
    expect((await remove(person)).status).toBe(401);

    const texts = [...filledTexts, person.email, person.did.slice(-40), '821073914682', '10-7391'];
    const { own, others } = await columnsWith(texts, person);
    expect(own).toEqual([]);
    expect(others.filter((column) => mayRemain[column] === undefined)).toEqual([]);
    expect(await provider.ledgerFaults()).toEqual([]);

    // Others keep what they have entered, and see no name.
    const { body: listed } = await provider.get(`/transactions/${other.id}`, other.token);
    const receipts = await Promise.all(
      z
        .array(z.looseObject({ id: z.number() }))
        .parse(listed)
        .map(async ({ id }) =>
          Receipt.parse((await provider.get(`/receipts/${id}`, other.token)).body),
        ),
    );
    const fromPerson = receipts.filter(({ direction }) => direction === 'receive');
    expect(fromPerson.map(({ from }) => from)).toEqual([
      { name: '', detail: '' },
      { name: '', detail: '' },
    ]);
    const toPerson = receipts.filter(({ direction }) => direction === 'send');
    expect(toPerson.map(({ to }) => to)).toEqual([{ name: '', detail: filledPhone }]);
    const contacts = z
      .array(Contact)
      .parse((await provider.get(`/recent-contacts/${other.id}`, other.token)).body);
    expect(contacts.map(({ name }) => name)).toEqual([filledPhone]);
    const bell = z
      .array(Notification)
      .parse((await provider.get(`/notifications/${other.id}`, other.token)).body);
    expect(bell.map(({ message }) => message).join('\n')).toContain('탈퇴한 계정이 보낸');
    expect(bell.map(({ english }) => english?.message).join('\n')).toContain(
      'Deleted account sent you ',
    );
    const documents = z
      .array(WorkApproval)
      .parse((await provider.get(`/work/approvals/${other.id}`, other.token)).body);
    expect(documents.map(({ submittedBy }) => submittedBy)).toEqual(['Philippa Featherstone']);

    // The former address gets the confirmation.
    const told = await nextMessageTo(provider, person.email);
    expect(told.subject).toBe('Superwallet 계정이 삭제되었어요');
  }, 60_000);

  it('lets payments to the former contacts go nowhere, and frees the e-mail address', async () => {
    const person = await provider.register();
    const other = await provider.register();
    await payOut(person);
    expect((await remove(person)).status).toBe(200);

    const find = async (kind: string, recipient: string) => {
      const body = { kind, recipient };
      return (await provider.request('POST', '/recipients/find', { token: other.token, body }))
        .body;
    };
    expect(await find('account', person.email)).toMatchObject({ code: 'recipient-unknown' });
    expect(await find('address', person.did)).toMatchObject({ kind: 'unknown' });
    const sent = z
      .object({ id: z.number() })
      .parse((await provider.send(other, { toAddress: person.did })).body);
    await settle();
    const { body } = await provider.get(`/receipts/${sent.id}`, other.token);
    expect(Receipt.parse(body).status).toBe('waiting');

    const again = await provider.request('POST', '/auth/register', {
      body: { firstName: 'New', lastName: 'Start', email: person.email, password: testPassword },
    });
    expect(again.status).toBe(201);
    expect(
      (await provider.request('POST', '/account/export', { token: person.token })).status,
    ).toBe(401);
  });

  it('removes the cookies of the session and of the known device from the browser', async () => {
    const person = await provider.register();
    await payOut(person);
    const [, , device = ''] = (await signIn(person.email)).headers.getSetCookie();
    expect(device).toMatch(new RegExp(`^superwallet_device_${person.id}=`));
    const cookiesAfter = async (answer: ReturnType<typeof remove>) =>
      (await answer).headers.getSetCookie();
    expect(await cookiesAfter(remove(person, { password: 'wrong' }))).toEqual([]);
    expect(await cookiesAfter(remove(person))).toEqual([
      'superwallet_session=; Max-Age=0; Path=/superwallet',
      'superwallet_session=; Max-Age=0; Path=/superwallet/api',
      `superwallet_device_${person.id}=; Max-Age=0; Path=/superwallet/api/auth`,
    ]);
  });

  it('leaves everything if its last step fails', async () => {
    const person = await provider.register();
    await proveEmail(provider.database, person.id);
    await payOut(person);
    const rowsNow = () => provider.database.transaction((tx) => contentsOf(tx));
    const before = await rowsNow();
    await provider.database.transaction((tx) =>
      tx.execute(sql`alter table messages add constraint no_messages check (false) not valid`),
    );
    expect((await remove(person)).status).toBe(500);
    await provider.database.transaction((tx) =>
      tx.execute(sql`alter table messages drop constraint no_messages`),
    );
    expect(await rowsNow()).toEqual(before);
    expect((await remove(person)).status).toBe(200);
  });

  it('needs the second factor where it is on', async () => {
    const person = await provider.register();
    await payOut(person);
    await provider.confirmPresence(person);
    const { secret } = TwoFactorSetup.parse(await post('/two-factor/start', person, {}));
    const code = () =>
      new TOTP({ secret }).generate({ timestamp: provider.environment.clock.now().getTime() });
    await provider.confirmPresence(person);
    await post('/two-factor/confirm', person, { code: code() });
    provider.environment.advance(30_000);
    expect(await refused(remove(person))).toEqual([403, 'code-required', {}]);
    expect(await refused(remove(person, { code: '000000' }))).toEqual([403, 'code-wrong', {}]);
    expect((await remove(person, { code: code() })).status).toBe(200);
  });

  it('happens once, also from two devices at once, and refuses requests in progress', async () => {
    const person = await provider.register();
    const other = await provider.register();
    await payOut(person);
    const second = z.object({ token: z.string() }).parse((await signIn(person.email)).body);
    const trip = validBodies(person.id).addTravelPlan;
    const answers = await Promise.all([
      remove(person),
      remove(second),
      ...Array.from({ length: 6 }, () =>
        provider.request('POST', '/travel-plans', { token: second.token, body: trip }),
      ),
      ...Array.from({ length: 3 }, () => provider.send(other, { toAddress: person.did })),
      signIn(person.email),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.slice(0, 2).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    await settle();
    const left = await provider.database.transaction((tx) =>
      rowsOf(
        tx,
        sql`select user_id from travel_plans where user_id = ${person.id}
          union all select user_id from sessions where user_id = ${person.id}`,
        z.unknown(),
      ),
    );
    const [deleted] = await provider.database.transaction((tx) =>
      rowsOf(
        tx,
        sql`select deleted_at is not null as gone from users where id = ${person.id}`,
        z.object({ gone: z.boolean() }),
      ),
    );
    if (deleted?.gone) expect(left).toEqual([]);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('deletes a shared work document with its second user', async () => {
    const person = await provider.register();
    const other = await provider.register();
    await fillAccount(provider, person, other);
    for (const each of [person, other]) {
      const { body } = await provider.get(`/work/approvals/${each.id}`, each.token);
      for (const { id } of z.array(WorkApproval).parse(body)) {
        await post(`/work/approvals/${id}/approve`, each);
      }
    }
    const refunds = z
      .array(z.looseObject({ id: z.number() }))
      .parse((await provider.get(`/tax-refunds/${person.id}`, person.token)).body);
    for (const { id } of refunds) await post(`/tax-refund/${id}/withdraw`, person);
    for (const each of [person, other]) {
      await settle();
      await payOut(each);
      expect((await remove(each)).status).toBe(200);
    }
    const documents = await provider.database.transaction((tx) =>
      rowsOf(
        tx,
        sql`select id from work_approvals where user_id in (${person.id}, ${other.id})`,
        z.unknown(),
      ),
    );
    expect(documents).toEqual([]);
    expect(await provider.ledgerFaults()).toEqual([]);
  }, 60_000);

  it('by an operator follows a request by law, and signs out the devices', async () => {
    const person = await provider.register();
    await payOut(person);
    const done = await administer(
      provider.database,
      ['delete', person.email, '--by', 'Dana', '--why', 'request by law'],
      { environment: provider.environment, key: testSecretKey },
    );
    expect(done).toEqual([expect.stringContaining(`Deleted: person ${person.id}`)]);
    expect((await provider.get('/auth/verify', person.token)).status).toBe(401);
    expect((await signIn(person.email)).status).toBe(401);
    expect(await audit(provider.database, testSecretKey)).toEqual([]);
  });
});
