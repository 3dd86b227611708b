import { paths, sectionOf } from './paths.ts';

/** What a person can add, in the order of decision 112. */
const addChoices = ['send', 'receive', 'topUp', 'credential', 'approval', 'refund'] as const;
export type AddChoice = (typeof addChoices)[number];

/** Where each of them is done. */
export const addPaths: Readonly<Record<AddChoice, string>> = {
  send: paths.send,
  receive: paths.receive,
  topUp: paths.localTopup,
  credential: paths.addCredential,
  approval: paths.requestApproval,
  refund: paths.traveler,
};

/** What comes first in a part of the wallet; the others follow in their order. */
const firstIn: Readonly<Record<string, readonly AddChoice[]>> = {
  [paths.digitalId]: ['credential'],
  [paths.localpay]: ['topUp'],
  [paths.work]: ['approval'],
  [paths.traveler]: ['refund'],
};

/** All that can be added, what suits a screen first. The path is without the base. */
export function addChoicesAt(path: string): AddChoice[] {
  return [...new Set([...(firstIn[sectionOf(path)] ?? []), ...addChoices])];
}
