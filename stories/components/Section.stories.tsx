import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { Link } from '#components/Link.tsx';
import { Section } from '#components/Section.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/Section',
  tags: ['autodocs'],
  component: Section,
  decorators: [inScreen],
  args: { title: 'Recent activity', children: <Card>What happened last.</Card> },
});

/** A part of a screen with a title that screen readers can jump to. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent activity' })).toBeVisible();
  },
});

const showAll = (
  <Link
    to="/assets"
    onNavigate={fn()}
    className="flex min-h-11 items-center text-small font-semibold text-brand-ink"
  >
    Show all
  </Link>
);

/** A section that shows only a part has a link to everything beside its title. */
export const WithAction = meta.story({ args: { action: showAll } });

/** Below a title that fills the line, the link stays at the end; its padding extends beyond the edge. */
export const ActionBelowLongTitle = meta.story({
  args: { action: showAll, title: 'Recent transactions of every asset and account' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const action = canvas.getByRole('link', { name: 'Show all' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom);
    const section = canvas.getByRole('region', { name: /^Recent/ }).getBoundingClientRect();
    await expect(Math.round(action.right - section.right)).toBe(16);
  },
});
