import { Car, GraduationCap, Landmark, ShieldCheck } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { idCardLook, IdCard } from '#widgets/IdCard.tsx';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const meta = preview.meta({
  title: 'Components/IdCard',
  tags: ['autodocs'],
  component: IdCard,
  argTypes: variantArgTypes(idCardLook, 'tone'),
  decorators: [inScreen],
  args: {
    icon: Landmark,
    kind: 'National ID',
    issuer: 'Ministry of the Interior',
    maskedNumber: '••••••-•••4567',
    engraving: '1 national_id',
  },
});

/** The card has the proportions of a physical ID card. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('article', { name: 'National ID' })
      .getBoundingClientRect();
    await expect(width / height).toBeCloseTo(85.6 / 54, 1);
  },
});

/** Each kind of card has its own tone, so that it is recognised before it is read. */
export const Tones = meta.story({
  render: ({ issuer, maskedNumber }) => (
    <>
      <IdCard
        icon={GraduationCap}
        kind="Student ID"
        tone="teal"
        issuer={issuer}
        maskedNumber={maskedNumber}
      />
      <IdCard
        icon={Car}
        kind="Driver's License"
        tone="slate"
        issuer={issuer}
        maskedNumber={maskedNumber}
      />
      <IdCard
        icon={ShieldCheck}
        kind="Health card"
        tone="plum"
        issuer={issuer}
        maskedNumber={maskedNumber}
      />
    </>
  ),
});

/** The long name of an authority does not push the number off the card. */
export const LongWords = meta.story({
  args: {
    kind: 'International driving permit of the harbour district',
    issuer: 'Korea Road Traffic Authority, Busan Metropolitan City branch office',
  },
});

/** The cards of two people of the same kind have different engravings; an invalid card has none. */
export const Engravings = meta.story({
  render: (args) => (
    <>
      <IdCard {...args} engraving="1 national_id" />
      <IdCard {...args} engraving="2 national_id" />
      <IdCard {...args} tone="slate" engraving={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const drawn = () =>
      canvas
        .getAllByRole('article')
        .map((card) => card.querySelector('path.drawn')?.getAttribute('d'));
    await waitFor(() => expect(drawn().filter(Boolean)).toHaveLength(2));
    const [first, second, invalid] = drawn();
    // Not compared by the expectation, which would print both paths.
    await expect(first === second).toBe(false);
    await expect(invalid === undefined).toBe(true);
  },
});

/** A card in a list can show its name and validity within the same proportions. */
export const NameAndNote = meta.story({
  args: {
    icon: GraduationCap,
    kind: 'education',
    name: 'Bachelor of Science',
    issuer: 'Pusan National University',
    maskedNumber: '•••-••••-•1142',
    note: 'Issued Mar 1, 2024',
    tone: 'teal',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'education' });
    const { width, height } = card.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(85.6 / 54, 1);
    await expectText(card, 'Issued Mar 1, 2024');
  },
});

/** A card with a target is one link, with the same look and proportions. */
export const Leads = meta.story({
  args: { verification: 'Verified', link: { to: '/credential/1', onNavigate: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const { width, height } = canvas
      .getByRole('article', { name: 'National ID' })
      .getBoundingClientRect();
    await expect(width / height).toBeCloseTo(85.6 / 54, 1);
    await userEvent.click(canvas.getByRole('link', { name: /^National ID/ }));
    await expect(args.link?.onNavigate).toHaveBeenLastCalledWith('/credential/1');
  },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={idCardLook} axes={['tone']}>
      {(variants) => <IdCard {...args} {...variants} />}
    </VariantMatrix>
  ),
});
