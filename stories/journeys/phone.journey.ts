import { call, userOf } from './calls.ts';
import { expect, test, type Person } from './journey.ts';
import { createAccount } from './steps.ts';

/** The data that a phone and the provider store for a user. Values that differ from user to user are replaced. */
async function storedData(person: Person): Promise<string[]> {
  const { cookies, origins } = await person.page.context().storageState();
  const { id } = await userOf(person);
  const answers = ['/user', `/sessions/${id}`].map((path) => call(person, 'GET', path));
  const texts = [
    ...cookies.map(
      ({ name, path, httpOnly, sameSite }) => `${name} ${path} ${httpOnly} ${sameSite}`,
    ),
    ...origins.flatMap(({ localStorage }) =>
      localStorage.map(({ name, value }) => `${name} ${value}`),
    ),
    ...(await Promise.all(answers.map(async (answer) => (await answer).text()))),
  ];
  return texts
    .map((text) =>
      text
        .replaceAll(person.email, 'e-mail')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
        .replaceAll(/0x[\da-f]{40}/gi, 'address')
        .replaceAll(/[\w-]{24,}/g, 'secret')
        .replaceAll(/((?:device_|id\W+))\d+/g, '$1id'),
    )
    .toSorted();
}

test('`newPerson` stores the same data on the phone and at the provider as a registration in the wallet', async ({
  open,
  newPerson,
}) => {
  const registered = await open();
  await createAccount(registered, 'Yuna');
  const person = await newPerson('Yuna');
  // The wallet writes the page cookie after the first screen.
  await expect(async () =>
    expect(await storedData(person)).toEqual(await storedData(registered)),
  ).toPass();
});
