import * as z from 'zod/mini';

import { AssetPrices } from '#wallet/entities/asset-prices.ts';
import { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import type { Environment } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { askService, type SignedService } from '../signed-service.ts';
import { createSweeper } from '../sweeper.ts';
import type { Market } from './market.ts';

/** The interval at which the rates are read, in milliseconds. */
const readInterval = 60_000;

/** Age after which rates no longer count, in milliseconds: an old rate would value and sell assets wrongly. */
const maxAge = 10 * 60_000;

const Rates = z.object({ rates: z.array(ExchangeRate).check(z.maxLength(200)) });

/**
 * The market behind the operator's service (decision 215). Without current rates there is none of any asset. The
 * sweeper reads them, for the first time when it is woken.
 */
export function createServiceMarket(
  service: SignedService,
  environment: Pick<Environment, 'clock' | 'log'>,
): Market {
  const { clock, log } = environment;
  let current: { rates: readonly ExchangeRate[]; readAt: number } = { rates: [], readAt: 0 };

  async function readRates() {
    const startedAt = clock.now().getTime();
    const { rates } = await askService(
      service,
      { reference: `rates-${startedAt}`, content: { kind: 'rates' } },
      { schema: Rates, clock },
    );
    current = { rates, readAt: startedAt };
  }

  return {
    rates: () => (clock.now().getTime() - current.readAt > maxAge ? [] : current.rates),
    async prices(assetType, range) {
      try {
        return await askService(
          service,
          {
            reference: `prices-${assetType}-${range}-${clock.now().getTime()}`,
            content: { kind: 'prices', assetType, range },
          },
          {
            schema: AssetPrices.check(
              z.refine((prices) => prices.assetType === assetType && prices.range === range),
            ),
            clock,
          },
        );
      } catch (fault) {
        log('The prices of the market could not be read', { fault: String(fault) });
        throw new Refusal('rate-missing', { assetType });
      }
    },
    reading: createSweeper({
      environment,
      interval: readInterval,
      problem: 'The rates of the market could not be read yet',
      sweep: readRates,
    }),
  };
}
