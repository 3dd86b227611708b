import { paths, sectionOf } from './paths.ts';

/** The things that a user can add, in the order of decision 112. */
const addChoices = ['send', 'receive', 'topUp', 'credential', 'approval', 'refund'] as const;
export type AddChoice = (typeof addChoices)[number];

/** The screen of each choice. */
export const addPaths: Readonly<Record<AddChoice, string>> = {
  send: paths.send,
  receive: paths.receive,
  topUp: paths.localTopup,
  credential: paths.addCredential,
  approval: paths.requestApproval,
  refund: paths.traveler,
};

/** The first choices in each section of the wallet; the others follow in their order. */
const firstIn: Readonly<Record<string, readonly AddChoice[]>> = {
  [paths.digitalId]: ['credential'],
  [paths.localpay]: ['topUp'],
  [paths.work]: ['approval'],
  [paths.traveler]: ['refund'],
};

/** All choices, those that match a screen first. The path is without the base. */
export function addChoicesAt(path: string): AddChoice[] {
  return [...new Set([...(firstIn[sectionOf(path)] ?? []), ...addChoices])];
}
