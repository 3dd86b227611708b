import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { CodeForm } from '#widgets/CodeForm.tsx';
import { expectText } from '#harness/expect-text.ts';

import { fill } from '#harness/fill.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { inScreen } from './in-screen.tsx';
import { expectBusy } from '#harness/expect-busy.ts';

const meta = preview.meta({
  title: 'Components/CodeForm',
  tags: ['autodocs'],
  component: CodeForm,
  decorators: [inScreen],
  argTypes: { onSubmit: outcomes.control },
  args: {
    acceptsRecoveryCode: true,
    submit: 'Sign in',
    submitting: 'Signing in…',
    onSubmit: fn<(code: string) => Promise<void>>(() => Promise.resolve()),
    onDone: fn(),
  },
});

/** A code of an authenticator app is sent once, without spaces. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const code = canvas.getByLabelText('Authenticator code');
    await waitFor(() => expect(code).toHaveFocus());
    await fill(code, '287 082');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('287082');
  },
});

/** A code in full-width digits is accepted, because Korean and Japanese keyboards type them. */
export const CodeInFullWidthDigits = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await fill(canvas.getByLabelText('Authenticator code'), '\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456'));
  },
});

/** A code that begins with an invisible mark is accepted, because a copied message may contain one. */
export const CodeWithLeftToRightMark = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await fill(canvas.getByLabelText('Authenticator code'), '\u200E123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456'));
  },
});

/** The code is being checked, and cannot be changed or sent again. */
export const Busy = meta.story({
  args: { onSubmit: fn<(code: string) => Promise<void>>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByLabelText('Authenticator code'), '287082');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expectBusy(await canvas.findByRole('button', { name: 'Signing in…' }));
    await expect(canvas.getByLabelText('Authenticator code')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Use a recovery code' })).toBeDisabled();
  },
});

/** The provider failed: the form shows an error and can be sent again. */
export const Failed = meta.story({
  args: {
    onSubmit: fn<(code: string) => Promise<void>>(() =>
      Promise.reject(Object.assign(new Error('500: '), { status: 500 })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByLabelText('Authenticator code'), '287082');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expectText(
      await canvas.findByRole('alert'),
      'Something went wrong on our side. Wait a moment and try again.',
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  },
});
