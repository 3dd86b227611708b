import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { workApprovals } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const approval = {
  documentId: 7,
  title: '출장비 정산',
  description: 'Tokyo, three days',
  priority: 'urgent' as const,
};

await describeOnEachDatabase('work approvals', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await provider.register();
    other = await provider.register();
  });
  afterAll(() => provider.close());

  /** Adds an approval of a given age. Returns its id. */
  const submit = (whose: Person, minutesAgo = 0) =>
    provider.database.transaction(async (tx) => {
      const createdAt = new Date(provider.environment.clock.now().getTime() - minutesAgo * 60_000);
      const [row] = await tx
        .insert(workApprovals)
        .values({ ...approval, userId: whose.id, status: 'pending', createdAt })
        .returning({ id: workApprovals.id });
      return row?.id ?? 0;
    });
  const decide = (id: number | string, action: 'approve' | 'reject', whose = person) =>
    provider.request('POST', `/work/approvals/${id}/${action}`, { token: whose.token });
  const list = async (whose: Person) =>
    z
      .array(z.looseObject({ id: z.int() }))
      .parse((await provider.get(`/work/approvals/${whose.id}`, whose.token)).body);
  const find = async (id: number, whose = person) =>
    (await list(whose)).find((listed) => listed.id === id);

  it('start empty, and are listed with the latest first, each person’s own only', async () => {
    const newcomer = await provider.register();
    expect(await list(newcomer)).toEqual([]);
    const older = await submit(newcomer, 10);
    const later = await submit(newcomer, 5);
    const oldest = await submit(newcomer, 20);
    await submit(other);
    const listed = await list(newcomer);
    expect(listed.map(({ id }) => id)).toEqual([later, older, oldest]);
    expect(listed[0]).toEqual({
      ...approval,
      id: later,
      userId: newcomer.id,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      decidedAt: null,
    });
  });

  it.each([
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)('%s with an empty body', async (action, status) => {
    const id = await submit(person);
    const answer = await decide(id, action);
    expect(answer.status).toBe(200);
    const decided = { id, status, decidedAt: provider.environment.clock.now().toISOString() };
    expect(answer.body).toMatchObject(decided);
    expect(await find(id)).toMatchObject(decided);
  });

  it('accept the same decision again, so that it can be repeated after a lost answer', async () => {
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
  ] as const)('with the decision to %s refuse to %s', async (first, second, status) => {
    const id = await submit(person);
    await decide(id, first);
    const answer = await decide(id, second);
    expect(answer.status).toBe(409);
    expect(sentenceOf(answer)).toBe(`This document has already been ${status}.`);
    expect(await find(id)).toMatchObject({ status });
  });

  it('accept one decision only when both come many times at once', async () => {
    const id = await submit(person);
    const actions = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'approve' : 'reject'));
    const answers = await Promise.all(actions.map((action) => decide(id, action)));
    const statuses = (action: string) =>
      new Set(answers.filter((_, at) => actions[at] === action).map(({ status }) => status));
    const approved = answers[0]?.status === 200;
    expect(statuses('approve')).toEqual(new Set([approved ? 200 : 409]));
    expect(statuses('reject')).toEqual(new Set([approved ? 409 : 200]));
    expect(await find(id)).toMatchObject({ status: approved ? 'approved' : 'rejected' });
  });

  it('are private', async () => {
    const id = await submit(other);
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

  it('refuse a decision that comes with the cookie only', async () => {
    const id = await submit(person);
    const answer = await provider.request('POST', `/work/approvals/${id}/approve`, {
      headers: { Cookie: `superwallet_session=${person.token}` },
    });
    expect(answer.status).toBe(401);
    expect(await find(id)).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['approved without a time', { status: 'approved' as const }],
    ['pending with a time', { status: 'pending' as const, decidedAt: new Date(0) }],
    ['of no document', { status: 'pending' as const, documentId: 0 }],
  ])('cannot be %s, which the database enforces', async (_, wrong) => {
    const write = provider.database.transaction((tx) =>
      tx
        .insert(workApprovals)
        .values({ ...approval, userId: person.id, createdAt: new Date(0), ...wrong }),
    );
    await expect(write).rejects.toThrow();
  });
});
