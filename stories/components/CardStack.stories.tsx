import { Car, GraduationCap, Landmark } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Badge } from '#components/Badge.tsx';
import { CardStack } from '#widgets/CardStack.tsx';

import { inScreen } from './in-screen.tsx';

const cards = [
  {
    id: 1,
    icon: Landmark,
    kind: 'National ID',
    issuer: 'Ministry',
    maskedNumber: '••••••-•••4567',
    note: 'Valid to Feb 28, 2034',
  },
  {
    id: 2,
    tone: 'teal' as const,
    icon: GraduationCap,
    kind: 'Student ID',
    issuer: 'KNU',
    maskedNumber: '•••••0042',
    note: 'Issued Mar 2, 2024',
  },
  {
    id: 3,
    tone: 'slate' as const,
    icon: Car,
    kind: "Driver's license",
    issuer: 'Police',
    maskedNumber: '••-••-•••••7-05',
    badge: <Badge tone="caution">Expired</Badge>,
  },
];

const meta = preview.meta({
  title: 'Components/CardStack',
  tags: ['autodocs'],
  component: CardStack,
  decorators: [inScreen],
  args: { label: 'ID cards', cards, onNavigate: fn() },
});

/** Each card shows its upper part with kind, number and validity. A badge replaces the number of an invalid one. */
export const Default = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'National ID ends in 4567 Ministry Valid to Feb 28, 2034' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Student ID/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: "Driver's license Police Expired" }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/credential/3');
  },
});

/** In a pocket, the cards show no validity, and the ones behind are narrower. */
export const InPocket = meta.story({
  args: { inPocket: true },
  play: async ({ canvas }) => {
    const [behind, , front] = canvas.getAllByRole('article');
    await expect(behind?.offsetWidth).toBeLessThan(front?.offsetWidth ?? 0);
    await expect(canvas.queryByText(/^Valid to/)).not.toBeInTheDocument();
  },
});
