/** Edits of the working tree that are reverted after a run, also when the command is interrupted. */
import { readFileSync, writeFileSync } from 'node:fs';

/** One change of a file. */
export interface Edit {
  file: string;
  /** The offset of the change in characters, and the original text. */
  at: number;
  from: string;
  to: string;
}

let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    restore();
    process.exit(1);
  });
}

/** The text after an edit. */
function applied(text: string, { file, at, from, to }: Edit): string {
  if (!text.startsWith(from, at)) throw new Error(`${file} has changed meanwhile`);
  return text.slice(0, at) + to + text.slice(at + from.length);
}

/**
 * Makes these edits, calls `run`, and reverts them. Edits of one file must not overlap. `onWrite` is called with each
 * file after it was changed, and after it was restored.
 */
export async function withEdits<Result>(
  edits: readonly Edit[],
  run: () => Promise<Result>,
  onWrite: (file: string) => void,
): Promise<Result> {
  // The last edit of a file comes first, so that the offsets of the others stay valid.
  const lastFirst = edits.toSorted((left, right) => right.at - left.at);
  const files = [...new Set(edits.map(({ file }) => file))].map((file) => {
    const original = readFileSync(file, 'utf8');
    const changed = lastFirst.filter((edit) => edit.file === file).reduce(applied, original);
    return { file, original, changed };
  });
  const write = (version: 'original' | 'changed') => {
    for (const { file, [version]: text } of files) {
      writeFileSync(file, text);
      onWrite(file);
    }
  };
  restore = () => write('original');
  try {
    write('changed');
    return await run();
  } finally {
    restore();
    restore = () => {};
  }
}
