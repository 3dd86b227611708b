import { ArrowUpRight, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react';

import preview from '#.storybook/preview';
import { iconMarkLook, IconMark } from '#components/IconMark.tsx';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const meta = preview.meta({
  title: 'Components/IconMark',
  tags: ['autodocs'],
  component: IconMark,
  argTypes: variantArgTypes(iconMarkLook, 'tone'),
  decorators: [inScreen],
  args: { icon: ArrowUpRight },
});

/** The mark of a row without a particular kind. */
export const Default = meta.story();

/** Icon and tone together show the kind of a row. */
export const Tones = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-3">
      <IconMark icon={ArrowUpRight} tone="brand" />
      <IconMark icon={ArrowUpRight} tone="brandFill" />
      <IconMark icon={ArrowUpRight} tone="city" />
      <IconMark icon={CircleCheck} tone="positive" />
      <IconMark icon={Clock} tone="caution" />
      <IconMark icon={TriangleAlert} tone="negative" />
      <IconMark icon={Info} tone="info" />
    </div>
  ),
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={iconMarkLook} axes={['tone']}>
      {(variants) => <IconMark {...args} {...variants} />}
    </VariantMatrix>
  ),
});
