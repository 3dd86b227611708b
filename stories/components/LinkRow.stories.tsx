import { Bell, FileText } from 'lucide-react';
import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { Screen } from '#components/Screen.tsx';

const meta = preview.meta({
  title: 'Components/LinkRow',
  component: LinkRow,
  decorators: [
    (Story: ComponentType) => (
      <Screen>
        <Card inset="rows">
          <ul>
            <Story />
          </ul>
        </Card>
      </Screen>
    ),
  ],
  args: { icon: Bell, label: 'Notifications', to: '/notification-settings', onNavigate: fn() },
});

/** Opens a screen of the wallet without a page load. The complete row is the target. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Notifications' });
    await expect(link).toHaveAttribute('href', '/superwallet/notification-settings');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/notification-settings');
  },
});

/** A second line adds details. */
export const WithDetail = meta.story({ args: { detail: 'E-mail and push' } });

/** A page of the operator opens in a new window without access to this window. The row's label says so. */
export const NewWindow = meta.story({
  render: () => (
    <LinkRow
      icon={FileText}
      label="Terms of Service"
      to="/terms"
      newWindowLabel="(opens in a new window)"
    />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms of Service (opens in a new window)' });
    await expect(link).toHaveAttribute('href', '/superwallet/terms');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

/** Long words break within the row and do not move the arrow. */
export const LongWords = meta.story({
  args: {
    label: 'Benachrichtigungseinstellungsübersicht in another language',
    detail: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@superwallet.example',
  },
});
