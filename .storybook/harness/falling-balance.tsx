import { useState, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';

import type { Loadable } from '#wallet/loadable.ts';
import type { Holding } from '#wallet/money/assets.ts';

type Args = Readonly<Record<string, unknown>>;

/** The name of the form's payment callback, and the balance that is left after the fall. */
interface Falling {
  action: string;
  left: Loadable<readonly Holding[]>;
}

function FallingBalance({
  Story,
  args,
  action,
  left,
}: Falling & { Story: ComponentType<{ args: Args }>; args: Args }) {
  const [holdings, setHoldings] = useState(args['holdings']);
  const pay = () => {
    // Delayed until the form has rendered as submitting: a real network would not answer sooner.
    setTimeout(() => setHoldings(left), 50);
    return new Promise(() => undefined);
  };
  return (
    <div data-fallen={holdings === left}>
      <Story args={{ ...args, holdings, [action]: pay }} />
    </div>
  );
}

/**
 * A decorator for a payment form whose balance falls as soon as the form is submitted. This happens when the event
 * stream is faster than the payment's answer.
 */
export function fallingBalance(action: Falling['action'], left: Falling['left']) {
  return function Decorated(Story: ComponentType<{ args: Args }>, { args }: { args: Args }) {
    return <FallingBalance Story={Story} args={args} action={action} left={left} />;
  };
}

/** Waits until the form has received the lower balance. */
export async function expectFallen(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-fallen="true"]')).not.toBeNull());
}
