import preview from '#.storybook/preview';
import { badgeLook, Badge, type BadgeTone } from '#components/Badge.tsx';

import { inLine } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  argTypes: variantArgTypes(badgeLook, 'tone'),
  decorators: [inLine],
  args: { children: 'Pending' },
});

/** A neutral state, neither good nor bad. */
export const Default = meta.story();

const tones: readonly (readonly [BadgeTone, string])[] = [
  ['neutral', 'Draft'],
  ['brand', 'New'],
  ['city', 'LocalPay'],
  ['positive', 'Completed'],
  ['caution', 'Pending'],
  ['negative', 'Failed'],
  ['info', 'Processing'],
];

/** The label names the state, and the tone only repeats it. */
export const Tones = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      {tones.map(([tone, word]) => (
        <Badge key={tone} tone={tone}>
          {word}
        </Badge>
      ))}
    </div>
  ),
});

/** Text from a provider can be of any length: it wraps within the badge. */
export const Wraps = meta.story({
  args: { wraps: true, children: 'Needs the signature of two directors and the whole board' },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={badgeLook} axes={['tone']}>
      {(variants) => <Badge {...args} {...variants} />}
    </VariantMatrix>
  ),
});
