import { stripVTControlCharacters } from 'node:util';

import { readSteps } from '../../.storybook/step-names.ts';
import { catalogue } from '#stories/catalogue.ts';

/** A story that failed, as the tests and the checks of the catalogue know it. */
export interface StoryFailure {
  id: string;
  /** Its place in the catalogue and its name, such as `Screens/Send › Pending`. */
  name: string;
  /** Where it is, or where the assertion is: a path from the root of the project, with a line if it is known. */
  place: string;
  /** The ids of the catalogue's entries that it says it shows. */
  entries: readonly string[];
  /** What the error says, with the steps that it was raised in. */
  message: string;
  /** The path of a picture of the story as it failed. */
  picture: string | undefined;
}

const maxEntries = 2;
const maxLine = 160;

const cut = (line: string): string =>
  line.length > maxLine ? `${line.slice(0, maxLine - 1)}…` : line;

/** What an error says in a few lines, without its stack and the page; what is expected and received in one each. */
export function shortReason(message: string, most = 4): string[] {
  const [said = ''] = stripVTControlCharacters(message)
    .replace(/^\s*Click to debug the error.*$/m, '')
    // What follows is the page.
    .split(/^(?:Ignored nodes:|Here are the )/m);
  const lines = said
    .replaceAll(/:\s*\n+\s*/g, ': ')
    .replaceAll(/([[{])\s*\n\s*/g, '$1')
    .replaceAll(/,?\s*\n\s*([\]}])/g, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('<') && !line.startsWith('at '));
  return lines.slice(0, most).map(cut);
}

/** The sentence of an entry. A story may name one that does not exist: another check says so. */
const sentence = (id: string): string =>
  Object.entries<string>(catalogue).find(([known]) => known === id)?.[1] ?? 'no such entry';

/** A failed story in at most ten lines. `storybook` is the address of the catalogue. */
export function describeFailure(failure: StoryFailure, storybook: string): string {
  const { id, name, place, entries, message, picture } = failure;
  const { steps, reason } = readSteps(
    stripVTControlCharacters(message)
      .replace(/^\s*Click to debug the error.*$/m, '')
      .trimStart(),
  );
  const more = entries.length - maxEntries;
  const shown = entries
    .slice(0, maxEntries)
    .map(
      (entry, at) =>
        `entry    ${entry}: ${sentence(entry)}${at === maxEntries - 1 && more > 0 ? ` (and ${more} more)` : ''}`,
    );
  const reasons = shortReason(reason).map(
    (line, at) => `${at === 0 ? 'failed ' : '       '}  ${line}`,
  );
  return [
    `✗ ${name}  ${place}`,
    `story    ${new URL(`?path=/story/${id}`, storybook).href}`,
    ...(steps.length > 0 ? [`step     ${steps.join(' › ')}`] : []),
    ...shown,
    ...reasons,
    ...(picture === undefined ? [] : [`picture  ${picture}`]),
  ]
    .map((line, at) => (at === 0 ? line : `  ${cut(line)}`))
    .join('\n');
}
