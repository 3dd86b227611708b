import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { appFiles, failureStoryFiles, generatedStories, readsOf } from './failure-stories.ts';

test('the files are those that `npm run failures` writes', async () => {
  const files = globSync(generatedStories).map((path) => [path, readFileSync(path, 'utf8')]);
  expect(Object.fromEntries(files)).toEqual(await failureStoryFiles(appFiles()));
});

test('a screen reads what its route and the files behind it show', () => {
  const files = {
    'app/routes/HomeRoute.tsx': `
      const IdCards = afterFirstScreen(() => import('../WalletIdCards.tsx'));
      useQuery({
        ...queries.query('user', { params }),
      });
      useInfiniteQuery({ queryFn: async () => client('activities', { params }) });`,
    'app/WalletIdCards.tsx': `
      import HomeRoute from './routes/HomeRoute.tsx';
      useLoadable('credentials', { params });`,
  };
  expect([...readsOf('app/routes/HomeRoute.tsx', files)]).toEqual([
    'user',
    'activities',
    'credentials',
  ]);
});

test('what is known, looked up, written or asked for on demand is no read', () => {
  const files = {
    'app/routes/HomeRoute.tsx': `
      useKnown('user', { params });
      queries.cache.setQueryData(queries.query('workApprovals', { params }).queryKey, []);
      await client('approveWork', { params });
      const file = await client('workAttachment', { params });`,
  };
  expect([...readsOf('app/routes/HomeRoute.tsx', files)]).toEqual([]);
});

test('a read without words names its screen', async () => {
  const files = { 'app/routes/DepositRoute.tsx': `useLoadable('assets', { params });` };
  await expect(failureStoryFiles(files)).rejects.toThrow(
    'Deposit lacks [assets], and does not read [exchangeRates]',
  );
});
