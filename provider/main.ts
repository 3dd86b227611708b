import { basePath, operatorPaths } from '#wallet/paths.ts';

import { defaultRegistrationLimit } from './accounts/attempt-limits.ts';
import { defaultScryptCost } from './accounts/passwords.ts';
import { SecretKeyProblem } from './accounts/secret-key.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { privateUmask } from './database/private-files.ts';
import { reportOf } from './observability/fault-report.ts';
import { hasWallet } from './http/static-wallet.ts';
import { defaultReviewDelay } from './identity/review.ts';
import { defaultClaimPeriod } from './money/waiting-sends.ts';
import { defaultSettleDelay, startProvider } from './provider.ts';
import { createLog, logFormats } from './observability/log.ts';
import { defaultFreezeLimit, startWatchdog } from './operations/watchdog.ts';
import { samplePassword, sampleUser } from './seed.ts';
import { defaultSandboxSpeed, maxSandboxSpeed } from './sandbox-time.ts';
import {
  BadSetting,
  databaseLocation,
  days,
  host,
  legalDirectory,
  mailServer,
  metricsAddress,
  oneOf,
  optionalNumber,
  onOrOff,
  readOrigin,
  push,
  otherSecretKeys,
  secretKey,
  setting,
  services,
  smsWebhook,
  trustedProxies,
  walletDirectory,
  wholeNumber,
} from './settings.ts';

/** Time that the listener stays open after the signal to stop, in milliseconds: for requests that are on their way. */
const drainDelay = 500;

process.umask(privateUmask);
try {
  await run();
} catch (error) {
  createLog(setting('LOG_FORMAT') === 'json' ? 'json' : 'text').error(reasonOf(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const listenHost = host('HOST');
  const format = oneOf('LOG_FORMAT', logFormats);
  const log = createLog(format);
  const freezeLimit = wholeNumber('FREEZE_LIMIT_MS', defaultFreezeLimit, 3_600_000);
  const wallet = await walletDirectory();
  const database = databaseLocation();
  const mail = mailServer();
  const sms = smsWebhook();
  const keys = otherSecretKeys();
  // The password of the sample accounts is public, and a server may have real accounts (decision 148).
  const sampleData = onOrOff('SAMPLE_DATA', database.kind === 'directory');
  const provider = await startProvider({
    database,
    host: listenHost,
    port: wholeNumber('PORT', 4173, 65_535),
    walletDirectory: wallet,
    rendersPages: onOrOff('RENDER_PAGES', true),
    legalDirectory: await legalDirectory(),
    walletOrigin: readOrigin('WALLET_ORIGIN'),
    publicOrigin: readOrigin('PUBLIC_ORIGIN'),
    secretKey: secretKey(),
    nextSecretKey: keys.next,
    previousSecretKey: keys.previous,
    scryptCost: {
      ...defaultScryptCost,
      N: 2 ** wholeNumber('PASSWORD_COST', Math.log2(defaultScryptCost.N), 20, 10),
    },
    trustedProxies: trustedProxies(),
    registrationLimit: wholeNumber('REGISTRATION_LIMIT', defaultRegistrationLimit, 1_000_000),
    sampleData,
    settleDelay: wholeNumber('SETTLE_DELAY_MS', defaultSettleDelay, 2 ** 31 - 1),
    railDelay: optionalNumber('RAIL_DELAY_MS', 2 ** 31 - 1),
    claimPeriod: days('CLAIM_DAYS', defaultClaimPeriod),
    reviewDelay: wholeNumber('REVIEW_DELAY_MS', defaultReviewDelay, 2 ** 31 - 1),
    sandboxSpeed: wholeNumber('SANDBOX_SPEED', defaultSandboxSpeed, maxSandboxSpeed, 1),
    mailServer: mail,
    smsWebhook: sms,
    push: push(),
    services: services(),
    drainDelay,
    metrics: metricsAddress(),
    ...(onOrOff('LOG_REQUESTS', false) && { onRequest: log.request }),
    environment: { log: log.fault },
  });
  // Started only now, because a long migration may block the thread.
  if (freezeLimit > 0) startWatchdog(freezeLimit, format);
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

  if (!(await hasWallet(wallet))) {
    log.warn(`No built wallet in ${wallet}: only the API answers. Build it with "npm run build".`);
  }
  if (provider.madeSecretKeyFile !== undefined) {
    log.info(
      `Made the secret key ${provider.madeSecretKeyFile}. Set SECRET_KEY to keep it apart from the data that it protects.`,
    );
  }
  if (provider.isRotatingKey) {
    log.warn('The rotation of the secret key has not finished. Run "npm run rotate-key" again.');
  }
  const origin =
    listenHost === '127.0.0.1' ? provider.url.replace(listenHost, 'localhost') : provider.url;
  log.info(`Superwallet: ${origin}${basePath}/`);
  if (sampleData) {
    log.info(
      provider.hasSamplePeople
        ? `Sample sign-in: ${sampleUser.email} / ${samplePassword}`
        : 'There are no sample people: SAMPLE_DATA adds them to an empty database only.',
    );
  }
  if (mail === undefined || sms === undefined) {
    log.info(`Messages of the sandbox: ${origin}${basePath}${operatorPaths.sandbox}`);
  }
  const settled = await provider.backlog;
  if (settled > 0) {
    log.info(`Settled ${settled} transactions that an earlier run left pending.`);
  }
}

/** One line for a problem that the operator can solve, otherwise a report of the error. */
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
    return `Port ${port} is in use. Stop the process that uses it, or set ${name} to another port.`;
  }
  return `The provider could not start: ${reportOf(error)}`;
}
