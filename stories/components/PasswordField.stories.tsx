import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { PasswordField } from '#components/PasswordField.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  decorators: [inScreen],
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    defaultValue: 'harbour-light',
  },
});

/** The password is hidden. */
export const Default = meta.story();

/** The user has revealed the password to check it. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

/** The field shows its error as any other field does. */
export const WithError = meta.story({
  args: { defaultValue: 'short', error: 'Use at least 8 characters.' },
});
