import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { NotYet } from '#components/form/NotYet.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { expectText } from '#harness/expect-text.ts';

import { sameAs } from '#harness/same-as.ts';
import { inKorean, inScreen } from './in-screen.tsx';

/** Rendered in a summary, because it replaces a value there. */
const meta = preview.meta({
  title: 'Components/NotYet',
  tags: ['autodocs'],
  component: NotYet,
  decorators: [inScreen],
  args: { label: 'Not filled in yet' },
  render: (args) => (
    <Summary title="Summary" rows={[{ label: 'Amount', value: <NotYet {...args} /> }]} />
  ),
});

/** Shows a dash, and has a label for screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('definition'), '–Not filled in yet');
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** On a Korean screen the label is in Korean. */
export const Korean = meta.story({
  parameters: sameAs('Default', 'only the screen-reader label differs'),
  args: { label: '아직 입력되지 않음' },
  decorators: [inKorean],
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('definition'), '–아직 입력되지 않음');
  },
});
