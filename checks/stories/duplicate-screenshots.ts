import { createHash } from 'node:crypto';

import type { SameAs } from '#harness/same-as.ts';

/** How a story looks, for comparing it with the others of its file. */
export interface StoryLook {
  id: string;
  /** The title that the stories of a file share. */
  title: string;
  name: string;
  /** A hash of its picture. */
  picture: string;
  /** What the story itself says about a picture that it shares. */
  sameAs: SameAs | undefined;
}

/** Begins as another story: its controls make the difference. */
const playground = 'Playground';

export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex');

/** The looks with the same picture in one file. */
function groupsOf(looks: readonly StoryLook[]): StoryLook[][] {
  const groups = new Map<string, StoryLook[]>();
  for (const look of looks) {
    const key = `${look.title} ${look.picture}`;
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()];
}

/**
 * What is wrong with pictures that stories of one file share, a sentence each: a story that does not say why, and one
 * that says so although its picture is its own.
 */
export function duplicateProblems(looks: readonly StoryLook[]): string[] {
  const problems: string[] = [];
  for (const group of groupsOf(looks.filter(({ name }) => name !== playground))) {
    const first = group.find(({ sameAs }) => sameAs === undefined);
    for (const { id, sameAs } of group) {
      if (sameAs === undefined) {
        if (id !== first?.id) problems.push(`${id} looks like ${first?.id}, and does not say why`);
      } else if (!group.some(({ name }) => name === sameAs.story)) {
        problems.push(`${id} says that it looks like ${sameAs.story}, and does not`);
      }
    }
  }
  return problems;
}
