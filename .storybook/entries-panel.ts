import { createElement } from 'react';
import { useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

import { catalogue, entriesOf, screenOf } from '../stories/catalogue.ts';
import type { SameAs } from './harness/same-as.ts';
import { entryLink, statesLink } from '#stories/pages/page-links.ts';

const List = styled.dl(({ theme }) => ({
  margin: 0,
  padding: 16,
  height: '100%',
  overflowY: 'auto',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  dt: {
    marginTop: 12,
    fontFamily: theme.typography.fonts.mono,
    fontSize: theme.typography.size.s1,
  },
  dd: { margin: '4px 0 0' },
  a: { color: theme.color.secondary },
}));

/**
 * The entries of the visible story, each with a link to its place in the catalogue, and the reason if the story looks
 * like another one. Without JSX: Storybook builds its manager with the classic transform, which needs `React` in scope.
 */
export function EntriesPanel({ active }: { active: boolean }) {
  const entries = entriesOf({ catalogue: useParameter<unknown>('catalogue', []) });
  const sameAs = useParameter<SameAs | undefined>('sameAs');
  const screens = [...new Set(entries.map(screenOf))];
  const link = (href: string, text: string) =>
    createElement('dt', {}, createElement('a', { href }, text));
  const listed =
    entries.length === 0
      ? [createElement('dd', { key: 'none' }, 'This story shows no entry of the catalogue.')]
      : entries.map((id) =>
          createElement(
            'div',
            { key: id },
            link(entryLink(id), id),
            createElement('dd', {}, catalogue[id]),
          ),
        );
  const states = screens.map((screen) =>
    createElement('div', { key: screen }, link(statesLink(screen), `All states of ${screen}`)),
  );
  const twin = sameAs && createElement('dd', {}, `Looks like ${sameAs.story}: ${sameAs.because}.`);
  return active ? createElement(List, {}, listed, twin, states) : null;
}
