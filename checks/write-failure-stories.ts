/** Writes the stories of reads that fail, in the place of those that are there. */
import { globSync, rmSync, writeFileSync } from 'node:fs';

import { appFiles, failureStoryFiles, generatedStories } from './failure-stories.ts';

const files = await failureStoryFiles(appFiles());
for (const path of globSync(generatedStories)) rmSync(path);
for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
console.log(`${Object.keys(files).length} files in stories/failures/`);
