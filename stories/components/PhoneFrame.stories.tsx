import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import { Screen } from '#components/Screen.tsx';

import { sameAs } from '#harness/same-as.ts';

const meta = preview.meta({
  title: 'Components/PhoneFrame',
  component: PhoneFrame,
  parameters: { frame: 'own' },
  args: {
    children: (
      <Screen>
        <h1 className="text-title font-bold">A screen</h1>
        <p>As high as the phone, even where there is little to say.</p>
      </Screen>
    ),
  },
});

/** On a phone the wallet fills the screen. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('heading').closest('.min-h-dvh');
    await expect(frame?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      Math.min(window.innerHeight, 600),
    );
  },
});

/** On a desktop the wallet is a card in the middle. */
export const OnADesk = meta.story({
  parameters: sameAs('Default', 'only a wide screen shows the difference'),
  globals: { viewport: { value: 'wide' } },
});
