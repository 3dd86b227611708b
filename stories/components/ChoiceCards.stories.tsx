import { Clock, Leaf, Zap } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { Button } from '#components/Button.tsx';
import { ChoiceCards, type Choice, type ChoiceLayout } from '#components/ChoiceCards.tsx';

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
  const card = useRef<HTMLButtonElement>(null);
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

/** A choice among three, side by side, each with what it costs and how long it takes. */
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

/** Two in a row, where the words are longer. */
export const Tiles = meta.story({ args: { layout: 'tiles' } });

/** One below the other, where they are longer still. */
export const Rows = meta.story({ args: { layout: 'rows' } });

/** Nothing is chosen yet, and that is said at the group; the focus then goes to its first card. */
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

/** The arrow keys go from one card to the next, as in any group of radio buttons. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveFocus();
    // Pressed as long as a finger needs: released within the same instant the key would choose nothing.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('economy'));
    await userEvent.keyboard('{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Economy' })).toHaveFocus();
  },
});
