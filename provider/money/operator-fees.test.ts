import { afterAll, beforeAll, expect, it } from 'vitest';

import { operatorFees } from '../database/schema.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { documentedFees } from './sample-fees.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

it('replace the documented ones within seconds, unless this version has no such fee', async () => {
  const person = await provider.register();
  const fees = async () => (await provider.get('/fees', person.token)).body;
  expect(await fees()).toEqual(documentedFees);
  const setAt = new Date();
  await provider.database.transaction((tx) =>
    tx.insert(operatorFees).values([
      { name: 'send', value: '0.002', setAt },
      { name: 'of-a-later-version', value: '1', setAt },
    ]),
  );
  provider.environment.advance(2_000);
  await expect.poll(fees).toEqual({ ...documentedFees, send: '0.002' });
});
