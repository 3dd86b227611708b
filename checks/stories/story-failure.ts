import { stripVTControlCharacters } from 'node:util';

import { readSteps } from '../../.storybook/step-names.ts';
import { catalogue } from '#stories/catalogue.ts';

/** The data about a failed story that both the tests and the checks of the catalogue can provide. */
export interface StoryFailure {
  id: string;
  /** The title of its file and its name, such as `Screens/Send › Pending`. */
  name: string;
  /** The path of its file or of the assertion, relative to the root of the project, with a line if it is known. */
  place: string;
  /** The ids of the catalogue entries that the story declares. */
  entries: readonly string[];
  /** The message of the error, with the steps in which it was thrown. */
  message: string;
  /** The path of a picture of the failed story. */
  picture: string | undefined;
}

const maxEntries = 2;
const maxLine = 160;

const cut = (line: string): string =>
  line.length > maxLine ? `${line.slice(0, maxLine - 1)}…` : line;

/**
 * The message of an error in at most `most` lines, without the stack and the HTML of the page. The expected and the
 * received value take one line each.
 */
export function shortReason(message: string, most = 4): string[] {
  const [withoutPage = ''] = stripVTControlCharacters(message)
    .replace(/^\s*Click to debug the error.*$/m, '')
    // The rest of the message is the HTML of the page.
    .split(/^(?:Ignored nodes:|Here are the )/m);
  const lines = withoutPage
    .replaceAll(/:\s*\n+\s*/g, ': ')
    .replaceAll(/([[{])\s*\n\s*/g, '$1')
    .replaceAll(/,?\s*\n\s*([\]}])/g, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('<') && !line.startsWith('at '));
  return lines.slice(0, most).map(cut);
}

/** The sentence of an entry. Unknown ids are reported by another check. */
const sentence = (id: string): string =>
  Object.entries<string>(catalogue).find(([known]) => known === id)?.[1] ?? 'no such entry';

/** Describes a failed story in at most ten lines. `storybook` is the address of the catalogue. */
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
