import { Clock, Landmark, Leaf, Zap } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { AssetMark } from '#widgets/AssetMark.tsx';
import { Button } from '#components/Button.tsx';
import { ChoiceCards, type Choice, type ChoiceLayout } from '#components/ChoiceCards.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { IconMark } from '#components/IconMark.tsx';

import { inScreen } from './in-screen.tsx';

type Speed = 'instant' | 'standard' | 'economy';

const speeds: readonly Choice<Speed>[] = [
  { value: 'instant', label: 'Instant', icon: Zap, detail: '5 minutes', fee: '1%' },
  { value: 'standard', label: 'Standard', icon: Clock, detail: '1-2 hours', fee: '0.5%' },
  { value: 'economy', label: 'Economy', icon: Leaf, detail: '1-3 days', fee: 'Free' },
];

interface SpeedsProps {
  layout?: ChoiceLayout;
  chosen?: Speed | '';
  error?: string;
  onChoose: (speed: Speed) => void;
}

function Speeds({ layout = 'thirds', chosen = 'standard', error, onChoose }: SpeedsProps) {
  const [speed, setSpeed] = useState(chosen);
  const card = useRef<HTMLInputElement>(null);
  return (
    <>
      <ChoiceCards
        ref={card}
        label="Speed"
        layout={layout}
        choices={speeds}
        value={speed}
        error={error}
        onValueChange={(next) => {
          setSpeed(next);
          onChoose(next);
        }}
      />
      {error && (
        <Button tone="secondary" onClick={() => card.current?.focus()}>
          Check
        </Button>
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/ChoiceCards',
  component: Speeds,
  decorators: [inScreen],
  args: { onChoose: fn() },
});

/** A choice of three, side by side, each with its cost and duration. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const instant = canvas.getByRole('radio', { name: 'Instant' });
    await expect(instant).toHaveAccessibleDescription('1% 5 minutes');
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await userEvent.click(instant);
    await expect(instant).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('instant');
  },
});

/** Two cards in a row, for longer labels. */
export const Tiles = meta.story({ args: { layout: 'tiles' } });

/** One card a row, for the longest labels. */
export const Rows = meta.story({ args: { layout: 'rows' } });

/** Nothing is chosen: the group shows an error, and the focus moves to its first card. */
export const Refused = meta.story({
  args: { chosen: '', error: 'Choose how fast.' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Speed' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how fast.');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByRole('radio', { name: 'Instant' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Instant' })).not.toBeChecked();
  },
});

/** The arrow keys move between the cards, as in any group of radio buttons. */
export const ByKeyboard = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveFocus();
    // The key is held, because a key released in the same tick selects nothing.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('economy'));
    await userEvent.keyboard('{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Economy' })).toHaveFocus();
  },
});

type Source = 'USDC' | 'bank' | 'XP';

const sources: readonly Choice<Source>[] = [
  {
    value: 'USDC',
    label: 'USDC',
    mark: <AssetMark assetType="USDC" />,
    detail: '2-5 minutes',
    fee: '2% fee',
    note: 'Balance 0 USDC',
    unavailable: 'Insufficient balance',
  },
  {
    value: 'bank',
    label: 'Bank Account',
    mark: <IconMark icon={Landmark} tone="brand" />,
    detail: 'Instant',
    fee: 'Free',
  },
  {
    value: 'XP',
    label: 'XP',
    mark: <AssetMark assetType="XP" />,
    detail: '1-2 minutes',
    fee: '1% fee',
    note: 'Balance 1,250.5 XP',
  },
];

function Sources() {
  const [source, setSource] = useState<Source | ''>('');
  const card = useRef<HTMLInputElement>(null);
  return (
    <>
      <ChoiceCards
        ref={card}
        label="Funding source"
        choices={sources}
        value={source}
        onValueChange={setSource}
      />
      <Button tone="secondary" onClick={() => card.current?.focus()}>
        Choose
      </Button>
    </>
  );
}

/** An unavailable card shows the reason, and cannot be chosen by pressing it or with the keyboard. */
export const OneUnavailable = meta.story({
  render: () => <Sources />,
  play: async ({ canvas, step, userEvent }) => {
    const card = (name: string) => canvas.getByRole('radio', { name });
    await step('is disabled, and its description begins with the reason', async () => {
      await expect(card('USDC')).toBeDisabled();
      await expect(card('USDC')).toHaveAccessibleDescription(
        'Insufficient balance 2% fee 2 to 5 minutes Balance 0 USDC',
      );
      await userEvent.setup({ pointerEventsCheck: 0 }).click(card('USDC'));
      await expect(card('USDC')).not.toBeChecked();
    });
    await step('is skipped when the group gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
      await expect(card('Bank Account')).toHaveFocus();
    });
    await step('does not prevent choosing the other cards', async () => {
      await userEvent.click(card('XP'));
      await expect(card('XP')).toBeChecked();
      await expect(card('XP')).toHaveAccessibleDescription(
        '1% fee 1 to 2 minutes Balance 1,250.5 XP',
      );
    });
  },
});

const banks: readonly Choice<'kb' | 'shinhan'>[] = [
  {
    value: 'kb',
    label: 'KB Kookmin',
    icon: Landmark,
    detail: <MaskedNumber>•••• 8901</MaskedNumber>,
    badge: 'Default',
  },
  {
    value: 'shinhan',
    label: 'Shinhan',
    icon: Landmark,
    detail: <MaskedNumber>•••• 7890</MaskedNumber>,
  },
];

function Banks() {
  const [bank, setBank] = useState<'kb' | 'shinhan' | ''>('');
  return <ChoiceCards label="Bank account" choices={banks} value={bank} onValueChange={setBank} />;
}

/** A badge marks one card, and stays visible when that card is chosen. */
export const WithBadge = meta.story({
  render: () => <Banks />,
  play: async ({ canvas, userEvent }) => {
    const kookmin = canvas.getByRole('radio', { name: 'KB Kookmin' });
    await expect(kookmin).toHaveAccessibleDescription('Default ends in 8901');
    await userEvent.click(kookmin);
    const badge = canvas.getByText('Default');
    await waitFor(() =>
      expect(getComputedStyle(kookmin).backgroundColor).not.toBe(
        getComputedStyle(badge).backgroundColor,
      ),
    );
  },
});
