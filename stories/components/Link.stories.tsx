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
  parameters: sameAs('Default', 'how a press opens it has no picture'),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'All assets' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      let taken: boolean | undefined;
      // Runs as the last listener, and only keeps the test page from opening another one.
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

/** Without a base path the route itself is the address. */
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
