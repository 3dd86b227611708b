import { Bell, Copy, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { iconButtonLook, IconButton, IconLink } from '#components/IconButton.tsx';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  argTypes: variantArgTypes(iconButtonLook, 'tone'),
  decorators: [inScreen],
  args: { icon: Bell, label: 'Notifications', onClick: fn() },
});

/** A button with only an icon has an accessible name and a target of at least 44 px. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Beside text, an icon button has its own background. */
export const Soft = meta.story({ args: { icon: Copy, label: 'Copy address', tone: 'soft' } });

/** While its action runs, the button is busy and can have the focus. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
});

/** A link instead of an action. */
export const AsLink = meta.story({
  render: () => <IconLink icon={UserRound} label="My info" to="/myinfo" onNavigate={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My info' })).toHaveAttribute(
      'href',
      '/superwallet/myinfo',
    );
  },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={iconButtonLook} axes={['tone']}>
      {(variants) => <IconButton {...args} {...variants} />}
    </VariantMatrix>
  ),
});
