import { relative } from 'node:path';

import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

import { describeFailure, shortReason } from './story-failure.ts';

/** The address of the catalogue, for links to failed stories. */
const storybookOrigin = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006/';

/** The path of the screenshot that Vitest has taken of a failed test. */
function pictureOf(test: TestCase): string | undefined {
  const path = test
    .artifacts()
    .flatMap(({ attachments = [] }) => attachments)
    .find(({ contentType }) => contentType === 'image/png')?.path;
  return path === undefined ? undefined : relative('.', path);
}

function describeTest(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const file = relative('.', test.module.moduleId);
  const line = error?.stacks?.find(({ file: at }) => at === test.module.moduleId)?.line;
  const { storyId = '', entries = [] } = test.meta();
  const failure = {
    id: storyId,
    name: `${file.replace(/^stories\/(.*)\.stories\.tsx$/, '$1')} › ${test.name}`,
    place: line === undefined ? file : `${file}:${line}`,
    entries,
    message: error?.message ?? '',
    picture: pictureOf(test),
  };
  return describeFailure(failure, storybookOrigin);
}

/** Prints each failed story in at most ten lines, and the counts. */
export default class StoryReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) {
      console.error(
        `\n✗ ${relative('.', module.moduleId)}\n  ${shortReason(message).join('\n  ')}`,
      );
    }
    // Printed when the module ends, because the picture of a failed test is taken after the test.
    for (const test of module.children.allTests('failed')) console.error(`\n${describeTest(test)}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message } of unhandled) console.error(`\n✗ ${shortReason(message).join('\n  ')}`);
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    console.log(`\n${count('passed')} stories passed, ${count('failed')} failed`);
  }
}
