import * as fc from 'fast-check';

import { fates, type Somebody, type World } from './world.ts';

/** A command of the model. */
export type Step = fc.AsyncCommand<World, World, true>;

/** A command of fast-check: its name and arguments are printed when a run fails. */
class Drawn<Args> implements Step {
  readonly #name: string;
  readonly #args: Args;
  readonly #act: (world: World, args: Args) => Promise<void>;

  constructor(name: string, args: Args, act: (world: World, args: Args) => Promise<void>) {
    this.#name = name;
    this.#args = args;
    this.#act = act;
  }

  check(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async run(world: World): Promise<void> {
    world.commands += 1;
    await this.#act(world, this.#args);
  }

  toString(): string {
    return `${this.#name}(${JSON.stringify(this.#args)})`;
  }
}

/** A command with its weight and arguments. */
export const step = <Args>(
  weight: number,
  name: string,
  args: { [Key in keyof Args]: fc.Arbitrary<Args[Key]> },
  act: (world: World, args: Args) => Promise<void>,
): fc.WeightedArbitrary<Step> => ({
  weight,
  arbitrary: fc.record(args).map((drawn): Step => new Drawn(name, drawn as Args, act)),
});

/** The arguments of commands: indices of users, tabs and items, the fate of a request, and a random number. */
export const who = fc.nat(2);
export const other = fc.nat(2);
export const tab = fc.constantFrom<(0 | 1)[]>(0, 1);
export const fate = fc.constantFrom(...fates);
export const pick = fc.nat(50);
export const number = fc.nat(999_999_999);

/** The item at an index, modulo the length; undefined for an empty list. */
export const itemOf = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

/** The user at an index as the recipient; undefined if this is the user themselves. */
export const recipientOf = (world: World, person: Somebody, index: number) => {
  const found = world.person(index);
  return found === person ? undefined : found;
};
