import * as fc from 'fast-check';
import { it } from 'vitest';

import { describeOnEachDatabase } from '../testing/each-database.ts';
import { commandsOf } from './commands.ts';
import { compareAll } from './compare-all.ts';
import { reportTorture, tortureSettings } from './report.ts';
import { Rig } from './rig.ts';
import { World } from './world.ts';

/** Maximum number of commands per run, so that counterexamples are short. */
const commandsOfRun = 200;

/** Numbers of providers that share a database. An embedded database has only one. */
const processCounts = { embedded: [1], server: [1, 2, 3] } as const;

/** Number of commands for each database without a time limit. */
const few = 120;

await describeOnEachDatabase('the wallet under random commands', (fresh, kind) => {
  const counts = processCounts[kind];
  it.each(counts)(
    'agrees with a simple model (providers: %i)',
    async (providers) => {
      const settings = tortureSettings(few / counts.length, counts.length);
      const { path, replayPath } = settings;
      // Each database gets different commands. A repeat uses the printed seed.
      const seed =
        settings.seed + (kind === 'server' && path === undefined ? 1_000_000 * providers : 0);
      const rig = await Rig.start(await fresh(), providers);
      let commands = 0;
      let runs = 0;
      let opened = 0;
      const property = fc.asyncProperty(commandsOf(commandsOfRun, replayPath), async (drawn) => {
        const world = new World(rig);
        runs += 1;
        for (const name of ['ann', 'ben', 'cho']) await world.join(`${name}${runs}`);
        await fc.asyncModelRun(() => ({ model: world, real: world }), drawn);
        await compareAll(world);
        commands += world.commands;
        for (const { events } of world.people) opened += events.opened;
      });
      try {
        // Each round has a new seed. A failure prints the seed and the path of the shrunk counterexample.
        for (let round = 0; settings.shouldContinue(commands); round += 1) {
          await fc.assert(property, {
            seed: seed + round,
            numRuns: 1,
            ...(path !== undefined && { path }),
          });
        }
      } finally {
        reportTorture({
          part: `model, ${kind}, ${providers} ${providers === 1 ? 'process' : 'processes'}`,
          seed,
          commands,
          reconnects: opened,
          requests: rig.requests,
        });
        await rig.close();
      }
    },
    tortureSettings(few, counts.length).timeout,
  );
});
