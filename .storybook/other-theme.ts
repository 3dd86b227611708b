import type { NodeResult, RunOptions } from 'axe-core';

import { isTestRun } from './test-run.ts';

/** The rules of axe whose verdict depends on colours. The accessibility addon checks all rules in the story's theme. */
const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** As the addon: all of the page but what is Storybook's own. */
const context = {
  include: ['body'],
  exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
};

const describe = ({ target, failureSummary = '' }: NodeResult): string =>
  `${target.join(' ')}: ${failureSummary.split('\n').at(1)?.trim() ?? ''}`;

/**
 * Fails the story in a test when a text has too little contrast in the theme that the story is not drawn in. Only
 * colours differ between the themes, so the play function need not run again (decision 130).
 */
export async function assertOtherTheme(globals: { a11y?: { manual?: boolean } }): Promise<void> {
  if (!isTestRun() || globals.a11y?.manual === true) return;
  const { default: axe } = await import('axe-core');
  const root = document.documentElement;
  const drawn = root.getAttribute('data-theme');
  const other = drawn === 'dark' ? 'light' : 'dark';
  root.setAttribute('data-theme', other);
  const { violations } = await axe.run(context, colourRules);
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} in the ${other} theme, ${describe(node)}`),
  );
  // The picture of the failed story then shows that theme; the next story sets its own.
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (drawn === null) root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', drawn);
}
