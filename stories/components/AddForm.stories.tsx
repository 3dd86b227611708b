import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { AddForm } from '#components/AddForm.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/AddForm',
  tags: ['autodocs'],
  component: AddForm,
  decorators: [inScreen],
  args: { label: 'Add bank account', children: <p>The form to fill in</p> },
});

/** The form is closed at first, so that the existing items come first. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add bank account' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByText('The form to fill in')).not.toBeInTheDocument();
  },
});

/** The same button opens and closes the form. */
export const OpenedAndClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add bank account' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('The form to fill in')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.queryByText('The form to fill in')).not.toBeInTheDocument();
    await userEvent.click(button);
  },
});
