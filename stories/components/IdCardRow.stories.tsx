import { Car, GraduationCap, Landmark } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { IdCardRow } from '#widgets/IdCardRow.tsx';

import { inScreen } from './in-screen.tsx';

const cards = [
  {
    id: 1,
    icon: Landmark,
    kind: 'National ID',
    issuer: 'Ministry',
    maskedNumber: '••••••-•••4567',
  },
  { id: 2, icon: GraduationCap, kind: 'Student ID', issuer: 'KNU', maskedNumber: '•••••0042' },
  { id: 3, icon: Car, kind: "Driver's license", issuer: 'Police', maskedNumber: '••-••-•••••7-05' },
];

const meta = preview.meta({
  title: 'Components/IdCardRow',
  tags: ['autodocs'],
  component: IdCardRow,
  decorators: [inScreen],
  args: { label: 'ID cards', cards },
});

/** The next card is partly visible at the side, and the keyboard scrolls to it. */
export const Default = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list', { name: 'ID cards' });
    const [, second] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().left).toBeLessThan(
      row.getBoundingClientRect().right,
    );
    await userEvent.tab();
    await expect(row).toHaveFocus();
  },
});

/** A single card has the full width, and there is nothing to scroll. */
export const Alone = meta.story({
  args: { cards: cards.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list', { name: 'ID cards' });
    await expect(row.scrollWidth).toBe(row.clientWidth);
    await userEvent.tab();
    await expect(row).not.toHaveFocus();
  },
});

/** A single card is as wide as a card in a longer row, so that the row has a constant height. */
export const AsOneOfMany = meta.story({
  args: { cards: cards.slice(0, 1), single: 'asOneOfMany' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'ID cards' });
    const card = canvas.getByRole('article', { name: 'National ID' });
    await expect(card.offsetWidth).toBeLessThan(row.offsetWidth * 0.9);
  },
});

/** Cards with a target take the focus one after the other. */
export const Leading = meta.story({
  parameters: { keepsFocus: true },
  args: {
    cards: cards.map((card) =>
      Object.assign({ link: { to: `/credential/${card.id}`, onNavigate: fn() } }, card),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^National ID/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Student ID/ })).toHaveFocus();
  },
});
