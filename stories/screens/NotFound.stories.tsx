import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { NotFoundScreen } from '#screens/not-found/NotFoundScreen.tsx';

import { shows } from '../catalogue.ts';
import { rendersApp } from '../render-app.tsx';
import { storyServices } from '../story-services.ts';

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

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({ parameters: shows('not-found.state.card') });

/** My info links to three pages that do not exist yet; a person who follows one must not land on nothing. */
export const LinkedButUnrouted = meta.story({
  ...rendersApp('/myinfo'),
  parameters: { ...shows('not-found.rule.linked-but-unrouted'), frame: 'app' },
  play: async ({ canvas, step, userEvent }) => {
    for (const [label, to] of [
      ['Language', '/language-settings'],
      ['Notifications', '/notification-settings'],
      ['Help center', '/help-center'],
    ] as const) {
      await step(`${label} is not found`, async () => {
        await userEvent.click(await canvas.findByRole('link', { name: label }));
        await expect(storyServices().navigate).toHaveBeenLastCalledWith(to);
        await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
        if (to !== '/help-center') storyServices().navigate('/myinfo');
      });
    }
  },
});
