import { expect, fireEvent, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { BasePath } from '#components/base-path.ts';
import { Link } from '#components/Link.tsx';

import { sameAs } from '#harness/same-as.ts';
import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  tags: ['autodocs'],
  component: Link,
  decorators: [
    (Story) => (
      <p>
        Your money is in <Story />.
      </p>
    ),
    inScreen,
  ],
  args: { to: '/assets', children: 'All assets', onNavigate: fn() },
});

/** A plain press navigates within the wallet, without a page load. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All assets' });
    await expect(link).toHaveAttribute('href', '/superwallet/assets');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** With a modifier key the browser opens a new tab or window, and the wallet does not intervene. */
export const LeftToTheBrowser = meta.story({
  parameters: sameAs('Default', 'only the effect of a press differs'),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'All assets' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      let isPrevented: boolean | undefined;
      // Runs after all other listeners, and stops the browser from opening a new tab during the test.
      document.addEventListener(
        'click',
        (event) => {
          isPrevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      await fireEvent.click(link, { [key]: true });
      await expect(isPrevented).toBe(false);
    }
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** Without a base path the route itself is the address. */
export const AtTheRoot = meta.story({
  parameters: sameAs('Default', 'only the target address differs'),
  decorators: [
    (Story) => (
      <BasePath value="">
        <Story />
      </BasePath>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All assets' })).toHaveAttribute(
      'href',
      '/assets',
    );
  },
});
