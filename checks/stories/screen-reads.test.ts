import { expect, test } from 'vitest';

import { appFiles, readsOf, wrongNames } from './screen-reads.ts';

test('the catalogue files of the screens list exactly the reads of their routes', () => {
  expect(wrongNames(appFiles())).toEqual([]);
});

test('the reads of a screen are the reads of its route and of the imported files', () => {
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

test('missing and unused reads in the catalogue file of a screen are reported', () => {
  const files = { 'app/routes/DepositRoute.tsx': `useLoadable('assets', { params });` };
  const found = wrongNames(files).filter((problem) => problem.startsWith('Deposit '));
  expect(found).toEqual([
    'Deposit lacks assets',
    'Deposit does not read exchangeRates',
    'Deposit does not read fees',
    'Deposit does not read bankAccounts',
    'Deposit does not read cards',
  ]);
});
