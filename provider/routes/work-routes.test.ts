import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { proofOf, sha256Hex } from '#wallet/document-proof.ts';
import { WorkDocument } from '#wallet/entities/document.ts';
import { basePath } from '#wallet/paths.ts';

import { eq, sql } from '../database/drizzle.ts';
import { workApprovals, workAttachments, workEvents } from '../database/schema.ts';
import { lookUpLimits, lookUpWindow } from '../accounts/look-up-limits.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import { proveEmail } from '../testing/prove.ts';
import {
  sentenceOf,
  startTestProvider,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { workRequest } from '../testing/work-request.ts';

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

describeOnEmbedded('work approvals', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await registerProven();
    other = await registerProven();
  });
  afterAll(() => provider.close());

  /** A user with a proven e-mail address, from whom others can request approvals. */
  const registerProven = async () => {
    const registered = await provider.register();
    await proveEmail(provider.database, registered.id);
    return registered;
  };
  /** Requests an approval: by default, `other` requests it from `person`. */
  const request = (
    changes: Record<string, unknown> = {},
    from = other,
    to = person,
    key?: string,
  ) =>
    provider.request('POST', '/work/requests', {
      token: from.token,
      headers: key === undefined ? {} : { [idempotencyKeyHeader]: key },
      body: { ...workRequest, userId: from.id, approverEmail: to.email, ...changes },
    });
  const idOf = ({ body }: Answer) => z.object({ id: z.int() }).parse(body).id;
  /** Requests an approval without files from a user. Returns its id. */
  const submit = async (whose: Person, from = other) =>
    idOf(await request({ attachments: [] }, from, whose));
  const decide = (id: number | string, action: 'approve' | 'reject', whose = person) =>
    provider.request('POST', `/work/approvals/${id}/${action}`, {
      token: whose.token,
      ...(action === 'reject' && { body: { comment: 'Too expensive.' } }),
    });
  const review = (id: number, action: string, comment: string, whose = person) =>
    provider.request('POST', `/work/documents/${id}/review`, {
      token: whose.token,
      body: { action, comment },
    });
  const list = async (whose: Person, which = 'approvals') =>
    z
      .array(z.looseObject({ id: z.int() }))
      .parse((await provider.get(`/work/${which}/${whose.id}`, whose.token)).body);
  const find = async (id: number, whose = person) =>
    (await list(whose)).find((listed) => listed.id === id);
  const documentOf = async (id: number, whose = person) =>
    WorkDocument.parse((await provider.get(`/work/documents/${id}`, whose.token)).body);
  const attachment = (id: number, token: string) =>
    fetch(`${provider.url}${basePath}/api/work/attachments/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });

  it('reads the large bodies of a user one after another, and lets small ones and others pass', async () => {
    const content = base64('day,amount\n21,512000\n'.repeat(80_000));
    const large = { attachments: [{ name: 'receipts.csv', content }] };
    const text = new TextEncoder().encode(
      JSON.stringify({ ...workRequest, userId: other.id, approverEmail: person.email, ...large }),
    );
    let begin = () => {};
    let finish = () => {};
    const begun = new Promise<void>((fulfil) => (begin = fulfil));
    const finished = new Promise<void>((fulfil) => (finish = fulfil));
    let isFirst = true;
    const slow = provider.request('POST', '/work/requests', {
      token: other.token,
      text: new ReadableStream({
        async pull(controller) {
          if (isFirst) {
            isFirst = false;
            controller.enqueue(text.subarray(0, 1_000));
            return;
          }
          begin();
          await finished;
          controller.enqueue(text.subarray(1_000));
          controller.close();
        },
      }),
    });
    await begun;
    // The answer to a later request proves that the provider has received the slow one.
    await provider.get(`/work/requests/${other.id}`, other.token);
    const answered: string[] = [];
    const answer = async (name: string, sent: Promise<Answer>) => {
      const { status } = await sent;
      answered.push(name);
      return status;
    };
    const waiting = answer('waiting', request(large));
    const others = [answer('small', request()), answer('other', request(large, person, other))];
    expect(await Promise.all(others)).toEqual([201, 201]);
    expect(answered).not.toContain('waiting');
    finish();
    expect((await slow).status).toBe(201);
    expect(await waiting).toBe(201);
  });

  it('start empty, and are listed latest first to their own user only', async () => {
    const newcomer = await registerProven();
    expect(await list(newcomer)).toEqual([]);
    expect(await list(newcomer, 'requests')).toEqual([]);
    const oldest = await submit(newcomer);
    provider.environment.advance(60_000);
    const older = await submit(newcomer);
    const later = await submit(newcomer);
    await submit(person);
    const listed = await list(newcomer);
    expect(listed.map(({ id }) => id)).toEqual([later, older, oldest]);
    expect(listed[0]).toEqual({
      id: later,
      documentId: later,
      title: '출장비 정산',
      description: 'Tokyo,\nthree days',
      priority: 'urgent',
      status: 'pending',
      submittedBy: 'Test Person 2',
      approver: 'Test Person 3',
      amount: '1,284,500',
      currency: 'KRW',
      decidedAt: null,
      reason: '',
      takenBackAt: null,
      correctedAt: null,
      isFirstRequest: false,
    });
    expect((await list(other, 'requests')).map(({ id }) => id)).toContain(later);
    expect(await list(newcomer, 'requests')).toEqual([]);
  });

  it.each([
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)('%s in the list', async (action, status) => {
    const id = await submit(person);
    const answer = await decide(id, action);
    expect(answer.status).toBe(200);
    const decided = { id, status, decidedAt: provider.environment.clock.now().toISOString() };
    expect((await documentOf(id)).history.map(({ action: event }) => event)).toEqual([
      'submitted',
      status,
    ]);
    expect(answer.body).toMatchObject(decided);
    expect(await find(id)).toMatchObject(decided);
  });

  it('accept the same decision again, as a retry after a lost answer', async () => {
    const id = await submit(person);
    const first = await decide(id, 'approve');
    provider.environment.advance(60_000);
    const again = await decide(id, 'approve');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it.each([
    ['approve', 'reject', 'approved'],
    ['reject', 'approve', 'rejected'],
  ] as const)(
    'refuse, after the decision to %s, the decision to %s',
    async (first, second, status) => {
      const id = await submit(person);
      await decide(id, first);
      const answer = await decide(id, second);
      expect(answer.status).toBe(409);
      expect(sentenceOf(answer)).toBe(`This document has already been ${status}.`);
      expect(await find(id)).toMatchObject({ status });
    },
  );

  it('accept only one of many simultaneous opposite decisions', async () => {
    const id = await submit(person);
    const actions = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'approve' : 'reject'));
    const answers = await Promise.all(actions.map((action) => decide(id, action)));
    const statuses = (action: string) =>
      new Set(answers.filter((_, at) => actions[at] === action).map(({ status }) => status));
    const approved = answers[0]?.status === 200;
    expect(statuses('approve')).toEqual(new Set([approved ? 200 : 409]));
    expect(statuses('reject')).toEqual(new Set([approved ? 409 : 200]));
    expect(await find(id)).toMatchObject({ status: approved ? 'approved' : 'rejected' });
    const { history } = await documentOf(id);
    expect(history.map(({ action }) => action)).toEqual([
      'submitted',
      approved ? 'approved' : 'rejected',
    ]);
  });

  it('are private', async () => {
    const id = await submit(other, person);
    const answers: Answer[] = [
      await decide(id, 'approve'),
      await decide(id, 'reject'),
      await decide(2_000_000_000, 'approve'),
      await decide('0', 'approve'),
      await decide('1e1', 'approve'),
      await decide('99999999999', 'approve'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
    for (const answer of answers) expect(sentenceOf(answer)).toMatch(/\.$/);
    expect(await find(id, other)).toMatchObject({ status: 'pending' });

    expect((await provider.get(`/work/approvals/${other.id}`, person.token)).status).toBe(403);
    expect((await provider.get(`/work/approvals/${person.id}`)).status).toBe(401);
    const signedOut = await provider.request('POST', `/work/approvals/${id}/approve`);
    expect(signedOut.status).toBe(401);
  });

  it('refuse a decision with a cookie only', async () => {
    const id = await submit(person);
    const answer = await provider.request('POST', `/work/approvals/${id}/approve`, {
      headers: { Cookie: `superwallet_session=${person.token}` },
    });
    expect(answer.status).toBe(401);
    expect(await find(id)).toMatchObject({ status: 'pending' });
  });

  describe('a request', () => {
    it('arrives complete, with its figures, its period in words, and a valid hash chain', async () => {
      const id = idOf(await request());
      const createdAt = provider.environment.clock.now().toISOString();
      const document = await documentOf(id);
      expect(document).toEqual({
        id,
        title: '출장비 정산',
        description: 'Tokyo,\nthree days',
        type: 'expense_report',
        status: 'pending',
        priority: 'urgent',
        createdAt,
        submittedBy: 'Test Person 2',
        department: 'Partnerships',
        approver: 'Test Person 1',
        role: 'approver',
        amount: '1,284,500',
        currency: 'KRW',
        attachments: [
          {
            id: expect.any(Number),
            name: '영수증.csv',
            type: 'CSV',
            size: 21,
            sha256: sha256Hex('day,amount\n21,512000\n'),
          },
        ],
        history: [
          {
            action: 'submitted',
            by: 'Test Person 2',
            date: createdAt,
            comment: '',
            hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          },
        ],
        details: {
          period: 'Feb 21, 2026 – Feb 24, 2026',
          destinations: ['Tokyo, Japan', 'Yokohama, Japan'],
          categories: [
            { name: 'Flights', amount: '512,000' },
            { name: 'Hotel', amount: '772,500' },
          ],
        },
        requester: {
          email: other.email,
          accountCreatedAt: expect.any(String),
          isFirstRequest: expect.any(Boolean),
        },
      });
      expect(proofOf(document).verified).toBe(true);
      const asRequester = { ...document, role: 'requester', requester: undefined };
      expect(await documentOf(id, other)).toEqual(asRequester);
    });

    it('requires only a title, a type, a priority, an amount and a currency', async () => {
      const id = idOf(
        await request({
          description: '',
          department: '',
          amount: '12.5',
          currency: 'USD',
          period: null,
          destinations: [],
          categories: [],
          attachments: [],
        }),
      );
      const document = await documentOf(id);
      expect(document.amount).toBe('12.50');
      expect(document.details).toEqual({ period: '', destinations: [], categories: [] });
      expect(proofOf(document).verified).toBe(true);
    });

    it.each([
      ['approverEmail', 'unknown@test.example', /^No account has this e-mail address\./],
      ['title', ' ', /title is missing/],
      ['title', 'x'.repeat(121), /at most 120/],
      ['type', 'bribe', /type must be expense_report or/],
      ['priority', 'normal', /priority must be low or/],
      ['amount', '0', /above zero/],
      ['amount', '1284500.5', /^An amount in KRW must be a whole number\./],
      ['amount', '1284501', /^The categories come to 1284500, and the amount is 1284501\./],
      ['currency', 'XP', /currency must be KRW or/],
      ['period', { from: '2026-02-24', to: '2026-02-23' }, /period must not end before it begins/],
      ['destinations', ['  '], /missing/],
      ['destinations', Array(11).fill('Busan'), /at most 10/],
      ['categories', [{ name: 'Flights', amount: '-1284500' }], /above zero/],
      [
        'attachments',
        Array.from({ length: 6 }, () => ({ name: 'a.txt', content: base64('a') })),
        /at most 5/,
      ],
    ])('is refused when its %s is %j', async (field, value, sentence) => {
      const before = await list(person);
      const answer = await request({ [field]: value });
      expect(answer.status).toBe(422);
      expect(sentenceOf(answer)).toMatch(sentence);
      expect(await list(person)).toEqual(before);
    });

    it('is refused with a code for an invalid approver', async () => {
      expect((await request({ approverEmail: 'x@test.example' })).body).toMatchObject({
        code: 'approver-unknown',
      });
      const own = await request({}, person, person);
      expect(own.body).toMatchObject({ code: 'approver-self' });
      expect(sentenceOf(own)).toBe('You cannot approve your own request. Enter another address.');
    });

    it('finds no approver by an unproven e-mail address', async () => {
      const unproven = await provider.register();
      const answer = await request({}, other, unproven);
      expect(answer.body).toMatchObject({ code: 'approver-unknown' });
      expect(sentenceOf(answer)).toBe(
        sentenceOf(await request({ approverEmail: 'x@test.example' })),
      );
      expect(await list(unproven)).toEqual([]);
      await proveEmail(provider.database, unproven.id);
      expect((await request({}, other, unproven)).status).toBe(201);
      expect(await list(unproven)).toHaveLength(1);
    });

    it('recognises the user’s own e-mail address, even before it is proven', async () => {
      const unproven = await provider.register();
      expect((await request({}, unproven, unproven)).body).toMatchObject({ code: 'approver-self' });
    });

    it('counts unknown approvers as missed look-ups', async () => {
      const searcher = await provider.register();
      const ask = (to: Person | { email: string }) =>
        request({ attachments: [], approverEmail: to.email }, searcher);
      for (let count = 0; count < lookUpLimits.misses; count += 1) {
        const answer = await ask({ email: `guess${count}@test.example` });
        expect(answer.body).toMatchObject({ code: 'approver-unknown' });
      }
      expect((await ask({ email: 'one.more@test.example' })).status).toBe(429);
      expect((await ask(person)).status).toBe(429);
      const body = { kind: 'account', recipient: 'guess@test.example' };
      const found = { token: searcher.token, body };
      expect((await provider.request('POST', '/recipients/find', found)).status).toBe(429);
      provider.environment.advance(lookUpWindow);
      expect((await ask(person)).status).toBe(201);
    });

    it('that is refused for another reason is no missed look-up', async () => {
      const asker = await provider.register();
      for (let count = 0; count <= lookUpLimits.misses; count += 1) {
        expect((await request({}, asker, asker)).status).toBe(422);
      }
      expect((await request({ attachments: [] }, asker, person)).status).toBe(201);
    });

    it('shows its approver the requester’s proven e-mail address, account age and first request', async () => {
      const newcomer = await provider.register();
      const account = z
        .object({ createdAt: z.string() })
        .parse((await provider.get('/user', newcomer.token)).body);
      const first = await submit(person, newcomer);
      expect((await documentOf(first)).requester).toEqual({
        email: null,
        accountCreatedAt: account.createdAt,
        isFirstRequest: true,
      });
      expect(await find(first)).toMatchObject({ isFirstRequest: true });
      await proveEmail(provider.database, newcomer.id);
      const second = await submit(person, newcomer);
      expect((await documentOf(second)).requester).toEqual({
        email: newcomer.email,
        accountCreatedAt: account.createdAt,
        isFirstRequest: false,
      });
      expect(await find(second)).toMatchObject({ isFirstRequest: false });
      // The earlier request is still marked as the first, and requests to other approvers are counted separately.
      expect((await documentOf(first)).requester).toMatchObject({ isFirstRequest: true });
      const elsewhere = await submit(other, newcomer);
      expect((await documentOf(elsewhere, other)).requester).toMatchObject({
        email: newcomer.email,
        isFirstRequest: true,
      });
      expect(proofOf(await documentOf(second)).verified).toBe(true);
    });

    it('does not show the data about its requester to the requester', async () => {
      const id = await submit(person);
      expect(await documentOf(id, other)).not.toHaveProperty('requester');
      const [own] = await list(other, 'requests');
      expect(own).not.toHaveProperty('isFirstRequest');
    });

    it('finds the approver by their e-mail, ignoring case', async () => {
      const answer = await request({ approverEmail: person.email.toUpperCase() });
      expect(answer.status).toBe(201);
    });

    it('cannot be made in the name of another user', async () => {
      expect((await request({ userId: person.id })).status).toBe(403);
    });

    it('is stored once under a key', async () => {
      const first = await request({}, other, person, 'request-key-1');
      const again = await request({}, other, person, 'request-key-1');
      expect(again.body).toEqual(first.body);
      const same = (await list(person)).filter(({ id }) => id === idOf(first));
      expect(same).toHaveLength(1);
    });

    it('notifies its approver, and its requester of the decision', async () => {
      const approver = await provider.events(person);
      const requester = await provider.events(other);
      const id = idOf(await request({ title: '노트북 교체' }));
      expect(await approver.until('change', { area: 'work' })).toContainEqual({
        type: 'notification',
        data: {
          title: '결재 요청',
          message: 'Test Person 2님이 ‘노트북 교체’ 결재를 요청했어요.',
          english: {
            title: 'Approval requested',
            message: 'Test Person 2 asks you to approve “노트북 교체”.',
          },
          type: 'info',
          quiet: false,
        },
      });
      // The first change is the request, the next is the decision.
      await requester.until('change', { area: 'work' });
      await review(id, 'reject', '예산을 초과합니다.');
      expect(await requester.until('change', { area: 'work' })).toContainEqual({
        type: 'notification',
        data: {
          title: '결재 반려',
          message: 'Test Person 1님이 ‘노트북 교체’ 요청을 반려했어요. 사유: 예산을 초과합니다.',
          english: {
            title: 'Request rejected',
            message: 'Test Person 1 has rejected “노트북 교체”. Reason: 예산을 초과합니다.',
          },
          type: 'warning',
          quiet: false,
        },
      });
      const bell = await provider.get(`/notifications/${other.id}`, other.token);
      expect(bell.body).toContainEqual(
        expect.objectContaining({ title: '결재 반려', actionUrl: `/document/${id}` }),
      );
      await Promise.all([approver.close(), requester.close()]);
    });

    it('is in the activities of both users', async () => {
      const id = idOf(await request({ title: 'Team offsite' }));
      await decide(id, 'approve');
      const activities = async (whose: Person) =>
        (await provider.get(`/activities/${whose.id}?type=work`, whose.token)).body;
      expect(await activities(person)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ title: 'Team offsite', id: `approval-${id}` }),
        ]),
      );
      expect(await activities(other)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            title: 'Team offsite',
            id: `request-${id}`,
            description: 'To Test Person 1',
            status: 'approved',
          }),
        ]),
      );
    });
  });

  describe('a review', () => {
    it('stores its comment in the history, whose chain continues', async () => {
      const id = await submit(person);
      expect((await review(id, 'approve', ' 좋아요.\nPlease book. ')).status).toBe(200);
      const document = await documentOf(id, other);
      expect(document.status).toBe('approved');
      expect(document.history.at(-1)).toMatchObject({
        action: 'approved',
        by: 'Test Person 1',
        comment: '좋아요.\nPlease book.',
      });
      expect(proofOf(document).verified).toBe(true);
    });

    it('requires a comment of limited length to reject', async () => {
      const id = await submit(person);
      const silent = await review(id, 'reject', '  ');
      expect(silent.status).toBe(422);
      expect(sentenceOf(silent)).toBe('The comment is needed to reject.');
      expect((await review(id, 'reject', 'x'.repeat(1001))).status).toBe(422);
      expect(await find(id)).toMatchObject({ status: 'pending' });
    });

    it('is stored only once if it is repeated', async () => {
      const id = await submit(person);
      await review(id, 'approve', 'Once.');
      expect((await review(id, 'approve', 'Once.')).status).toBe(200);
      expect((await documentOf(id)).history).toHaveLength(2);
      expect((await decide(id, 'reject')).status).toBe(409);
    });

    it('is restricted to the approver', async () => {
      const id = await submit(person);
      expect((await review(id, 'approve', '', other)).status).toBe(404);
      const third = await provider.register();
      expect((await review(id, 'approve', '', third)).status).toBe(404);
      expect(await find(id)).toMatchObject({ status: 'pending' });
    });
  });

  describe('a document', () => {
    it('and its files are visible only to its approver and its requester', async () => {
      const id = idOf(await request());
      const [file] = (await documentOf(id)).attachments;
      const third = await provider.register();
      expect((await provider.get(`/work/documents/${id}`, third.token)).status).toBe(404);
      expect((await provider.get(`/work/documents/${id}`)).status).toBe(401);
      expect((await attachment(file?.id ?? 0, third.token)).status).toBe(404);
      expect((await attachment(file?.id ?? 0, '')).status).toBe(401);
      for (const { token } of [person, other]) {
        const answer = await attachment(file?.id ?? 0, token);
        expect(await answer.text()).toBe('day,amount\n21,512000\n');
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename="attachment"',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        });
      }
    });

    const changes: readonly [string, (id: number) => ReturnType<typeof sql>][] = [
      ['title', (id) => sql`update work_approvals set title = title || '.' where id = ${id}`],
      ['amount', (id) => sql`update work_approvals set amount = '9,284,500' where id = ${id}`],
      ['currency', (id) => sql`update work_approvals set currency = 'USD' where id = ${id}`],
      ['approver', (id) => sql`update work_approvals set approver = 'Eve' where id = ${id}`],
      [
        'time of submission',
        (id) =>
          sql`update work_approvals set created_at = created_at + interval '1 ms' where id = ${id}`,
      ],
      [
        'category',
        (id) =>
          sql`update work_approvals set details = replace(details::text, 'Hotel', 'Motel')::json where id = ${id}`,
      ],
      ['status', (id) => sql`update work_approvals set status = 'rejected' where id = ${id}`],
      [
        'comment',
        (id) =>
          sql`update work_events set comment = 'Fine!' where approval_id = ${id} and position = 2`,
      ],
      [
        'person who decided',
        (id) => sql`update work_events set by = 'Eve' where approval_id = ${id} and position = 2`,
      ],
      [
        'hash',
        (id) =>
          sql`update work_events set hash = translate(hash, '0123456789', '1234567890') where approval_id = ${id} and position = 1`,
      ],
      [
        'submission',
        (id) => sql`delete from work_events where approval_id = ${id} and position = 1`,
      ],
      [
        'file’s name',
        (id) =>
          sql`update work_attachments set name_encrypted = 'other.csv' where approval_id = ${id}`,
      ],
      ['file', (id) => sql`delete from work_attachments where approval_id = ${id}`],
    ];
    it.each(changes)('whose %s is changed in the database is not verified', async (_, change) => {
      const id = idOf(await request());
      await review(id, 'approve', 'Fine.');
      expect(proofOf(await documentOf(id)).verified).toBe(true);
      await provider.database.transaction((tx) => tx.execute(change(id)));
      expect(proofOf(await documentOf(id)).verified).toBe(false);
    });

    it('reveals a manipulated file by the file’s hash', async () => {
      const id = idOf(await request());
      const [file] = (await documentOf(id)).attachments;
      await provider.database.transaction((tx) =>
        tx
          .update(workAttachments)
          .set({ content: Buffer.from('day,amount\n21,912000\n') })
          .where(eq(workAttachments.approvalId, id)),
      );
      const answer = await attachment(file?.id ?? 0, person.token);
      expect(sha256Hex(new Uint8Array(await answer.arrayBuffer()))).not.toBe(file?.sha256);
    });
  });

  it.each([
    ['approved without a time', { status: 'approved' as const }],
    ['pending with a time', { status: 'pending' as const, decidedAt: new Date(0) }],
    ['requested by the approver', { status: 'pending' as const, requesterId: 1 }],
    [
      'taken back while it is approved',
      { status: 'approved' as const, decidedAt: new Date(0), withdrawnAt: new Date(0) },
    ],
  ])('cannot be %s, which the database enforces', async (_, wrong) => {
    const write = provider.database.transaction((tx) =>
      tx
        .insert(workApprovals)
        .values({ title: 'x', priority: 'low', userId: 1, createdAt: new Date(0), ...wrong }),
    );
    await expect(write).rejects.toThrow();
  });

  it('cannot have two decisions, as the database enforces', async () => {
    const id = await submit(person);
    await decide(id, 'approve');
    const write = provider.database.transaction((tx) =>
      tx.insert(workEvents).values({
        approvalId: id,
        position: 3,
        action: 'rejected',
        by: 'x',
        at: new Date(0),
        hash: 'x',
      }),
    );
    await expect(write).rejects.toThrow();
  });
});
