import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
import { TitleInHeader } from '#components/title-in-header.ts';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/ScreenTitle',
  tags: ['autodocs'],
  component: ScreenTitle,
  decorators: [inScreen],
  args: { children: 'Assets' },
});

/** A screen that stands alone shows its title. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Assets');
  },
});

/** The header of the wallet shows the title of a tab already. */
export const InHeader = meta.story({
  render: (args) => (
    <TitleInHeader value>
      <ScreenTitle {...args} />
      <p>The first part of the screen</p>
    </TitleInHeader>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});
