import { paths } from '#wallet/paths.ts';

import { deadControls, watchPresses } from './control-press.ts';
import { expect, test } from './journey.ts';
import { enter, everyScreen, load, partOf, walkers } from './screens.ts';

const parts = 2;

test('a control that does nothing is found', async ({ newPerson, signedIn }) => {
  const person = await enter({ newPerson, signedIn }, 'new account');
  const { page } = person;
  await watchPresses(person);
  await page.addInitScript(() => {
    const dead = document.createElement('button');
    dead.textContent = 'Dead';
    setInterval(() => {
      const main = document.querySelector('main');
      // Not before React has taken a rendered page over: it would find another page than it draws.
      const isTaken = main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
      if (!dead.isConnected && isTaken) main.prepend(dead);
    }, 20);
  });
  expect(await deadControls(person, paths.helpCenter, 'screen')).toEqual([
    '/help-center: button “Dead”',
  ]);
});

for (const walker of walkers) {
  for (let part = 0; part < parts; part += 1) {
    test(`every control does something: ${walker}, part ${part + 1} of ${parts}`, async ({
      newPerson,
      signedIn,
      startProvider,
    }) => {
      test.setTimeout(600_000);
      // Every switch is turned and every approval decided, which other journeys start from.
      const provider = await startProvider({ settings: { RAIL_DELAY_MS: '0' } });
      const person = await enter({ newPerson, signedIn }, walker, provider);
      const { page } = person;
      // A press would miss what is still rising.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchPresses(person);
      const screens = partOf(await everyScreen(person), part, parts);
      // Decisions and removals fail, and say so: what they are made on is there for the controls after them.
      await page.route(/\/api\/(work\/approvals|work\/documents)\/\d+\//, (route) =>
        route.fulfill({ status: 503, json: { error: 'Not now' } }),
      );
      await page.route(/\/api\//, (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 503, json: { error: 'Not now' } })
          : route.fallback(),
      );
      await load(person, paths.home);
      const seen = new Set<string>();
      const dead = part === 0 ? await deadControls(person, paths.home, 'shell', seen) : [];
      for (const path of screens) dead.push(...(await deadControls(person, path, 'screen', seen)));
      expect(dead).toEqual([]);
    });
  }
}
