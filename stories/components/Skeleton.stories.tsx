import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { skeletonLook, Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  argTypes: variantArgTypes(skeletonLook, 'shape', 'width'),
  decorators: [inScreen],
});

/** A line of text that is loading. */
export const Default = meta.story();

/** Each skeleton has the shape of its content, so that the layout does not shift. */
export const Shapes = meta.story({
  render: () => (
    <>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="balance" />
      <Skeleton shape="control" />
      <Skeleton shape="choice" />
      <Skeleton shape="pill" width="quarter" />
      <div className="flex items-center gap-3">
        <Skeleton shape="icon" width="own" />
        <Skeleton shape="circle" width="own" />
        <Skeleton width="third" />
      </div>
    </>
  ),
});

/** A screen reader announces the loading state once, and skips the grey bars. */
export const Rows = meta.story({
  render: () => (
    <Card inset="rows">
      <Loading label="Loading transactions">
        <SkeletonRows count={3} />
      </Loading>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Loading transactions');
  },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={skeletonLook} axes={['shape']}>
      {(variants) => <Skeleton {...args} {...variants} />}
    </VariantMatrix>
  ),
});
