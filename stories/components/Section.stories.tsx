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

/** A part of a screen that a screen reader can jump to by its title. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent activity' })).toBeVisible();
  },
});

/** Where there is more than fits, the way to all of it stands beside the title. */
export const WithAction = meta.story({
  args: {
    action: (
      <Link
        to="/assets"
        onNavigate={fn()}
        className="flex min-h-11 items-center text-small font-semibold text-brand-ink"
      >
        Show all
      </Link>
    ),
  },
});
