import * as fc from 'fast-check';
import { it } from 'vitest';

import { describeOnEachDatabase } from '../testing/each-database.ts';
import { commandsOf } from './commands.ts';
import { reportTorture, tortureSettings } from './report.ts';
import { Rig } from './rig.ts';
import { World } from './world.ts';

/** Commands of a run at most, so that what fails is short. */
const commandsOfRun = 200;

/** How many providers share each kind of database. An embedded one has one only. */
const processCounts = { embedded: [1], server: [1, 2, 3] } as const;

/** Commands of each database without a time. */
const few = 120;

await describeOnEachDatabase('the wallet under random commands', (fresh, kind) => {
  const counts = processCounts[kind];
  it.each(counts)(
    'is what a simple model says (providers: %i)',
    async (providers) => {
      const settings = tortureSettings(few / counts.length, counts.length);
      const { path, replayPath } = settings;
      // Each database gets other commands. A repeat has the seed that was printed.
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
        await world.compareAll();
        commands += world.commands;
        for (const { events } of world.people) opened += events.opened;
      });
      try {
        // Each round has a seed of its own. A failure prints it, with the path of the shrunken counterexample.
        for (let round = 0; settings.goesOn(commands); round += 1) {
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
