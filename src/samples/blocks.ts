import type { Block } from '#wallet/entities/block.ts';

const day = 24 * 60 * 60 * 1000;

/** The blocked people of the sample user. */
export function sampleBlocks(now: Date): Block[] {
  return [{ id: 1, name: 'Doyun Lee', since: new Date(now.getTime() - 3 * day).toISOString() }];
}
