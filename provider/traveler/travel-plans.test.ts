import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Activity } from '#wallet/entities/activity.ts';
import { TravelPlan, type TravelPlanChanges } from '#wallet/entities/travel-plan.ts';

import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const day = 24 * 60 * 60_000;

await describeOnEachDatabase('the travel plans', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  let today: number;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    const { environment } = provider;
    // Half an hour before midnight in UTC, which is the next day in Korea.
    const now = environment.clock.now().getTime();
    environment.advance(2 * day - (now % day) - 30 * 60_000);
    today = environment.clock.now().getTime();
    person = await provider.register();
    other = await provider.register();
  });
  afterAll(() => provider.close());

  /** A day as `2026-05-01`, relative to the current one in UTC. */
  const dayIn = (days: number) => new Date(today + days * day).toISOString().slice(0, 10);
  const trip = (from: number, to: number, changes: Partial<TravelPlanChanges> = {}) => ({
    title: 'Lighthouse tour',
    destination: 'Ulleungdo',
    startDate: dayIn(from),
    endDate: dayIn(to),
    type: 'leisure',
    notes: 'The ferry leaves\nfrom Pohang.',
    ...changes,
  });
  const add = async (plan: ReturnType<typeof trip>, who = person) => {
    const body = { userId: who.id, ...plan };
    const answer = await provider.request('POST', '/travel-plans', { token: who.token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return TravelPlan.parse(answer.body);
  };
  const change = (id: number, body: unknown, who = person) =>
    provider.request('PUT', `/travel-plans/${id}`, { token: who.token, body });
  const list = async (who = person) =>
    z.array(TravelPlan).parse((await provider.get(`/travel-plans/${who.id}`, who.token)).body);
  const history = async (who = person) =>
    z
      .array(Activity)
      .parse((await provider.get(`/activities/${who.id}?type=travel`, who.token)).body)
      .map(({ status }) => status);
  const moveTo = (timezone: string, who = person) =>
    provider.database.transaction((tx) =>
      tx.update(users).set({ timezone }).where(eq(users.id, who.id)),
    );

  it('have their notes in every answer', async () => {
    const saved = await add(trip(5, 6));
    expect(saved.notes).toBe('The ferry leaves\nfrom Pohang.');
    expect((await list())[0]).toEqual(saved);
  });

  it('have the status of their days in the zone of the profile, in the list and the history', async () => {
    const traveller = await provider.register();
    // Latest first: over yesterday, ends today, starts today, starts tomorrow.
    for (const [from, to] of [
      [1, 3],
      [0, 2],
      [-3, 0],
      [-3, -1],
    ] as const) {
      await add(trip(from, to), traveller);
    }
    const statuses = async () => (await list(traveller)).map(({ status }) => status);
    const inUtc = ['completed', 'confirmed', 'confirmed', 'planning'];
    expect(await statuses()).toEqual(inUtc);
    expect(await history(traveller)).toEqual(inUtc);
    await moveTo('UTC+9', traveller);
    const inKorea = ['completed', 'completed', 'confirmed', 'confirmed'];
    expect(await statuses()).toEqual(inKorea);
    expect(await history(traveller)).toEqual(inKorea);
    await moveTo('UTC-5', traveller);
    expect(await statuses()).toEqual(inUtc);
  });

  it('are changed in all fields, and a repeat changes nothing more', async () => {
    const { id } = await add(trip(5, 6));
    const changes = trip(-5, -4, {
      title: '  Lighthouse walk ',
      destination: 'Dokdo',
      type: 'family',
      notes: '',
    });
    const first = await change(id, changes);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ ...changes, id, title: 'Lighthouse walk', status: 'completed' });
    const again = await change(id, changes);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await list()).filter((plan) => plan.id === id)).toEqual([first.body]);
  });

  it('are changed by their owner only, while they exist', async () => {
    const { id, ...plan } = await add(trip(5, 6));
    for (const answer of [
      await change(id, trip(5, 6, { title: 'Taken' }), other),
      await change(2_000_000_000, trip(5, 6)),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'trip-missing' } });
      expect(sentenceOf(answer)).toBe('There is no such trip among yours.');
    }
    expect((await list()).find((each) => each.id === id)).toEqual({ id, ...plan });
    await provider.request('DELETE', `/travel-plans/${id}`, { token: person.token });
    expect(await change(id, trip(5, 6))).toMatchObject({ status: 404 });
    expect((await list()).some((each) => each.id === id)).toBe(false);
  });

  it.each([
    ['a title of blanks', { title: ' ' }],
    ['a title of 101 characters', { title: 'x'.repeat(101) }],
    ['notes of 1001 characters', { notes: 'x'.repeat(1001) }],
    ['an unknown type', { type: 'pilgrimage' }],
    ['a day that does not exist', { startDate: '2026-02-30' }],
    ['an end before the start', { startDate: '2026-02-03', endDate: '2026-02-02' }],
    ['a missing field', { destination: undefined }],
  ])('refuse %s, as for a new trip', async (_, wrong) => {
    const { id, ...plan } = await add(trip(5, 6));
    const body = { ...trip(5, 6), ...wrong };
    expect((await change(id, body)).status).toBe(422);
    const create = { token: person.token, body: { userId: person.id, ...body } };
    expect((await provider.request('POST', '/travel-plans', create)).status).toBe(422);
    expect((await list()).find((each) => each.id === id)).toEqual({ id, ...plan });
  });
});
