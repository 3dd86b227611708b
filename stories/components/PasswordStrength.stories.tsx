import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { PasswordStrength } from '#widgets/PasswordStrength.tsx';
import { expectText } from '#harness/expect-text.ts';

import { sameAs } from '#harness/same-as.ts';
import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/PasswordStrength',
  tags: ['autodocs'],
  component: PasswordStrength,
  decorators: [inScreen],
  args: { password: 'harbour-light', about: [] },
});

/** Nothing is typed yet: the space is reserved, and no text is shown. */
export const Empty = meta.story({
  args: { password: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Adjacent keys of a keyboard are weak. */
export const Weak = meta.story({
  args: { password: 'qwertyuiop' },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('status'),
      'Password strength: Weak: easy to guess. Make it longer.',
    );
  },
});

/** The provider has refused the password, so the strength does not contradict it. */
export const Refused = meta.story({
  parameters: sameAs('Weak', 'the password itself is not shown'),
  args: { refused: true },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('status'),
      'Password strength: Weak: easy to guess. Make it longer.',
    );
  },
});

/** Eight characters of two kinds are the minimum. */
export const Fair = meta.story({
  args: { password: 'kvmtrwb8' },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('status'),
      'Password strength: Fair: a few more characters make it good.',
    );
  },
});

/** Two words are longer than most passwords. */
export const Good = meta.story({
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Password strength: Good: hard to guess.');
  },
});

/** Three words in mixed case are hard to guess and easy to remember. */
export const Strong = meta.story({
  args: { password: 'harbour-light-Busan' },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Password strength: Strong: very hard to guess.');
  },
});

/** A password with the user's own name is easy to guess. */
export const AboutThePerson = meta.story({
  parameters: sameAs('Fair', 'both are fair'),
  args: { password: 'JiwooKim!!2024', about: ['Jiwoo', 'Kim', 'jiwoo.kim@example.com'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Fair/);
  },
});
