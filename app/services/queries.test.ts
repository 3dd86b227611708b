import { QueryObserver } from '@tanstack/react-query';
import { providerFetch } from '#api/provider-fetch.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { rewrite } from './rewrite.ts';
import { person, signedInServices } from '../testing/test-services.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', providerFetch(fetched));
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const assets = { params: { userId: 1 } };

test('an answer stays cached until the wallet invalidates it', async () => {
  const { queries } = signedInServices();
  const query = queries.query('assets', assets);
  await queries.cache.fetchQuery(query);
  await queries.cache.fetchQuery(query);
  expect(fetched).toHaveBeenCalledOnce();
  await queries.refresh('assets');
  await queries.cache.fetchQuery(query);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a first answer that is in flight when something changes is not cached', async () => {
  const { queries } = signedInServices();
  let answerLate: (answer: Response) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  const observer = new QueryObserver(queries.cache, queries.query('assets', assets));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json([{ assetType: 'XP', balance: '2' }])),
  );
  await queries.refresh('assets');
  answerLate(Response.json([{ assetType: 'XP', balance: '1' }]));
  await vi.waitFor(() =>
    expect(observer.getCurrentResult().data).toEqual([{ assetType: 'XP', balance: '2' }]),
  );
  expect(fetched).toHaveBeenCalledTimes(2);
  stop();
});

test('queries that a write invalidates are refetched, also if their cache was updated', async () => {
  const { queries, client } = signedInServices();
  const travelPlans = queries.query('travelPlans', assets);
  await queries.cache.fetchQuery(travelPlans);
  await queries.cache.fetchQuery(queries.query('assets', assets));
  fetched.mockImplementation(() => Promise.resolve(Response.json({ success: true })));
  await client('removeTravelPlan', { params: { id: 1 } });
  rewrite(queries, 'travelPlans', assets, (known) => known?.slice(1));
  expect(queries.cache.getQueryState(travelPlans.queryKey)?.isInvalidated).toBe(true);
  expect(queries.cache.getQueryState(['assets', assets.params])?.isInvalidated).toBe(false);
});

test('a failed call is not retried automatically', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  const { queries } = signedInServices();
  await expect(queries.cache.fetchQuery(queries.query('assets', assets))).rejects.toHaveProperty(
    'status',
    503,
  );
  expect(fetched).toHaveBeenCalledOnce();
});

test('a retry refetches only failed and unanswered queries', async () => {
  const { queries } = signedInServices();
  await queries.cache.fetchQuery(queries.query('transactions', assets));
  const watch = (name: 'assets' | 'activities') => {
    const observer = new QueryObserver(queries.cache, queries.query(name, assets));
    return { observer, stop: observer.subscribe(() => undefined) };
  };
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const failed = watch('assets');
  await vi.waitFor(() => expect(failed.observer.getCurrentResult().isError).toBe(true));
  let fail: (error: Error) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const late = watch('activities');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));

  await queries.retry();
  fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(late.observer.getCurrentResult().data).toEqual([]));
  expect(failed.observer.getCurrentResult().data).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(5);
  failed.stop();
  late.stop();
});

test('the next user sees nothing that the previous user has read', async () => {
  const { queries, session } = signedInServices();
  await queries.cache.fetchQuery(queries.query('assets', assets));
  session.mergeUser({ firstName: 'Minji' });
  expect(queries.cache.getQueryCache().getAll()).toHaveLength(1);
  session.save({ token: 'token-2', user: person(2) });
  expect(queries.cache.getQueryCache().getAll()).toEqual([]);
});

test('answers from before a lock stay cached, and are refetched after the unlock', async () => {
  const { queries, session } = signedInServices();
  const query = queries.query('assets', assets);
  await queries.cache.fetchQuery(query);
  session.lock();
  expect(queries.cache.getQueryData(query.queryKey)).toEqual([]);
  expect(queries.cache.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
  session.unlock();
  expect(queries.cache.getQueryData(query.queryKey)).toEqual([]);
  expect(queries.cache.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});
