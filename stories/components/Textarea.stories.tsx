import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Field } from '#components/form/Field.tsx';
import { textareaLook, Textarea, type TextareaProps } from '#components/form/Textarea.tsx';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

/** A field that adds a label, hint and error. */
function Comment({ hint, error, ...textarea }: TextareaProps & { hint?: string; error?: string }) {
  return (
    <Field label="Comment" hint={hint} error={error}>
      {(control) => <Textarea {...textarea} {...control} />}
    </Field>
  );
}

const meta = preview.meta({
  title: 'Components/Textarea',
  tags: ['autodocs'],
  component: Comment,
  argTypes: variantArgTypes(textareaLook, 'height', 'holds'),
  decorators: [inScreen],
  args: { rows: 3, onChange: fn() },
});

/** An empty field is three lines high. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Fine');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
});

/** The error is shown below the field and read with it, before the hint. */
export const WithError = meta.story({
  args: { hint: 'Needed to reject.', error: 'Say why you reject this document.' },
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    await expect(comment).toBeInvalid();
    await expect(comment).toHaveAccessibleDescription(
      'Say why you reject this document. Needed to reject.',
    );
  },
});

/** The field is disabled while its form is being submitted. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Booked at the conference rate.' },
});

const paragraph = 'The hotel was booked at the conference rate. ';

/** The field grows with its text. A word without a break opportunity breaks anywhere. */
export const LongText = meta.story({
  args: { defaultValue: `${paragraph.repeat(6)}${'0x9f2c'.repeat(20)}` },
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    await expect(comment.scrollHeight).toBe(comment.clientHeight);
    await expect(comment.scrollWidth).toBe(comment.clientWidth);
  },
});

/** A note grows up to a limit, and then scrolls. */
export const LongNote = meta.story({
  args: { height: 'note', defaultValue: paragraph.repeat(30) },
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    await expect(comment.scrollHeight).toBeGreaterThan(comment.clientHeight);
  },
});

/** Code, such as a recovery phrase, is monospaced. The user can resize the field. */
export const Code = meta.story({
  args: { height: 'pulled', holds: 'code', defaultValue: 'legal winner thank year wave sausage' },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={textareaLook} axes={['height', 'holds']}>
      {(variants) => <Comment {...args} {...variants} />}
    </VariantMatrix>
  ),
});
