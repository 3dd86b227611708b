import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { TextField } from '#components/form/Field.tsx';

import { fill } from '#harness/fill.ts';
import { enterSecrets, secrets, expectSecretRefused } from '#harness/paste-secret.ts';
import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  tags: ['autodocs'],
  component: TextField,
  decorators: [inScreen],
  args: { label: 'Recipient address', placeholder: 'did:ethr:…' },
});

/** The label stays above the value, because a placeholder disappears when the user types. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Recipient address' });
    await fill(field, 'did:ethr:0x5aAe');
    await expect(field.offsetHeight).toBe(52);
  },
});

/** The amount is the largest element in its form, with its unit at the end and the balance beside the label. */
export const Figure = meta.story({
  args: {
    label: 'Amount',
    aside: 'Balance 1,250.5 XP',
    unit: 'XP',
    figure: true,
    inputMode: 'decimal',
    placeholder: '0',
    defaultValue: '250',
  },
});

/** A hint is shown before any error, and screen readers read it with the field. */
export const WithHint = meta.story({
  args: { hint: 'Addresses begin with did:ethr:0x.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Addresses begin with did:ethr:0x.',
    );
  },
});

/** The error is shown below the field as text, not only by colour. */
export const WithError = meta.story({
  args: { defaultValue: 'somewhere', error: 'This is no address.', hint: 'Paste it whole.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This is no address. Paste it whole.');
  },
});

/** A disabled value can still be read. */
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'did:ethr:0x5aAe' } });

/** A pasted recovery phrase or private key is refused completely, even if only its beginning would fit. */
export const SecretPasted = meta.story({
  args: { maxLength: 40, hint: 'Addresses begin with did:ethr:0x.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await enterSecrets(field, userEvent);
    await fill(field, 'did:ethr:0x5aAe');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.paste(`My phrase: ${secrets[0]}`);
    await expectSecretRefused(field);
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
