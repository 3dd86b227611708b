import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The story's id, which the addon sets. */
    storyId?: string;
    /** The ids of the catalogue's entries that the story shows. */
    entries?: readonly string[];
  }
  interface TestContext {
    /** What the addon plays. */
    story?: { parameters: { catalogue?: readonly string[] } };
  }
}

// The reporter runs outside the browser and knows no parameters.
afterEach(({ task, story }) => {
  task.meta.entries = story?.parameters.catalogue ?? [];
});
