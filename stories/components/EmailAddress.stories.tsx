import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { EmailAddress } from '#components/EmailAddress.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/EmailAddress',
  tags: ['autodocs'],
  component: EmailAddress,
  decorators: [inScreen],
  args: { children: 'sample@superwallet.example' },
});

/** In a narrow place, lines break before the @ and the dots. */
export const Default = meta.story({
  render: (args) => (
    <p className="w-1/3 wrap-anywhere">
      <EmailAddress {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByText('sample@superwallet.example');
    const range = document.createRange();
    for (const part of email.childNodes) {
      range.selectNodeContents(part);
      await expect(new Set(Array.from(range.getClientRects(), ({ top }) => top)).size).toBeLessThan(
        2,
      );
    }
    await expect(email.offsetHeight).toBeGreaterThan(30);
  },
});
