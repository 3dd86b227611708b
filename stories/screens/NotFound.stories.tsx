import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { Link, type Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { NotFoundScreen } from '#screens/not-found/NotFoundScreen.tsx';
import { paths } from '#wallet/paths.ts';

import { shows } from '../catalogue.ts';

const meta = preview.meta({
  title: 'Screens/Page Not Found',
  component: NotFoundScreen,
  args: { onNavigate: fn() },
});

/** A mistyped or outdated address says so, and leads back to where all else starts. */
export const Default = meta.story({
  parameters: shows('not-found.state.card'),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page Not Found$/);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Home' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/');
  },
});

const linked = {
  'Language settings': '/language-settings',
  'Notification settings': '/notification-settings',
  'Help center': '/help-center',
};

/** As the wallet routes: an address that is none of its paths is not found. */
function Routed({ onNavigate }: { onNavigate: Navigate }) {
  const [path, setPath] = useState<string>(paths.myInfo);
  const go: Navigate = (to) => {
    setPath(to);
    onNavigate(to);
  };
  if (!Object.values<string>(paths).includes(path)) return <NotFoundScreen onNavigate={go} />;
  return (
    <Screen>
      <Card inset="rows">
        {Object.entries(linked).map(([label, to]) => (
          <Link key={to} to={to} onNavigate={go} className="flex min-h-16 items-center">
            {label}
          </Link>
        ))}
      </Card>
    </Screen>
  );
}

/** My info links to three pages that do not exist yet; a person who follows one must not land on nothing. */
export const LinkedButUnrouted = meta.story({
  parameters: shows('not-found.rule.linked-but-unrouted'),
  render: ({ onNavigate }) => <Routed onNavigate={onNavigate} />,
  play: async ({ canvas, args, step, userEvent }) => {
    for (const [label, to] of Object.entries(linked)) {
      await step(`${label} is not found`, async () => {
        const home = canvas.queryByRole('link', { name: 'Back to Home' });
        if (home) await userEvent.click(home);
        await userEvent.click(canvas.getByRole('link', { name: label }));
        await expect(args.onNavigate).toHaveBeenLastCalledWith(to);
        await expect(canvas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      });
    }
  },
});
