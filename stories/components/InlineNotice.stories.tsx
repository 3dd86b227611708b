import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { inlineNoticeLook, InlineNotice } from '#components/form/InlineNotice.tsx';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const meta = preview.meta({
  title: 'Components/InlineNotice',
  tags: ['autodocs'],
  component: InlineNotice,
  argTypes: variantArgTypes(inlineNoticeLook, 'tone'),
  decorators: [inScreen],
  args: { children: 'Bank verification takes 1-2 business days.' },
});

/** Useful information, shown where it matters. */
export const Default = meta.story();

/** A warning that deserves attention. */
export const Caution = meta.story({
  args: { tone: 'caution', children: 'Large amounts may take up to 24 hours.' },
});

/** An error, which a screen reader announces at once. */
export const Negative = meta.story({
  args: { tone: 'negative', children: 'We cannot reach the wallet service.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={inlineNoticeLook} axes={['tone']}>
      {(variants) => <InlineNotice {...args} {...variants} />}
    </VariantMatrix>
  ),
});
