import { useState } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { Tabs, type Tab } from '#components/Tabs.tsx';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';

type View = 'pending' | 'approved' | 'rejected';

const views: readonly Tab<View>[] = [
  { value: 'pending', label: 'Pending', content: <Card>What is waiting.</Card> },
  { value: 'approved', label: 'Approved', content: <Card>What may go ahead.</Card> },
  { value: 'rejected', label: 'Rejected', content: <Card>What may not.</Card> },
];

function Documents() {
  const [view, setView] = useState<View>('pending');
  return <Tabs label="Documents by status" tabs={views} value={view} onValueChange={setView} />;
}

const meta = preview.meta({
  title: 'Components/Tabs',
  tags: ['autodocs'],
  component: Documents,
  decorators: [inScreen],
});

/** Several views of the same content, one at a time. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('tab', { selected: true }), 'Pending');
    await expect(canvas.getByRole('tabpanel', { name: 'Pending' })).toBeVisible();
  },
});

/** Another view replaces the first one. */
export const AnotherView = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rejected' }));
    await expectText(canvas.getByRole('tabpanel', { name: 'Rejected' }), 'What may not.');
    await expect(canvas.queryByText('What is waiting.')).not.toBeInTheDocument();
  },
});

/** The arrow keys move through the tabs in a circle. Home and End move to the first and the last tab. */
export const ByKeyboard = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Pending')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Approved'],
      ['{End}', 'Rejected'],
      ['{ArrowRight}', 'Pending'],
      ['{ArrowLeft}', 'Rejected'],
      ['{Home}', 'Pending'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab(name)).toHaveFocus();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    }
  },
});
