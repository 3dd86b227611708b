import { createHash } from 'node:crypto';

import type { SameAs } from '#harness/same-as.ts';

/** The look of a story, for the comparison with the others of its file. */
export interface StoryLook {
  id: string;
  /** The title that the stories of a file share. */
  title: string;
  name: string;
  /** A hash of the picture of the story. */
  picture: string;
  /** The story's reason for looking like another story. */
  sameAs: SameAs | undefined;
}

/** The name of a story that is for trying the controls. Without changes it looks like another story. */
const playground = 'Playground';

/** The SHA-256 of a picture, in hexadecimal digits. */
export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex');

/** The groups of equal pictures in one file. */
function groupsOf(looks: readonly StoryLook[]): StoryLook[][] {
  const groups = new Map<string, StoryLook[]>();
  for (const look of looks) {
    const key = `${look.title} ${look.picture}`;
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()];
}

/**
 * Problems with equal pictures in one file, one sentence each: a story that looks like another one without a reason,
 * and a story with a reason whose picture differs.
 */
export function duplicateProblems(looks: readonly StoryLook[]): string[] {
  const problems: string[] = [];
  for (const group of groupsOf(looks.filter(({ name }) => name !== playground))) {
    const first = group.find(({ sameAs }) => sameAs === undefined);
    for (const { id, sameAs } of group) {
      if (sameAs === undefined) {
        if (id !== first?.id)
          problems.push(`${id} looks like ${first?.id}, but has no sameAs reason`);
      } else if (!group.some(({ name }) => name === sameAs.story)) {
        problems.push(`${id} does not look like ${sameAs.story}, its sameAs story`);
      }
    }
  }
  return problems;
}
