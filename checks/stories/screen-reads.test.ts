import { expect, test } from 'vitest';

import { appFiles, readsOf, wrongNames } from './screen-reads.ts';

test('the failing reads are those of the routes', () => {
  expect(wrongNames(appFiles())).toEqual([]);
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
      useCached('user', { params });
      queries.cache.setQueryData(queries.query('workApprovals', { params }).queryKey, []);
      await client('approveWork', { params });
      const file = await client('workAttachment', { params });`,
  };
  expect([...readsOf('app/routes/HomeRoute.tsx', files)]).toEqual([]);
});

test('a read without words, and words without a read, name their screen', () => {
  const files = { 'app/routes/DepositRoute.tsx': `useLoadable('assets', { params });` };
  const found = wrongNames(files).filter((problem) => problem.startsWith('Deposit '));
  expect(found).toEqual(['Deposit lacks assets', 'Deposit does not read exchangeRates']);
});
