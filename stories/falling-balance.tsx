import { useState, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';

import type { Loadable } from '#wallet/loadable.ts';
import type { Holding } from '#wallet/money/assets.ts';

type Holdings = Loadable<readonly Holding[]>;

/**
 * Renders a payment form whose balance falls as soon as it has submitted, as the wallet learns it from the event stream
 * before the answer of the payment arrives. `action` is the callback that pays.
 */
export function withFallingBalance<
  Action extends string,
  Props extends { holdings: Holdings } & Record<Action, (...payment: never[]) => unknown>,
>(Screen: ComponentType<Props>, action: Action, left: Holdings) {
  return function FallingBalance(props: Props) {
    const [holdings, setHoldings] = useState(props.holdings);
    const pay = () => {
      // After the form has drawn that it submits: the answer of a network is never faster.
      setTimeout(() => setHoldings(left), 50);
      return new Promise(() => undefined);
    };
    return (
      <div data-fallen={holdings === left}>
        <Screen {...props} holdings={holdings} {...{ [action]: pay }} />
      </div>
    );
  };
}

/** Waits until the form has got the lower balance. */
export async function seeFallen(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-fallen="true"]')).not.toBeNull());
}
