import { createHash } from 'node:crypto';

import type { SameAs } from '#harness/same-as.ts';

/** The look of a story, for the comparison with the others of its file. */
export interface StoryLook {
  id: string;
  /** The title that the stories of a file share. */
  title: string;
  name: string;
  /** A hash of its picture. */
  picture: string;
  /** The story's reason for sharing its picture. */
  sameAs: SameAs | undefined;
}

/** A playground starts like another story and differs only by its controls. */
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
 * Problems with pictures that stories of one file share, one sentence each: a story without a reason, and a reason for
 * a picture that is not shared.
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
