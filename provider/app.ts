import { Hono } from 'hono';

import { basePath } from '#wallet/paths.ts';

import { isAccountDeleted } from './accounts/account-deleted.ts';
import type { AccountParts } from './accounts/account-parts.ts';
import { createLookUpLimits } from './accounts/look-up-limits.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { StorageUnavailable } from './database/disk-space.ts';
import type { EventHub } from './events/event-hub.ts';
import { CallRouter } from './http/call-router.ts';
import { HttpError } from './http/http-error.ts';
import { addLegalPages } from './http/legal-pages.ts';
import { allowWalletOf } from './http/other-origin.ts';
import { overloadError } from './http/overload-error.ts';
import type { RequestGate } from './http/request-gate.ts';
import { checkAddress, pathOf } from './http/request-address.ts';
import type { Origins } from './http/request-origin.ts';
import { refusalAnswer } from './http/refusal-answer.ts';
import { repeatNonce } from './http/repeat-nonce.ts';
import { identifyRequests, routeOf } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSessionGuard, sessionEnded } from './http/session-guard.ts';
import { addSandboxPage } from './http/sandbox-page.ts';
import { createRenderedPages } from './http/rendered-pages.ts';
import { createStaticWallet } from './http/static-wallet.ts';
import type { Review } from './identity/review.ts';
import type { Settlement } from './ledger/settlement.ts';
import type { CardProcessor } from './rails/card-processor.ts';
import type { Rail } from './rails/rail.ts';
import type { Market } from './money/market.ts';
import type { FeeSource } from './money/operator-fees.ts';
import type { AnsweredRequest } from './observability/log.ts';
import type { Push } from './notifications/push-subscriptions.ts';
import { Overloaded } from './overloaded.ts';
import { Refusal } from './refusal.ts';
import { addActivityRoutes } from './routes/activity-routes.ts';
import { addAssetRoutes } from './routes/asset-routes.ts';
import { addAuthRoutes } from './routes/auth-routes.ts';
import { addBankAccountRoutes } from './routes/bank-account-routes.ts';
import { addBlockRoutes } from './routes/block-routes.ts';
import { addEventRoutes } from './routes/event-routes.ts';
import { addHealthRoutes } from './routes/health-routes.ts';
import { addIdentityRoutes } from './routes/identity-routes.ts';
import { addMoneyRoutes } from './routes/money-routes.ts';
import { addNotificationRoutes } from './routes/notification-routes.ts';
import { addOwnDataRoutes } from './routes/own-data-routes.ts';
import { addSecurityRoutes } from './routes/security-routes.ts';
import { addTaxRefundRoutes } from './routes/tax-refund-routes.ts';
import { addStatementRoutes } from './routes/statement-routes.ts';
import { addTransactionRoutes } from './routes/transaction-routes.ts';
import { addTravelPlanRoutes } from './routes/travel-plan-routes.ts';
import { addUserRoutes } from './routes/user-routes.ts';
import { addWorkRoutes } from './routes/work-routes.ts';
import type { Sweeper } from './sweeper.ts';
import type { TaxOffice } from './traveler/tax-office.ts';

/** The dependencies of the routes. */
export interface Parts extends AccountParts, Origins {
  events: EventHub;
  /** Settles sends to an address. */
  settlement: Settlement;
  /** Settles operations that wait for a rail. */
  railSettlement: Settlement;
  cardProcessor: CardProcessor;
  /** Predicts when a rail answers. */
  rail: Pick<Rail, 'expectedAnswer'>;
  /** Maximum wait of a request for its rail, in milliseconds. */
  railWait: number;
  /** Time for the owner of an address without an account to claim a send, in milliseconds. */
  claimPeriod: number;
  /** Values the assets. */
  market: Market;
  /** The fees of payments. */
  fees: FeeSource;
  /** Reviews identity documents. */
  review: Review;
  /** Decides and pays tax refunds. */
  taxOffice: TaxOffice;
  /** Asks the tax office about due refunds. */
  refundSweep: Sweeper;
  /** The directory of the built wallet. */
  walletDirectory: string;
  /** True if the pages of signed-in users are rendered. */
  rendersPages: boolean;
  /** The directory of the legal pages. */
  legalDirectory: string;
  gate: RequestGate;
  /** Push notifications; undefined if the operator has not turned them on. */
  push: Push | undefined;
  /** Called for each answered request. */
  answered: (request: AnsweredRequest) => void;
}

const api = `${basePath}/api`;

/** Retry delay after a 503, in seconds; longer if the operator must free disk space first. */
const retrySeconds = 2;
const storageRetrySeconds = 30;

/** The provider's HTTP server: the API and the built wallet. */
export function createApp(parts: Parts): Hono {
  const { database, environment, walletDirectory, walletOrigin, secretKey } = parts;
  const app = new Hono({ getPath: pathOf });
  const guard = createSessionGuard(parts.sessionTime, () => database.canWrite());
  const calls = new CallRouter({ app, guard, database, clock: environment.clock, secretKey });

  const pages = { directory: walletDirectory, database, environment, guard, calls };
  const wallet = createStaticWallet(
    walletDirectory,
    parts.rendersPages ? createRenderedPages(pages) : undefined,
  );

  app.use(identifyRequests(parts.proxies, { api, answered: parts.answered }));
  app.use(`${api}/*`, repeatNonce);
  app.use(securityHeaders(parts.proxies));
  app.use(checkAddress);
  app.use(`${api}/*`, async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  if (walletOrigin !== undefined) app.use(`${api}/*`, allowWalletOf(walletOrigin));
  app.use(`${api}/*`, parts.gate.middleware);
  app.use(`${api}/events/*`, parts.gate.streamMiddleware);

  addAuthRoutes(calls, parts);
  addUserRoutes(calls, parts);
  addSecurityRoutes(calls, parts);
  addOwnDataRoutes(calls, parts);
  addBlockRoutes(calls);
  addNotificationRoutes(calls, parts);
  addAssetRoutes(calls, parts);
  const lookUps = createLookUpLimits(parts);
  addTransactionRoutes(calls, { ...parts, lookUps });
  addIdentityRoutes(calls, parts);
  const { rates } = parts.market;
  addMoneyRoutes(calls, { ...parts, lookUps, rates });
  addActivityRoutes(calls, parts);
  addStatementRoutes(calls, parts);
  addBankAccountRoutes(calls, parts);
  addTravelPlanRoutes(calls, parts);
  addTaxRefundRoutes(calls, { ...parts, rates });
  addWorkRoutes(calls, { ...parts, lookUps });
  addEventRoutes(app, { ...parts, guard });

  app.all(`${api}/*`, () => {
    throw new HttpError(404, 'There is nothing at this address. Check the path and the method.');
  });
  addHealthRoutes(app, parts);
  addLegalPages(app, parts.legalDirectory);
  addSandboxPage(app, parts);
  app.get('/', (context) => context.redirect(`${basePath}/`));
  app.get(basePath, (context) => context.redirect(`${basePath}/`));
  app.get('*', async (context) => (await wallet(context)) ?? context.notFound());
  app.notFound((context) => context.text('There is nothing at this address.', 404));

  app.onError((error, context) => {
    if (error instanceof Refusal) return refusalAnswer(context, error);
    const known = knownError(error);
    if (known instanceof HttpError) {
      return context.json({ error: known.message }, known.status, { ...known.headers });
    }
    if (error instanceof StorageUnavailable) {
      return refusalAnswer(context, new Refusal(error.problem, { seconds: storageRetrySeconds }));
    }
    if (error instanceof DatabaseUnavailable) {
      environment.log(`${context.req.method} ${routeOf(context)} failed`, error.message);
      return context.json(
        { error: 'The wallet service is busy or starts again. Try again in a moment.' },
        503,
        { 'Retry-After': String(retrySeconds) },
      );
    }
    // The client disconnected before its request was complete. This is not a fault, and the answer is not received.
    if (context.req.raw.signal.aborted || isAborted(error)) {
      return context.json({ error: 'The request was not complete. Send it again.' }, 400);
    }
    environment.log(`${context.req.method} ${routeOf(context)} failed`, error);
    return context.json({ error: 'Something went wrong on our side. Try again in a moment.' }, 500);
  });
  return app;
}

/** The refusal for a failure outside of the domain; other failures unchanged. */
function knownError(error: Error): Error {
  if (error instanceof Overloaded) return overloadError(error);
  return isAccountDeleted(error) ? sessionEnded() : error;
}

/** True if a failure is an aborted request, as Node reports it. */
function isAborted(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}
