import { paths } from '#wallet/paths.ts';

import { controlsWithoutEffect, watchPresses } from './control-press.ts';
import { expect, test } from './journey.ts';
import { enter, everyScreen, load, partOf, walkers } from './screens.ts';

const parts = 2;

test('a control without effect is found', async ({ newPerson, signedIn }) => {
  const person = await enter({ newPerson, signedIn }, 'new account');
  const { page } = person;
  await watchPresses(person);
  await page.addInitScript(() => {
    const dead = document.createElement('button');
    dead.textContent = 'Dead';
    setInterval(() => {
      const main = document.querySelector('main');
      // Waits for hydration: before it, handlers are missing and React may replace the page.
      const isHydrated =
        main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
      if (!dead.isConnected && isHydrated) main.prepend(dead);
    }, 20);
  });
  expect(await controlsWithoutEffect(person, paths.helpCenter, 'screen')).toEqual([
    '/help-center: button “Dead”',
  ]);
});

for (const walker of walkers) {
  for (let part = 0; part < parts; part += 1) {
    test(`every control has an effect: ${walker}, part ${part + 1} of ${parts}`, async ({
      newPerson,
      signedIn,
      startProvider,
    }) => {
      test.setTimeout(600_000);
      // Starts its own provider, because the walk changes settings and data that other journeys need.
      const provider = await startProvider({ settings: { RAIL_DELAY_MS: '0' } });
      const person = await enter({ newPerson, signedIn }, walker, provider);
      const { page } = person;
      // A press would miss an element that is still sliding in.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchPresses(person);
      const screens = partOf(await everyScreen(person), part, parts);
      // Decisions and removals fail, so that the approvals and entries are still there for the next controls.
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
      const dead = part === 0 ? await controlsWithoutEffect(person, paths.home, 'shell', seen) : [];
      for (const path of screens)
        dead.push(...(await controlsWithoutEffect(person, path, 'screen', seen)));
      expect(dead).toEqual([]);
    });
  }
}
