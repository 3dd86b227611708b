import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { SubmitBar, type SubmitBarProps } from '#components/form/SubmitBar.tsx';
import { TextField } from '#components/form/Field.tsx';
import { Screen } from '#components/Screen.tsx';
import { BottomNavigation } from '#shell/BottomNavigation.tsx';
import { ShellFrame } from '#shell/ShellFrame.tsx';

function LongForm({ onSubmit, ...bar }: SubmitBarProps & { onSubmit: () => void }) {
  return (
    <Screen>
      <form
        id={bar.form}
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {Array.from({ length: 14 }, (_, line) => (
          <TextField key={line} label={`Line ${line + 1}`} />
        ))}
        <SubmitBar {...bar} />
      </form>
    </Screen>
  );
}

const meta = preview.meta({
  title: 'Components/SubmitBar',
  component: LongForm,
  args: { form: 'long-form', busy: false, children: 'Send', onSubmit: fn() },
});

const inShell = (props: Parameters<typeof LongForm>[0]) => (
  <ShellFrame
    header={<p>Header</p>}
    navigation={<BottomNavigation activePath="/assets" onNavigate={() => undefined} />}
  >
    <LongForm {...props} />
  </ShellFrame>
);

/** True if the element is completely inside the window. */
const isVisible = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Without the shell the bar sticks to the end of the window. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(isVisible(canvas.getByRole('button', { name: 'Send' }))).toBe(true);
  },
});

/** In the shell the bar is above the navigation at every scroll position. */
export const InShell = meta.story({
  render: inShell,
  play: async ({ canvas, args, step, userEvent }) => {
    const button = within(canvas.getByRole('main')).getByRole('button', { name: 'Send' });
    await step('is above the navigation', async () => {
      await expect(isVisible(button)).toBe(true);
      const navigation = canvas.getByRole('navigation', { name: 'Main' });
      await expect(button.getBoundingClientRect().bottom).toBeLessThan(
        navigation.getBoundingClientRect().top,
      );
    });
    await step('submits its form', async () => {
      await userEvent.click(button);
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('covers no focused field', async () => {
      const bar = button.parentElement?.getBoundingClientRect().top ?? 0;
      for (const field of canvas.getAllByRole('textbox')) {
        field.focus();
        await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar);
      }
    });
  },
});

/** The bar says what is missing. */
export const Waiting = meta.story({
  args: { disabled: true, hint: 'Still needed: asset and amount.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      'Still needed: asset and amount.',
    );
  },
});

/** The failure is shown beside the button, so that it is visible. */
export const Failed = meta.story({
  render: inShell,
  args: {
    failure: {
      message: 'Your bank declined the payment. Use another card or account.',
      outcomeUnknown: false,
    },
  },
  play: async () => {
    await expect(isVisible(screen.getByRole('alert').parentElement ?? document.body)).toBe(true);
    await expect(isVisible(screen.getByRole('button', { name: 'Send' }))).toBe(true);
  },
});

/** The action is running, and its button cannot be pressed again. */
export const Busy = meta.story({ args: { busy: true, children: 'Sending' } });

/** A visual viewport as high as the window, until a keyboard covers a part of it. */
class FakeViewport extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
  change(part: { height: number; scale?: number }) {
    Object.assign(this, part);
    this.dispatchEvent(new Event('resize'));
  }
}

let viewport = new FakeViewport();

/**
 * A keyboard that covers the page, as on an iPhone: the button moves above the keyboard, and back when the keyboard
 * closes.
 */
export const AboveKeyboard = meta.story({
  render: inShell,
  beforeEach() {
    viewport = new FakeViewport();
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport') ?? {};
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    return () => {
      Object.defineProperty(window, 'visualViewport', own);
    };
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    const { bottom } = button.getBoundingClientRect();
    viewport.change({ height: 400 });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(400);
    viewport.change({ height: 300, scale: 2 });
    await expect(button.getBoundingClientRect().bottom).toBe(bottom);
    viewport.change({ height: 400, scale: 1 });
  },
});
