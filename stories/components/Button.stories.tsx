import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { buttonLook, Button, ButtonLink, type ButtonProps } from '#components/Button.tsx';

import { expectBusy } from '#harness/expect-busy.ts';
import { expectText } from '#harness/expect-text.ts';
import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  argTypes: variantArgTypes(buttonLook, 'tone', 'size', 'width'),
  decorators: [inScreen],
  args: { children: 'Send XP', onClick: fn() },
});

/** The primary action of a screen. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send XP' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** One action is primary, and all others have a quieter tone. */
export const Tones = meta.story({
  render: () => (
    <div className="flex flex-col gap-3">
      <Button>Primary</Button>
      <Button tone="secondary">Secondary</Button>
      <Button tone="quiet">Quiet</Button>
      <Button tone="destructive">Destructive</Button>
      <Button tone="secondary" size="small">
        Small
      </Button>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('each is 52 px high, and the small one 44 px', async () => {
      const heights = canvas.getAllByRole('button').map(({ offsetHeight }) => offsetHeight);
      await expect(heights).toEqual([52, 52, 52, 52, 44]);
    });
  },
});

/** A running action cannot be started again. */
export const Busy = meta.story({
  args: { busy: true, width: 'full', children: 'Sending…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await expectBusy(button);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

function SendButton(props: ButtonProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Button {...props} busy={busy} onClick={() => setBusy(true)}>
      {busy ? 'Sending…' : 'Send'}
    </Button>
  );
}

/** A pressed button has the focus while its action runs, and screen readers announce its new label. */
export const BecomesBusy = meta.story({
  render: (args) => <SendButton {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announced = canvasElement.querySelector('[aria-live="polite"]');
    await expect(announced).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await expectBusy(button);
    await expect(button).toHaveFocus();
    await expectText(announced, 'Sending…');
  },
});

/** A disabled button, for a form that is incomplete. The form itself states what is missing. */
export const Disabled = meta.story({ args: { disabled: true, width: 'full' } });

/** An action that opens a page is a link with its own address. */
export const AsLink = meta.story({
  render: () => (
    <ButtonLink to="/receive" onNavigate={fn()}>
      Receive
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Receive' })).toHaveAttribute(
      'href',
      '/superwallet/receive',
    );
  },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={buttonLook} axes={['tone', 'size', 'width']}>
      {(variants) => <Button {...args} {...variants} />}
    </VariantMatrix>
  ),
});
