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
    toggleLabels: {
      show: (field) => `Show ${field.toLowerCase()}`,
      hide: (field) => `Hide ${field.toLowerCase()}`,
    },
    autoComplete: 'current-password',
    defaultValue: 'harbour-light',
  },
});

/** Hidden from a person who looks over the shoulder. */
export const Default = meta.story();

/** Alone on the bus, a person may look at what the thumb typed. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

/** As any field, it says what is wrong with it. */
export const WithError = meta.story({
  args: { defaultValue: 'short', error: 'Use at least 8 characters.' },
});
