import { assetPath } from '#wallet/asset-path.ts';
import { paths, receiptPath } from '#wallet/paths.ts';

import { expect, test, type Person } from './journey.ts';
import { enter, everyScreen, load } from './screens.ts';

/** The screens with a balance, a summary or a receipt of money, without those of single rows. */
const moneyScreens: readonly string[] = [
  paths.home,
  paths.assets,
  paths.send,
  paths.deposit,
  paths.withdraw,
  paths.localpay,
  paths.localTopup,
  paths.localSend,
  paths.localWithdraw,
  paths.traveler,
  paths.statement,
  assetPath('BTC'),
];

const words = /Test money|테스트 머니/;

/** The paths of all screens that say test money (decision 201). */
async function markedScreens(person: Person): Promise<string[]> {
  const marked: string[] = [];
  for (const path of await everyScreen(person)) {
    await load(person, path);
    if (words.test(await person.page.getByRole('main').innerText())) marked.push(path);
  }
  return marked;
}

test('test money is marked on every screen with money, and on no other', async ({
  newPerson,
  signedIn,
  open,
}) => {
  test.setTimeout(180_000);
  const visitor = await open();
  await expect(visitor.page.getByText(words)).toBeVisible();
  const person = await enter({ newPerson, signedIn }, 'sample person');
  const marked = await markedScreens(person);
  expect(marked.filter((path) => !path.startsWith(receiptPath(1).slice(0, -1))).toSorted()).toEqual(
    moneyScreens.toSorted(),
  );
  expect(marked).toHaveLength(moneyScreens.length + 1);
});

test('with services of the operator nothing is marked', async ({
  newPerson,
  signedIn,
  startProvider,
}) => {
  test.setTimeout(180_000);
  // Nothing listens there: orders stay pending, which no screen here needs.
  const unreachable = 'http://127.0.0.1:9';
  const provider = await startProvider({
    settings: {
      BANK_URL: unreachable,
      CARD_URL: unreachable,
      NETWORK_URL: unreachable,
      TAX_OFFICE_URL: unreachable,
      SERVICE_SECRET: 'a secret of the services, long enough',
    },
  });
  const person = await enter({ newPerson, signedIn }, 'sample person', provider);
  expect(await markedScreens(person)).toEqual([]);
});
