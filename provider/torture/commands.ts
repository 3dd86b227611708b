import * as fc from 'fast-check';

import { type Step, step, who } from './step.ts';
import { accountCommands } from './account-commands.ts';
import { storedDataCommands } from './stored-data-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { workCommands } from './work-commands.ts';
import { type World } from './world.ts';

/** Events outside of calls. */
const around: fc.WeightedArbitrary<Step>[] = [
  step(3, 'some time', { seconds: fc.nat(600) }, (world, { seconds }) =>
    world.pass(seconds * 1_000),
  ),
  step(1, 'a jump', { hours: fc.constantFrom(1, 5, 12, 25, 31 * 24) }, async (world, { hours }) => {
    await world.pass(hours * 3_600_000);
  }),
  step(3, 'a stream is cut', { who, process: fc.nat(3) }, async (world, drawn) => {
    await world.follow(world.person(drawn.who), drawn.process);
  }),
];

/** Restarts every process; rarely, because it takes long. */
const restart = step(1, 'restart', {}, async (world) => {
  if (world.rig.requests % 10 !== 0) return;
  await world.rig.restart();
});

/** Commands of the complete model, up to the given number. */
export function commandsOf(
  maxCommands: number,
  replayPath: string | undefined,
): ReturnType<typeof fc.commands<World, World, true>> {
  const all = [
    ...moneyCommands,
    ...storedDataCommands,
    ...workCommands,
    ...accountCommands,
    ...around,
    restart,
  ];
  return fc.commands<World, World, true>([fc.oneof(...all)], {
    maxCommands,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  });
}
