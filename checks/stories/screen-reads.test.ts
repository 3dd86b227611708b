import { expect, test } from 'vitest';

import { appFiles, readsOf, wrongNames } from './screen-reads.ts';

test('the failing reads are those of the routes', () => {
  expect(wrongNames(appFiles())).toEqual([]);
});

test('reads of a screen are those of its route and of the files that it imports', () => {
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

test('cached, on-demand and write calls are not reads', () => {
  const files = {
    'app/routes/HomeRoute.tsx': `
      useCached('user', { params });
      queries.cache.setQueryData(queries.query('workApprovals', { params }).queryKey, []);
      await client('approveWork', { params });
      const file = await client('workAttachment', { params });`,
  };
  expect([...readsOf('app/routes/HomeRoute.tsx', files)]).toEqual([]);
});

test('a read without a description, and a description without a read, are reported with their screen', () => {
  const files = { 'app/routes/DepositRoute.tsx': `useLoadable('assets', { params });` };
  const found = wrongNames(files).filter((problem) => problem.startsWith('Deposit '));
  expect(found).toEqual(['Deposit lacks assets', 'Deposit does not read exchangeRates']);
});
