import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { Facts } from '#components/Facts.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/Facts',
  tags: ['autodocs'],
  component: Facts,
  decorators: [inScreen],
  args: {
    facts: [
      { label: 'Department', value: 'Platform engineering' },
      { label: 'Submitted', value: 'Jan 4, 2025' },
      { label: 'Note', value: 'Two nights in Busan, near the port', below: true },
    ],
  },
});

/** Labels on the left and values on the right; a long value is below its label. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [department, , note] = canvas.getAllByRole('term');
    const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right;
    await expect(right(department?.nextElementSibling)).toBe(right(department?.closest('dl')));
    await expect(note?.getBoundingClientRect().left).toBe(
      note?.nextElementSibling?.getBoundingClientRect().left,
    );
  },
});
