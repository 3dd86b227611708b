import { setTimeout } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { SeededRandom } from '#wallet/keys/seeded-random.ts';

import { startProvider, type RunningProvider } from '../provider.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { startCuttingProxy } from './cutting-proxy.ts';
import { EventFollower } from './event-follower.ts';
import { KeyedLoad } from './keyed-load.ts';
import { reportTorture, tortureSettings } from './report.ts';

/** Number of readers of each user's events, each with independent cuts. */
const readersOfEach = 4;
/** Maximum number of bytes before a cut. Some cuts are within the first event, others after several events. */
const maxBytes = 3_000;

/** Number of streams in a run without a time limit. */
const few = 40;

await describeOnEachDatabase('event streams that are cut', (fresh, kind) => {
  it(
    'deliver every event exactly once',
    async () => {
      const settings = tortureSettings(few, 2);
      const location = await fresh();
      const providers: RunningProvider[] = [];
      for (let number = 0; number < (kind === 'server' ? 2 : 1); number += 1) {
        providers.push(
          await startProvider({
            database: location,
            sampleData: false,
            scryptCost: { N: 1024, r: 8, p: 1 },
            secretKey: new Uint8Array(32).fill(7),
            settleDelay: 20,
          }),
        );
      }
      const random = new SeededRandom(settings.seed);
      const proxies = await Promise.all(
        providers.map(({ url }) => startCuttingProxy(url, random, maxBytes)),
      );
      // Requests bypass the proxies: only the streams are cut here.
      const load = new KeyedLoad(() => providers.map(({ url }) => url));
      await load.join(4);
      const readers = load.people.flatMap((person) =>
        Array.from({ length: readersOfEach }, () => ({
          person,
          events: new EventFollower(person.id, () => new Date()),
        })),
      );
      const opened = () => readers.reduce((sum, { events }) => sum + events.opened, 0);
      const end = new AbortController();
      const reading = readers.map(async ({ person, events }) => {
        while (!end.signal.aborted) {
          const proxy = proxies[random.below(proxies.length)];
          if (!events.isOpen && proxy !== undefined) {
            await events.open({ url: proxy.url, token: person.token });
          }
          // Some readers disconnect by themselves.
          if (random.below(20) === 0) await events.cut();
          await setTimeout(5 + random.below(40));
        }
      });
      try {
        load.start();
        while (settings.shouldContinue(opened())) await setTimeout(50);
        await load.stop();
        await load.settle();
        expect(load.faults).toEqual([]);
        end.abort();
        await Promise.all(reading);
        // Gives pending settlements time to finish.
        await setTimeout(500);
        for (const { person, events } of readers) {
          const { url, database } = providers[0] ?? { url: '', database: undefined };
          if (database === undefined) continue;
          await events.catchUp(database, () => ({ url, token: person.token }));
          await events.cut();
          expect(events.faults).toEqual([]);
          expect(events.position).toBeGreaterThan(0);
        }
      } finally {
        end.abort();
        await load.stop();
        await Promise.all(reading);
        reportTorture({
          part: `reconnects, ${kind}`,
          seed: settings.seed,
          reconnects: opened(),
          requests: load.requests,
        });
        for (const proxy of proxies) await proxy.close();
        for (const provider of providers) await provider.close();
      }
    },
    tortureSettings(few, 2).timeout,
  );
});
