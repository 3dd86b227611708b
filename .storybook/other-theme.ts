import { axeProblems, colourRules } from './axe-problems.ts';
import { isTestRun } from './test-run.ts';

/**
 * Fails the story in a test if a text has too little contrast in the other theme. Only colours differ between the
 * themes, so the play function need not run again (decision 130).
 */
export async function assertOtherTheme(globals: { a11y?: { manual?: boolean } }): Promise<void> {
  if (!isTestRun() || globals.a11y?.manual === true) return;
  const root = document.documentElement;
  const drawn = root.getAttribute('data-theme');
  const other = drawn === 'dark' ? 'light' : 'dark';
  root.setAttribute('data-theme', other);
  const problems = await axeProblems(
    { runOnly: { type: 'rule', values: colourRules } },
    `in the ${other} theme`,
  );
  // A failed story stays in the other theme, so that its screenshot shows the problem. The next story sets its theme.
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (drawn === null) root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', drawn);
}
