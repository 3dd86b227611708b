import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/CheckList',
  tags: ['autodocs'],
  component: CheckList,
  decorators: [inScreen],
  args: {
    items: ['Minimum purchase $30', 'Valid 90 days from entry', 'Instant processing'],
  },
  render: (args) => (
    <Card>
      <CheckList {...args} />
    </Card>
  ),
});

/** A list of statements, each with a check mark that screen readers skip. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      'Minimum purchase $30',
      'Valid 90 days from entry',
      'Instant processing',
    ]);
  },
});

/** Benefits on the city's own background. */
export const OnTheCityCard = meta.story({
  args: { items: ['Cashback up to 15% at local shops', 'No fee from your bank account'] },
  render: (args) => (
    <Card tone="city">
      <CheckList {...args} />
    </Card>
  ),
});

/** The lines of a long item are aligned with its text, not with its mark. */
export const LongItems = meta.story({
  args: {
    items: [
      'Automatic refunds are processed when you shop at partner stores, whose receipts fill them in',
      `Reference ${'0x9f2c'.repeat(12)}`,
    ],
  },
});
