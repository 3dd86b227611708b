import preview from '#.storybook/preview';
import { cardLook, Card } from '#components/Card.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { AssetMark } from '#widgets/AssetMark.tsx';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  tags: ['autodocs'],
  component: Card,
  argTypes: variantArgTypes(cardLook, 'tone', 'inset'),
  decorators: [inScreen],
  args: { children: 'What belongs together.' },
});

/** In the light theme the card has a soft shadow, in the dark theme a border. */
export const Default = meta.story();

/** Background tones for secondary content. */
export const Tones = meta.story({
  render: () => (
    <>
      <Card tone="well">Well</Card>
      <Card tone="info">Info</Card>
      <Card tone="city">City</Card>
    </>
  ),
});

/** Rows have their own padding, so the card adds less padding above and below. */
export const AroundRows = meta.story({
  args: {
    inset: 'rows',
    children: (
      <ul>
        <ListRow mark={<AssetMark assetType="XP" />} title="XP" end="1,250.5" />
        <ListRow mark={<AssetMark assetType="BTC" />} title="BTC" end="0.0525" />
      </ul>
    ),
  },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={cardLook} axes={['tone', 'inset']}>
      {(variants) => <Card {...args} {...variants} />}
    </VariantMatrix>
  ),
});
