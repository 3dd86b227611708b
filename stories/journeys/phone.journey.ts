import { call, userOf } from './calls.ts';
import { expect, test, type Person } from './journey.ts';
import { createAccount } from './steps.ts';

/** What a phone and the provider hold of its person, without what each person has of their own. */
async function held(person: Person): Promise<string[]> {
  const { cookies, origins } = await person.page.context().storageState();
  const { id } = await userOf(person);
  const told = ['/user', `/sessions/${id}`].map((path) => call(person, 'GET', path));
  const texts = [
    ...cookies.map(
      ({ name, path, httpOnly, sameSite }) => `${name} ${path} ${httpOnly} ${sameSite}`,
    ),
    ...origins.flatMap(({ localStorage }) =>
      localStorage.map(({ name, value }) => `${name} ${value}`),
    ),
    ...(await Promise.all(told.map(async (answer) => (await answer).text()))),
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

test('a person of the journeys has what the registration leaves on a phone and at the provider', async ({
  open,
  newPerson,
}) => {
  const registered = await open();
  await createAccount(registered, 'Yuna');
  const person = await newPerson('Yuna');
  // The wallet writes the cookie of its pages after the first screen.
  await expect(async () => expect(await held(person)).toEqual(await held(registered))).toPass();
});
