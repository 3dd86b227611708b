import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `help-center`. */
export const helpCenter = {
  'help-center.state.default': 'A search and twelve questions, all closed (proposed copy).',
  'help-center.transition.answer': 'A question opens its answer, which leads to its screen.',
  'help-center.rule.search': 'Words find the answers that are about them or have them.',
  'help-center.state.no-result': 'Without a result the screen says so and offers the chat.',
  'help-center.transition.chat': 'The support chat opens with what was looked for.',
  'help-center.rule.same-as-chat': 'The support chat gives the same answers.',
} as const;

export const helpCenterScreen: ScreenFacts = {
  fields: { path: paths.helpCenter, labels: ['Search the answers', 'Message'] },
};
