/**
 * Simulates a busy minute of many users, with the plan of `docs/scaling.md`. Users are spread over partitions. Each
 * partition is a Postgres primary with its own cores, and a send to another partition costs time on both. `npm run
 * simulate [-- people seed]`.
 */
import { SeededRandom } from '#wallet/keys/seeded-random.ts';

const [people = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);

/**
 * A user's behaviour: how often a day the user opens the wallet and sends, and the minutes and reads per opening.
 * `peak` is the load of a busy minute relative to an average one.
 */
const habits = { opens: 20, sends: 1, minutesOpen: 1, peak: 5, readsOfAnOpen: 8 } as const;

/**
 * Database time in milliseconds on one core. The cost of a send includes its settlement. Estimated from measurements of
 * one connection on a machine with two cores. `npm run bench:provider` measures this machine.
 */
const cost = { read: 0.35, send: 2.1, receive: 0.9 } as const;

/** The capacity of one provider process: requests per second, and open streams. */
const ofAProcess = { requests: 1_500, streams: 5_000 } as const;

/** The cores of a primary, and the simulated time in seconds. */
const primary = { cores: 16, seconds: 60 } as const;

/** The share of all sends that one shop receives. Its wallet and events are rows of one partition. */
const shopShare = 0.01;

/** Lock time of the rows of one send, in milliseconds. Sends to the same recipient run one after the other. */
const lockTime = 1.5;

interface Work {
  /** In milliseconds since the start. */
  at: number;
  cost: number;
  kind: 'read' | 'send' | 'receive';
  toShop: boolean;
}

const random = new SeededRandom(seed);
const unit = () => random.below(2 ** 32) / 2 ** 32;
/** A random time between two events, for an average rate per millisecond. */
const gap = (rate: number) => -Math.log(1 - unit()) / rate;

const perMillisecond = (aDay: number) => (people * aDay * habits.peak) / (24 * 60 * 60_000);
const readRate = perMillisecond(habits.opens * habits.readsOfAnOpen);
const sendRate = perMillisecond(habits.sends);

/** The work of one partition for a minute. All partitions are equal, except the one with the shop. */
function workOf(partitions: number, hasShop: boolean): Work[] {
  const length = primary.seconds * 1000;
  const work: Work[] = [];
  const add = (kind: Work['kind'], rate: number, toShop = false) => {
    if (rate <= 0) return;
    for (let at = gap(rate); at < length; at += gap(rate)) {
      work.push({ at, kind, cost: cost[kind] * (0.5 + unit()), toShop });
    }
  };
  add('read', readRate / partitions);
  add('send', sendRate / partitions);
  add('receive', (sendRate * (1 - shopShare)) / partitions);
  if (hasShop) add('receive', sendRate * shopShare, true);
  return work.toSorted((left, right) => left.at - right.at);
}

/**
 * Assigns the work to the cores of a primary in order. Returns the latencies of sends and receives in milliseconds, and
 * the utilisation of the cores from 0 to 1.
 */
function run(work: readonly Work[]): { sends: number[]; busy: number } {
  const freeAt = Array.from({ length: primary.cores }, () => 0);
  let shopFreeAt = 0;
  let used = 0;
  const sends: number[] = [];
  for (const { at, kind, cost: needed, toShop } of work) {
    const core = freeAt.indexOf(Math.min(...freeAt));
    let start = Math.max(at, freeAt[core] ?? 0);
    if (toShop) {
      start = Math.max(start, shopFreeAt);
      shopFreeAt = start + lockTime;
    }
    freeAt[core] = start + needed;
    used += needed;
    if (kind !== 'read') sends.push(start + needed - at);
  }
  return { sends, busy: used / (primary.seconds * 1000 * primary.cores) };
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? 0;

const perSecond = (rate: number) => Math.round(rate * 1000).toLocaleString('en');
const streams = Math.round((people * habits.opens * habits.minutesOpen * habits.peak) / (24 * 60));
const requests = (readRate + sendRate) * 1000;
console.log(
  `${people.toLocaleString('en')} people in a busy minute: ${perSecond(readRate)} reads/s, ${perSecond(sendRate)} sends/s, ${streams.toLocaleString('en')} open streams (seed ${seed})`,
);
console.log(
  `Provider processes: ${Math.ceil(Math.max(requests / ofAProcess.requests, streams / ofAProcess.streams))}`,
);
for (const partitions of [1, 2, 4, 8, 16]) {
  const usual = run(workOf(partitions, false));
  const shop = run(workOf(partitions, true));
  const across = (sendRate * 1000 * (partitions - 1)) / partitions;
  const line = ({ sends, busy }: ReturnType<typeof run>) =>
    `busy ${(busy * 100).toFixed(0).padStart(3)} %, send latency p50 ${quantile(sends, 0.5).toFixed(1)} ms, p99 ${quantile(sends, 0.99).toFixed(1)} ms`;
  console.log(
    `${String(partitions).padStart(2)} partitions of ${primary.cores} cores (${across.toFixed(0)} sends/s between partitions): ${line(usual)}`,
  );
  console.log(`   the partition with the shop: ${line(shop)}`);
}
