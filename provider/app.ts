import { Hono } from 'hono';

import { basePath } from '#wallet/paths.ts';

import type { LoginThrottle } from './accounts/login-throttle.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Database } from './database/tx.ts';
import type { EventHub } from './events/event-hub.ts';
import { CallRouter } from './http/call-router.ts';
import { allowWalletOf } from './http/other-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSessionGuard } from './http/session-guard.ts';
import type { StaticWallet } from './http/static-wallet.ts';
import type { Settlement } from './ledger/settlement.ts';
import { HttpError } from './http-error.ts';
import { addAssetRoutes } from './routes/asset-routes.ts';
import { addAuthRoutes } from './routes/auth-routes.ts';
import { addBankAccountRoutes } from './routes/bank-account-routes.ts';
import { addEventRoutes } from './routes/event-routes.ts';
import { addIdentityRoutes } from './routes/identity-routes.ts';
import { addTaxRefundRoutes } from './routes/tax-refund-routes.ts';
import { addTransactionRoutes } from './routes/transaction-routes.ts';
import { addUserRoutes } from './routes/user-routes.ts';
import { addWorkRoutes } from './routes/work-routes.ts';
import type { Environment } from './environment.ts';

/** What the routes are built from. */
export interface Parts {
  database: Database;
  environment: Environment;
  passwords: Passwords;
  throttle: LoginThrottle;
  events: EventHub;
  settlement: Settlement;
  wallet: StaticWallet;
  /** The origin of a wallet that is served elsewhere, if there is one. */
  walletOrigin: string | undefined;
}

const api = `${basePath}/api`;

/** The provider's HTTP server: the API and the built wallet. */
export function createApp(parts: Parts): Hono {
  const { database, environment, wallet, walletOrigin } = parts;
  const app = new Hono();
  const authenticate = createSessionGuard(database, environment.clock);
  const calls = new CallRouter({ app, authenticate, database, clock: environment.clock });

  app.use(securityHeaders);
  app.use(`${api}/*`, async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  if (walletOrigin !== undefined) app.use(`${api}/*`, allowWalletOf(walletOrigin));

  addAuthRoutes(calls, parts);
  addUserRoutes(calls, parts);
  addAssetRoutes(calls, parts);
  addTransactionRoutes(calls, parts);
  addIdentityRoutes(calls, parts);
  addBankAccountRoutes(calls, parts);
  addTaxRefundRoutes(calls, parts);
  addWorkRoutes(calls, parts);
  addEventRoutes(app, { ...parts, authenticate });

  app.all(`${api}/*`, () => {
    throw new HttpError(404, 'There is nothing at this address. Check the path and the method.');
  });
  app.get('/', (context) => context.redirect(`${basePath}/`));
  app.get(basePath, (context) => context.redirect(`${basePath}/`));
  app.get('*', async (context) => (await wallet(context)) ?? context.notFound());
  app.notFound((context) => context.text('There is nothing at this address.', 404));

  app.onError((error, context) => {
    if (error instanceof HttpError) {
      return context.json({ error: error.message }, error.status, { ...error.headers });
    }
    environment.log(`${context.req.method} ${context.req.path} failed`, error);
    return context.json({ error: 'Something went wrong on our side. Try again in a moment.' }, 500);
  });
  return app;
}
