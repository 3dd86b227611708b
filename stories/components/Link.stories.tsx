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

/** A plain press goes through the wallet, without loading the page again. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All assets' });
    await expect(link).toHaveAttribute('href', '/superwallet/assets');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** With a key held down the browser opens a tab or a window of its own, and the wallet keeps out of it. */
export const LeftToTheBrowser = meta.story({
  parameters: sameAs('Default', 'how a press opens it has no picture'),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'All assets' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      let taken: boolean | undefined;
      // The last to hear of the press; it only keeps this page from really opening another.
      document.addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      await fireEvent.click(link, { [key]: true });
      await expect(taken).toBe(false);
    }
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** Without a base path around it, a route is its own address. */
export const AtTheRoot = meta.story({
  parameters: sameAs('Default', 'where it leads has no picture'),
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
