import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Field } from '#components/form/Field.tsx';
import { WrappingInput } from '#components/form/WrappingInput.tsx';

import { inScreen } from './in-screen.tsx';

interface AddressProps {
  initial: string;
  error?: string;
  disabled?: boolean;
  onValueChange: (address: string) => void;
  onEnter: () => void;
}

/** Stores the typed value, as a form does. */
function Address({ initial, error, onValueChange, ...rest }: AddressProps) {
  const [address, setAddress] = useState(initial);
  return (
    <Field label="Address" error={error}>
      {(control) => (
        <WrappingInput
          {...rest}
          {...control}
          holds="address"
          placeholder="0x… or did:…"
          value={address}
          onValueChange={(next) => {
            setAddress(next);
            onValueChange(next);
          }}
        />
      )}
    </Field>
  );
}

const meta = preview.meta({
  title: 'Components/WrappingInput',
  tags: ['autodocs'],
  component: Address,
  decorators: [inScreen],
  args: { initial: '', onValueChange: fn(), onEnter: fn() },
});

/** The field is one line high. Enter submits, and line breaks in pasted text are removed. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.click(field);
    await userEvent.paste('did:ethr:\n0x1234');
    await expect(field).toHaveValue('did:ethr:0x1234');
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('did:ethr:0x1234');
  },
});

/** The error belongs to the field. */
export const WithError = meta.story({
  args: { error: 'Enter an address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      'Enter an address.',
    );
  },
});

/** A scanned value cannot be edited. */
export const Disabled = meta.story({
  args: { disabled: true, initial: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
});

/** A long address wraps, and all of it can be read. */
export const LongText = meta.story({
  args: { initial: `did:ethr:${'0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'.repeat(4)}` },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Address' });
    await expect(field.scrollHeight).toBe(field.clientHeight);
    await expect(field.scrollWidth).toBe(field.clientWidth);
  },
});
