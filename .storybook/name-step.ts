import { failedIn } from './step-names.ts';
import { isTestRun } from './test-run.ts';

/** Runs a step of a play function. In a test its error names the step that raised it. */
export async function nameStep<Context>(
  label: string,
  play: (context: Context) => unknown,
  context: Context,
): Promise<void> {
  try {
    await play(context);
  } catch (error) {
    // The interactions panel raises the same error object repeatedly, so its message is changed in tests only.
    if (isTestRun() && error instanceof Error) error.message = failedIn(label, error.message);
    throw error;
  }
}
