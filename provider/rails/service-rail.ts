import * as z from 'zod/mini';

import type { Clock } from '../environment.ts';
import { askService, type ServiceKind, type SignedService } from '../signed-service.ts';
import { untilBankOpens } from './bank-hours.ts';
import { railFailures, type Rail, type RailChannel, type RailOrder } from './rail.ts';

/** The service for each channel. */
const railKinds = {
  bank: 'bank',
  wire: 'bank',
  card: 'card',
  crypto: 'network',
  local: 'network',
} as const satisfies Record<RailChannel, ServiceKind>;
type RailKind = (typeof railKinds)[RailChannel];

const Answer = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['pending', 'succeeded']) }),
  z.object({ state: z.literal('failed'), failure: z.enum(railFailures) }),
]);

/**
 * A rail that sends each order to the operator's service for its channel, and to `sandbox` for a channel without one
 * (decision 201). A service has no way to report a late answer: the sweeps repeat the order until it is final.
 */
export function createServiceRail(
  services: Readonly<Partial<Record<RailKind, SignedService | undefined>>>,
  sandbox: Rail,
  clock: Pick<Clock, 'now'>,
): Rail {
  const serviceOf = (channel: RailChannel) => services[railKinds[channel]];

  async function act(order: RailOrder) {
    const service = serviceOf(order.channel);
    if (service === undefined) return sandbox[order.kind](order);
    const { reference, kind, channel, assetType, amount, typedAmount } = order;
    const content = {
      reference,
      kind,
      channel,
      assetType,
      amount,
      typedAmount,
      destination: order.destination,
      source: order.source,
      charged: order.charged,
      requestedAt: order.requestedAt.toISOString(),
    };
    return askService(service, { reference, content }, { schema: Answer, clock });
  }

  return {
    charge: act,
    payout: act,
    expectedAnswer(timing) {
      const { kind, channel, requestedAt, duration } = timing;
      if (serviceOf(channel) === undefined) return sandbox.expectedAnswer(timing);
      const held = kind === 'payout' && channel === 'bank' ? untilBankOpens(requestedAt) : 0;
      return new Date(requestedAt.getTime() + held + duration);
    },
    onAnswer: (listener) => sandbox.onAnswer(listener),
  };
}
