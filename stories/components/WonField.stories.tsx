import { useState } from 'react';
import { expect, fn, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import { WonField } from '#widgets/WonField.tsx';

import { fill } from '#harness/fill.ts';
import { inKorean, inScreen } from './in-screen.tsx';

interface FieldProps {
  label?: string;
  unit?: string;
  hint?: string;
  error?: string;
  initial?: string;
  onChange: (amount: string) => void;
}

/** Stores the amount, as a screen does. */
function Field({ label = 'Amount', unit = 'KRW', initial = '', onChange, ...rest }: FieldProps) {
  const [amount, setAmount] = useState(initial);
  return (
    <WonField
      {...rest}
      label={label}
      unit={unit}
      value={amount}
      onValueChange={(next) => {
        setAmount(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/WonField',
  component: Field,
  decorators: [inScreen],
  args: { onChange: fn() },
});

function field(canvas: ReturnType<typeof within>): HTMLInputElement {
  const input = canvas.getByRole('textbox', { name: 'Amount' });
  if (!(input instanceof HTMLInputElement)) throw new Error('The amount is no input');
  return input;
}

/** The empty field shows a placeholder, and a phone shows the numeric keyboard. */
export const Default = meta.story({
  args: { hint: 'Min ₩1,000 · Max ₩1,000,000 per day' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAttribute('inputmode', 'numeric');
    await expect(field(canvas)).toHaveAccessibleDescription('Min ₩1,000 · Max ₩1,000,000 per day');
  },
});

/** Thousands are grouped while typing, and the value has no commas. */
export const GroupedWhileTyped = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    for (const [key, shown, value] of [
      ['1', '1', '1'],
      ['2', '12', '12'],
      ['5', '125', '125'],
      ['0', '1,250', '1250'],
      ['0', '12,500', '12500'],
      ['0', '125,000', '125000'],
      ['7', '1,250,007', '1250007'],
    ] as const) {
      await userEvent.type(field(canvas), key);
      await expect(field(canvas)).toHaveValue(shown);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
  },
});

/** A typed comma stays, even while the number is incomplete: `1,5` never becomes 15. */
export const CommaTyped = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    for (const [key, shown, value] of [
      ['1', '1', '1'],
      [',', '1,', '1,'],
      ['5', '1,5', '1,5'],
      ['0', '1,50', '1,50'],
      ['0', '1,500', '1500'],
      ['0', '15,000', '15000'],
      [',', '15,000,', '15,000,'],
      ['{Backspace}', '15,000', '15000'],
    ] as const) {
      await userEvent.type(field(canvas), key);
      await expect(field(canvas)).toHaveValue(shown);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
  },
});

/** An amount can be pasted with or without commas, in full-width digits, and with its unit. */
export const Pasted = meta.story({
  play: async ({ canvas, args }) => {
    for (const pasted of [
      '1,234,567',
      '1234567',
      '₩1,234,567',
      '1,234,567원',
      '１２３４５６７',
      '1\u202F234\u202F567',
      '\u202D1,234,567\u202C',
    ]) {
      await fill(field(canvas), '');
      await fill(field(canvas), pasted);
      await expect(field(canvas)).toHaveValue('1,234,567');
      await expect(args.onChange).toHaveBeenLastCalledWith('1234567');
    }
  },
});

/** The text is not an amount of won: the field shows an error once it loses the focus, not while typing. */
export const UnreadableWhenLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const [typed, sentence] of [
      ['-₩5,000', 'Enter an amount above zero in digits, such as 5,000.'],
      ['0', 'Enter an amount above zero in digits, such as 5,000.'],
      ['$5', 'Enter an amount above zero in digits, such as 5,000.'],
      ['1000.5', 'Enter whole won, without a decimal part.'],
    ] as const) {
      await fill(field(canvas), typed);
      await expect(field(canvas)).not.toHaveAccessibleDescription(sentence);
      await userEvent.tab();
      await expect(field(canvas)).toHaveAccessibleDescription(sentence);
      await expect(field(canvas)).toBeInvalid();
    }
    for (const typed of ['', '₩5,000']) {
      await fill(field(canvas), typed);
      await userEvent.tab();
      await expect(field(canvas)).toBeValid();
    }
  },
});

/** The caret stays between the same digits when a comma is added or removed. */
export const CaretStaysInTheMiddle = meta.story({
  args: { initial: '12345' },
  play: async ({ canvas, step, userEvent }) => {
    const edit = async (at: number, keys: string) => {
      field(canvas).focus();
      field(canvas).setSelectionRange(at, at);
      await userEvent.keyboard(keys);
    };
    const expectCaret = async (before: string, after: string) => {
      await expect(field(canvas)).toHaveValue(before + after);
      await expect(field(canvas).selectionStart).toBe(before.length);
      await expect(field(canvas).selectionEnd).toBe(before.length);
    };
    await step('typing digit after digit', async () => {
      await edit(1, '9');
      await expectCaret('19', '2,345');
      await userEvent.keyboard('8');
      await expectCaret('1,98', '2,345');
    });
    await step('deleting before the caret', async () => {
      await userEvent.keyboard('{Backspace}');
      await expectCaret('19', '2,345');
      await userEvent.keyboard('{Backspace}');
      await expectCaret('1', '2,345');
    });
    await step('deleting after the caret', async () => {
      await userEvent.keyboard('{Delete}');
      await expectCaret('1', ',345');
    });
  },
});

/** A deleted comma comes back at once, so deleting it also deletes the digit next to it. */
export const DeletesAcrossAComma = meta.story({
  args: { initial: '12345' },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('backwards', async () => {
      field(canvas).focus();
      field(canvas).setSelectionRange(3, 3);
      await userEvent.keyboard('{Backspace}');
      await expect(field(canvas)).toHaveValue('1,345');
      await expect(field(canvas).selectionStart).toBe(1);
    });
    await step('forwards', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(field(canvas)).toHaveValue('145');
      await expect(field(canvas).selectionStart).toBe(1);
    });
    await expect(args.onChange).toHaveBeenLastCalledWith('145');
  },
});

/** Text that is not a number stays as typed, and the form shows an error. */
export const NoNumberKeptAsTyped = meta.story({
  args: { error: 'Enter the amount in digits, such as 50,000.' },
  play: async ({ canvas, args }) => {
    for (const typed of ['50000 won', '-5000', '5e4', '1.2.3', '1,5', '10,0000']) {
      await fill(field(canvas), typed);
      await expect(field(canvas)).toHaveValue(typed);
      await expect(args.onChange).toHaveBeenLastCalledWith(typed);
    }
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription(
      'Enter the amount in digits, such as 50,000.',
    );
  },
});

/** A very long amount is smaller, so that all of it is visible. */
export const LongAmount = meta.story({
  args: { initial: '12345678901234567890' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('12,345,678,901,234,567,890');
  },
});

/** On a Korean screen the unit is in Korean. */
export const Korean = meta.story({
  args: { label: '보낼 금액', unit: '원', initial: '50000' },
  decorators: [inKorean],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '보낼 금액' })).toHaveValue('50,000');
  },
});
