import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { proofOf } from '#wallet/document-proof.ts';
import { WorkDocument } from '#wallet/entities/document.ts';

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

const base64 = (content: string) => Buffer.from(content).toString('base64');

const corrected = { ...workRequest, title: '출장비 정정' };

interface Named extends Person {
  name: string;
}

describeOnEmbedded('ended work requests', (fresh) => {
  let provider: TestProvider;
  let count = 0;
  /** The approver. */
  let person: Named;
  /** The requester: a new one in each test, because requests per day are limited. */
  let other: Named;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await register();
  });
  beforeEach(async () => {
    other = await register();
  });
  afterAll(() => provider.close());

  const register = async (): Promise<Named> => {
    const registered = await provider.register();
    count += 1;
    await proveEmail(provider.database, registered.id);
    return { ...registered, name: `Test Person ${count}` };
  };
  const request = (changes: Record<string, unknown> = {}, from: Person = other) =>
    provider.request('POST', '/work/requests', {
      token: from.token,
      body: { ...workRequest, userId: from.id, approverEmail: person.email, ...changes },
    });
  const idOf = ({ body }: Answer) => z.object({ id: z.int() }).parse(body).id;
  const submit = async (from: Person = other) => idOf(await request({ attachments: [] }, from));
  const decide = (id: number, action: 'approve' | 'reject') =>
    provider.request('POST', `/work/approvals/${id}/${action}`, {
      token: person.token,
      ...(action === 'reject' && { body: { comment: 'Too expensive.' } }),
    });
  const takeBack = (id: number | string, whose: Person = other) =>
    provider.request('POST', `/work/requests/${id}/take-back`, { token: whose.token });
  const correct = (
    replaces: number,
    changes: Record<string, unknown> = {},
    whose: Person = other,
  ) =>
    provider.request('POST', '/work/corrections', {
      token: whose.token,
      body: { ...corrected, userId: whose.id, replaces, ...changes },
    });
  const review = (id: number, action: string, comment: string) =>
    provider.request('POST', `/work/documents/${id}/review`, {
      token: person.token,
      body: { action, comment },
    });
  const list = async (whose: Person, which = 'approvals') =>
    z
      .array(z.looseObject({ id: z.int() }))
      .parse((await provider.get(`/work/${which}/${whose.id}`, whose.token)).body);
  const find = async (id: number) => (await list(person)).find((listed) => listed.id === id);
  const documentOf = async (id: number, whose: Person = person) =>
    WorkDocument.parse((await provider.get(`/work/documents/${id}`, whose.token)).body);

  describe('a rejection in the list', () => {
    const reject = (id: number, sent: { body?: unknown }) =>
      provider.request('POST', `/work/approvals/${id}/reject`, { token: person.token, ...sent });

    it.each([
      ['without a body, as earlier wallets send it', {}],
      ['with an empty body', { body: {} }],
      ['with a blank reason', { body: { comment: ' \n ' } }],
    ])('%s is refused with a sentence about the reason', async (_name, sent) => {
      const id = await submit();
      const answer = await reject(id, sent);
      expect([answer.status, answer.body]).toEqual([
        422,
        expect.objectContaining({ code: 'rejection-reason-missing' }),
      ]);
      expect(sentenceOf(answer)).toBe(
        'A rejection needs a reason. Open the document to write one.',
      );
      expect(await find(id)).toMatchObject({ status: 'pending', reason: '' });
      expect((await documentOf(id)).history).toHaveLength(1);
    });

    it.each([
      ['that is too long', { body: { comment: 'x'.repeat(1001) } }],
      ['that is no text', { body: { comment: 1 } }],
    ])('with a reason %s is refused', async (_name, sent) => {
      const id = await submit();
      expect((await reject(id, sent)).status).toBe(422);
      expect(await find(id)).toMatchObject({ status: 'pending' });
    });

    it('shows its reason in both lists and in the document', async () => {
      const id = await submit();
      expect((await reject(id, { body: { comment: ' 예산 초과.\nNext year. ' } })).status).toBe(
        200,
      );
      const reason = '예산 초과.\nNext year.';
      expect(await find(id)).toMatchObject({ status: 'rejected', reason });
      const own = (await list(other, 'requests')).find((each) => each.id === id);
      expect(own).toMatchObject({ status: 'rejected', reason });
      expect((await documentOf(id, other)).history.at(-1)).toMatchObject({ comment: reason });
    });

    it('has the first characters of a long reason in its notification', async () => {
      const id = await submit();
      await reject(id, { body: { comment: '가'.repeat(200) } });
      const bell = await provider.get(`/notifications/${other.id}`, other.token);
      expect(bell.body).toContainEqual(
        expect.objectContaining({
          message: expect.stringMatching(/반려했어요\. 사유: 가{120}…$/),
          actionUrl: `/document/${id}`,
        }),
      );
    });

    it('is not the comment of an approval', async () => {
      const id = await submit();
      await review(id, 'approve', 'Fine.');
      expect(await find(id)).toMatchObject({ status: 'approved', reason: '' });
    });
  });

  describe('a request that is taken back', () => {
    it('is rejected by its requester in a verified history, for both users', async () => {
      const id = await submit();
      const answer = await takeBack(id);
      const at = provider.environment.clock.now().toISOString();
      expect(answer.status).toBe(200);
      for (const listed of [
        await find(id),
        (await list(other, 'requests')).find((each) => each.id === id),
      ]) {
        expect(listed).toMatchObject({
          status: 'rejected',
          decidedAt: at,
          takenBackAt: at,
          reason: '',
        });
      }
      for (const whose of [person, other]) {
        const document = await documentOf(id, whose);
        expect(document.history.map(({ action, by }) => [action, by])).toEqual([
          ['submitted', other.name],
          ['withdrawn', other.name],
          ['rejected', other.name],
        ]);
        // The proof of the previous version, whose rule this is too.
        expect(proofOf(document).verified).toBe(true);
        expect(document).not.toHaveProperty('replacedBy');
      }
    });

    it('notifies its approver', async () => {
      const id = idOf(await request({ title: '회의실 예약', attachments: [] }));
      const approver = await provider.events(person);
      await takeBack(id);
      expect(await approver.until('change', { area: 'work' })).toContainEqual({
        type: 'notification',
        data: {
          title: '결재 요청 회수',
          message: `${other.name}님이 ‘회의실 예약’ 결재 요청을 회수했어요.`,
          english: {
            title: 'Request withdrawn',
            message: `${other.name} has withdrawn the request to approve “회의실 예약”.`,
          },
          type: 'info',
          quiet: false,
        },
      });
      await approver.close();
    });

    it('can no longer be decided', async () => {
      const id = await submit();
      await takeBack(id);
      for (const answer of [
        await decide(id, 'approve'),
        await decide(id, 'reject'),
        await review(id, 'approve', ''),
        await review(id, 'reject', 'No.'),
        await correct(id),
      ]) {
        expect([answer.status, answer.body]).toEqual([
          409,
          expect.objectContaining({ code: 'document-taken-back' }),
        ]);
        expect(sentenceOf(answer)).toBe(
          'This request has been taken back. It can no longer be changed.',
        );
      }
      expect((await documentOf(id)).history).toHaveLength(3);
    });

    it('is taken back once if it is repeated', async () => {
      const id = await submit();
      const first = await takeBack(id);
      provider.environment.advance(60_000);
      const again = await takeBack(id);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect((await documentOf(id)).history).toHaveLength(3);
    });

    it('must be pending', async () => {
      const id = await submit();
      await decide(id, 'approve');
      const answer = await takeBack(id);
      expect(answer.status).toBe(409);
      expect(sentenceOf(answer)).toBe('This document has already been approved.');
    });

    it('can be taken back by its requester only', async () => {
      const id = await submit();
      const third = await register();
      for (const answer of [
        await takeBack(id, person),
        await takeBack(id, third),
        await takeBack(2_000_000_000),
        await takeBack('1e1'),
      ]) {
        expect(answer.status).toBe(404);
      }
      expect(await find(id)).toMatchObject({ status: 'pending' });
    });

    it('leaves the next request the first one of its account', async () => {
      const newcomer = await register();
      await takeBack(await submit(newcomer), newcomer);
      const second = await submit(newcomer);
      expect(await find(second)).toMatchObject({ isFirstRequest: true });
    });

    it('has exactly one winner against simultaneous decisions', async () => {
      for (let round = 0; round < 8; round += 1) {
        const id = await submit();
        const answers = await Promise.all([
          decide(id, 'approve'),
          takeBack(id),
          decide(id, 'reject'),
          correct(id, { attachments: [] }),
        ]);
        const won = answers.filter(({ status }) => status < 300);
        expect(won).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
        const document = await documentOf(id);
        const decisions = document.history.filter(({ action }) =>
          ['approved', 'rejected'].includes(action),
        );
        expect(decisions).toHaveLength(1);
        expect(proofOf(document).verified).toBe(true);
      }
    });

    it('is shown as taken back in the activities of both users', async () => {
      const id = idOf(await request({ title: 'Taken', attachments: [] }));
      await takeBack(id);
      for (const [whose, activity] of [
        [person, `approval-${id}`],
        [other, `request-${id}`],
      ] as const) {
        const { body } = await provider.get(`/activities/${whose.id}?type=work`, whose.token);
        expect(body).toContainEqual(
          expect.objectContaining({ id: activity, status: 'taken_back' }),
        );
      }
    });
  });

  describe('a correction', () => {
    it('replaces a request for the same approver, and is the only one in the lists', async () => {
      const id = idOf(await request());
      provider.environment.advance(60_000);
      const answer = await correct(id, { amount: '900', categories: [], period: null });
      expect(answer.status).toBe(201);
      const newer = idOf(answer);
      const correctedAt = provider.environment.clock.now().toISOString();
      for (const found of [await list(person), await list(other, 'requests')]) {
        expect(found.map((each) => each.id)).not.toContain(id);
        expect(found.find((each) => each.id === newer)).toMatchObject({
          title: '출장비 정정',
          amount: '900',
          status: 'pending',
          correctedAt,
          takenBackAt: null,
        });
      }
      const document = await documentOf(newer);
      expect(document).toMatchObject({
        replaces: id,
        approver: person.name,
        status: 'pending',
      });
      expect(document).not.toHaveProperty('replacedBy');
      expect(document.attachments.map(({ name }) => name)).toEqual(['영수증.csv']);
      expect(proofOf(document).verified).toBe(true);
      const earlier = await documentOf(id);
      expect(earlier).toMatchObject({ status: 'rejected', replacedBy: newer });
      expect(earlier.history.map(({ action }) => action)).toEqual([
        'submitted',
        'corrected',
        'rejected',
      ]);
      expect(proofOf(earlier).verified).toBe(true);
    });

    it('is the version that is decided: a decision on an earlier one is refused', async () => {
      const id = await submit();
      const newer = idOf(await correct(id));
      for (const answer of [
        await decide(id, 'approve'),
        await review(id, 'reject', 'No.'),
        await takeBack(id),
        await correct(id),
      ]) {
        expect([answer.status, answer.body]).toEqual([
          409,
          expect.objectContaining({ code: 'document-corrected' }),
        ]);
        expect(sentenceOf(answer)).toBe(
          'This request has been corrected. Open the newest version in Work.',
        );
      }
      expect((await decide(newer, 'approve')).status).toBe(200);
      expect((await correct(newer)).body).toMatchObject({ code: 'document-decided' });
    });

    it('notifies the approver, and leads to the newest version', async () => {
      const id = await submit();
      const approver = await provider.events(person);
      const newer = idOf(await correct(id, { title: '새 제목' }));
      expect(await approver.until('change', { area: 'work' })).toContainEqual({
        type: 'notification',
        data: {
          title: '결재 요청 정정',
          message: `${other.name}님이 ‘새 제목’ 결재 요청을 정정했어요.`,
          english: {
            title: 'Request corrected',
            message: `${other.name} has corrected the request to approve “새 제목”.`,
          },
          type: 'info',
          quiet: false,
        },
      });
      const bell = await provider.get(`/notifications/${person.id}`, person.token);
      expect(bell.body).toContainEqual(
        expect.objectContaining({ title: '결재 요청 정정', actionUrl: `/document/${newer}` }),
      );
      await approver.close();
    });

    it('needs no e-mail address, so that an approver who has changed theirs still gets it', async () => {
      const id = await submit();
      expect(await correct(id)).toMatchObject({ status: 201 });
    });

    it('of a first request is still the first', async () => {
      const newcomer = await register();
      const id = await submit(newcomer);
      const newer = idOf(await correct(id, {}, newcomer));
      expect(await find(newer)).toMatchObject({ isFirstRequest: true });
    });

    it.each([
      ['amount', '1284500.5', /^An amount in KRW must be a whole number\./],
      ['amount', '1284501', /^The categories come to 1284500, and the amount is 1284501\./],
      ['title', ' ', /title is missing/],
      ['period', { from: '2026-02-24', to: '2026-02-23' }, /period must not end before it begins/],
      ['replaces', 0, /./],
      ['attachments', [{ name: 'a.png', content: base64('no picture') }], /PNG/],
    ])('is refused if its %s is %j, and the request stays', async (field, value, sentence) => {
      const id = await submit();
      const answer = await correct(id, { [field]: value });
      expect(answer.status).toBe(422);
      expect(sentenceOf(answer)).toMatch(sentence);
      expect(await find(id)).toMatchObject({ status: 'pending' });
    });

    it('can be made by the requester only', async () => {
      const id = await submit();
      const third = await register();
      expect((await correct(id, {}, person)).status).toBe(404);
      expect((await correct(id, {}, third)).status).toBe(404);
      expect((await correct(id, { userId: person.id })).status).toBe(403);
      expect(await find(id)).toMatchObject({ status: 'pending' });
    });

    it('is made once under a key', async () => {
      const id = await submit();
      const send = () =>
        provider.request('POST', '/work/corrections', {
          token: other.token,
          headers: { [idempotencyKeyHeader]: 'correction-key-1' },
          body: { ...corrected, userId: other.id, replaces: id },
        });
      const first = await send();
      expect(first.status).toBe(201);
      expect((await send()).body).toEqual(first.body);
    });

    it('is only one of several at once', async () => {
      const id = await submit();
      const answers = await Promise.all([correct(id), correct(id), correct(id)]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    });

    it('marks the earlier version as corrected in the activities', async () => {
      const id = await submit();
      await correct(id);
      const { body } = await provider.get(`/activities/${person.id}?type=work`, person.token);
      expect(body).toContainEqual(
        expect.objectContaining({ id: `approval-${id}`, status: 'corrected' }),
      );
    });
  });
});
