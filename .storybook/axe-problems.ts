import type { NodeResult, RunOptions } from 'axe-core';

/** The checked part of the page, as in the accessibility addon: everything except Storybook's own elements. */
const context = {
  include: ['body'],
  exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
};

const describe = ({ target, failureSummary = '' }: NodeResult): string =>
  `${target.join(' ')}: ${failureSummary.split('\n').at(1)?.trim() ?? ''}`;

/** The rules whose result depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** The violations of some axe rules on the page. Each message includes `where`, such as `in the dark theme`. */
export async function axeProblems(options: RunOptions, where: string): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${where}, ${describe(node)}`),
  );
}
