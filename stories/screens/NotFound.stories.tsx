import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import NotFoundRoute from '#app/routes/NotFoundRoute.tsx';

import { shows } from '../catalogue.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { storyServices } from '#harness/story-services.ts';

const meta = preview.meta({
  title: 'Screens/Page Not Found',
  tags: ['autodocs'],
});

const flow = rendersRoute(NotFoundRoute);

/** The address is unknown: the screen says so and links to Home. */
export const Default = meta.story({
  ...flow,
  parameters: shows('not-found.state.card'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page Not Found$/);
    await expect(canvas.getByText('There is nothing at this address.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Home' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/');
  },
});

/** The screen has one state and no controls. */
export const Playground = meta.story({ ...flow, parameters: shows('not-found.state.card') });
