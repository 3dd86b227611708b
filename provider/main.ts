import { basePath, operatorPaths } from '#wallet/paths.ts';

import { defaultRegistrationLimit } from './accounts/attempt-limits.ts';
import { SecretKeyProblem } from './accounts/secret-key.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { privateUmask } from './database/private-files.ts';
import { reportOf } from './fault-report.ts';
import { hasWallet } from './http/static-wallet.ts';
import { defaultReviewDelay } from './identity/review.ts';
import { defaultClaimPeriod } from './money/waiting-sends.ts';
import { defaultSettleDelay, defaultWalletDirectory, startProvider } from './provider.ts';
import { defaultRailDelay } from './rails/sandbox-rail.ts';
import { createLog, logFormats } from './operations/log.ts';
import { samplePassword, sampleUser } from './seed.ts';
import {
  BadSetting,
  databaseLocation,
  days,
  legalDirectory,
  mailServer,
  oneOf,
  secretKey,
  setting,
  smsWebhook,
  trustedProxies,
  walletOrigin,
  wholeNumber,
} from './settings.ts';

/** How long the listener stays open after the signal to stop, in milliseconds: for what is on its way already. */
const drainDelay = 500;

process.umask(privateUmask);
try {
  await run();
} catch (error) {
  createLog(setting('LOG_FORMAT') === 'json' ? 'json' : 'text').error(reasonOf(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const host = setting('HOST') ?? '127.0.0.1';
  const log = createLog(oneOf('LOG_FORMAT', logFormats));
  const metricsPort = wholeNumber('METRICS_PORT', 0, 65_535);
  const walletDirectory = setting('WALLET_DIR') ?? defaultWalletDirectory;
  const mail = mailServer();
  const sms = smsWebhook();
  const sampleData = setting('SAMPLE_DATA') !== 'off';
  const provider = await startProvider({
    database: databaseLocation(),
    host,
    port: wholeNumber('PORT', 4173, 65_535),
    walletDirectory,
    rendersPages: oneOf('RENDER_PAGES', ['on', 'off']) === 'on',
    legalDirectory: await legalDirectory(),
    walletOrigin: walletOrigin(),
    secretKey: secretKey(),
    trustedProxies: trustedProxies(),
    registrationLimit: wholeNumber('REGISTRATION_LIMIT', defaultRegistrationLimit, 1_000_000),
    sampleData,
    settleDelay: wholeNumber('SETTLE_DELAY_MS', defaultSettleDelay, 2 ** 31 - 1),
    railDelay: wholeNumber('RAIL_DELAY_MS', defaultRailDelay, 2 ** 31 - 1),
    claimPeriod: days('CLAIM_DAYS', defaultClaimPeriod),
    reviewDelay: wholeNumber('REVIEW_DELAY_MS', defaultReviewDelay, 2 ** 31 - 1),
    mailServer: mail,
    smsWebhook: sms,
    drainDelay,
    metrics:
      metricsPort === 0
        ? undefined
        : { port: metricsPort, host: setting('METRICS_HOST') ?? '127.0.0.1' },
    ...(oneOf('LOG_REQUESTS', ['off', 'on']) === 'on' && { onRequest: log.request }),
    environment: { log: log.fault },
  });
  const stop = () => {
    provider.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fault('The provider could not stop cleanly', error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  if (!(await hasWallet(walletDirectory))) {
    log.warn(
      `No built wallet in ${walletDirectory}: only the API answers. Build it with "npm run build".`,
    );
  }
  if (provider.madeSecretKeyFile !== undefined) {
    log.info(
      `Made the secret key ${provider.madeSecretKeyFile}. Set SECRET_KEY to keep it apart from the data that it protects.`,
    );
  }
  const origin = host === '127.0.0.1' ? provider.url.replace(host, 'localhost') : provider.url;
  log.info(`Superwallet: ${origin}${basePath}/`);
  if (sampleData) log.info(`Sample sign-in: ${sampleUser.email} / ${samplePassword}`);
  if (mail === undefined || sms === undefined) {
    log.info(`Messages of the sandbox: ${origin}${basePath}${operatorPaths.sandbox}`);
  }
  const settled = await provider.backlog;
  if (settled > 0) {
    log.info(`Settled ${settled} transactions that an earlier run left pending.`);
  }
}

/** One line for a problem that the operator can solve, else a report of the error. */
function reasonOf(error: unknown): string {
  if (
    error instanceof DatabaseUnavailable ||
    error instanceof BadSetting ||
    error instanceof SecretKeyProblem
  ) {
    return error.message;
  }
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    if (!('code' in error) || error.code !== 'EADDRINUSE' || !('port' in error)) {
      return `Cannot listen: ${error.message}`;
    }
    const port = String(error.port);
    const name = port === setting('METRICS_PORT') ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is in use. Stop what uses it, or set ${name} to another one.`;
  }
  return `The provider could not start: ${reportOf(error)}`;
}
