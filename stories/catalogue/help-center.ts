import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `help-center`. */
export const helpCenter = {
  'help-center.state.default': 'A search and eighteen questions, all closed (proposed copy).',
  'help-center.transition.answer': 'A question opens its answer, which leads to its screen.',
  'help-center.rule.search': 'The search finds answers whose topic or text matches the words.',
  'help-center.state.no-result': 'Without a result the screen says so and offers the chat.',
  'help-center.transition.chat': 'The support chat opens with the searched words.',
  'help-center.rule.same-as-chat': 'The support chat gives the same answers.',
} as const;

export const helpCenterScreen: ScreenFacts = {
  fields: { path: paths.helpCenter, labels: ['Search the answers', 'Message'] },
};
