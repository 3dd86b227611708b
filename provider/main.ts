import type { BlockList } from 'node:net';

import { basePath } from '#wallet/paths.ts';

import { defaultRegistrationLimit } from './accounts/attempt-limits.ts';
import { readSecretKey, SecretKeyProblem } from './accounts/secret-key.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { reportOf } from './fault-report.ts';
import { defaultLegalDirectory, hasLegalPages } from './http/legal-pages.ts';
import { readProxies } from './http/proxies.ts';
import { hasWallet } from './http/static-wallet.ts';
import { defaultReviewDelay } from './identity/review.ts';
import {
  defaultSettleDelay,
  defaultWalletDirectory,
  startProvider,
  type DatabaseLocation,
} from './provider.ts';
import { defaultRailDelay } from './rails/sandbox-rail.ts';
import { samplePassword, sampleUser } from './seed.ts';

/** An environment variable has an unusable value. */
class BadSetting extends Error {}

try {
  await run();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const host = setting('HOST') ?? '127.0.0.1';
  const walletDirectory = setting('WALLET_DIR') ?? defaultWalletDirectory;
  const sampleData = setting('SAMPLE_DATA') !== 'off';
  const provider = await startProvider({
    database: databaseLocation(),
    host,
    port: wholeNumber('PORT', 4173, 65_535),
    walletDirectory,
    legalDirectory: await legalDirectory(),
    walletOrigin: walletOrigin(),
    secretKey: secretKey(),
    trustedProxies: trustedProxies(),
    registrationLimit: wholeNumber('REGISTRATION_LIMIT', defaultRegistrationLimit, 1_000_000),
    sampleData,
    settleDelay: wholeNumber('SETTLE_DELAY_MS', defaultSettleDelay, 2 ** 31 - 1),
    railDelay: wholeNumber('RAIL_DELAY_MS', defaultRailDelay, 2 ** 31 - 1),
    reviewDelay: wholeNumber('REVIEW_DELAY_MS', defaultReviewDelay, 2 ** 31 - 1),
  });
  const stop = () => {
    provider.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`The provider could not stop cleanly: ${reportOf(error)}`);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  if (!(await hasWallet(walletDirectory))) {
    console.warn(
      `No built wallet in ${walletDirectory}: only the API answers. Build it with "npm run build".`,
    );
  }
  if (provider.madeSecretKeyFile !== undefined) {
    console.log(
      `Made the secret key ${provider.madeSecretKeyFile}. Set SECRET_KEY to keep it apart from the data that it protects.`,
    );
  }
  const origin = host === '127.0.0.1' ? provider.url.replace(host, 'localhost') : provider.url;
  console.log(`Superwallet: ${origin}${basePath}/`);
  if (sampleData) console.log(`Sample sign-in: ${sampleUser.email} / ${samplePassword}`);
  const settled = await provider.backlog;
  if (settled > 0) {
    console.log(`Settled ${settled} transactions that an earlier run left pending.`);
  }
}

/** The value of an environment variable. An empty one counts as missing. */
function setting(name: string): string | undefined {
  return process.env[name] || undefined;
}

function wholeNumber(name: string, fallback: number, max: number): number {
  const text = setting(name) ?? String(fallback);
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  if (value > max) throw new BadSetting(`${name} must be a whole number from 0 to ${max}.`);
  return value;
}

/** An operator that forgets a page would have none: a link of the wallet would lead to nothing. */
async function legalDirectory(): Promise<string> {
  const directory = setting('LEGAL_DIR') ?? defaultLegalDirectory;
  if (await hasLegalPages(directory)) return directory;
  throw new BadSetting('LEGAL_DIR must be a directory with the files terms.html and privacy.html.');
}

/** The origin in the form that browsers send, because it is compared with theirs letter by letter. */
function walletOrigin(): string | undefined {
  const text = setting('WALLET_ORIGIN');
  if (text === undefined) return undefined;
  if (/^https?:/.test(text) && URL.parse(text)?.origin === text) return text;
  throw new BadSetting(
    'WALLET_ORIGIN must be an origin alone, such as https://wallet.example.com, without a slash at its end.',
  );
}

function secretKey(): Uint8Array | undefined {
  const text = setting('SECRET_KEY');
  const key = text === undefined ? undefined : readSecretKey(text);
  if (text === undefined || key !== undefined) return key;
  throw new BadSetting('SECRET_KEY must be 32 bytes in base64.');
}

function trustedProxies(): BlockList | undefined {
  const text = setting('TRUST_PROXY');
  const proxies = text === undefined ? undefined : readProxies(text);
  if (text === undefined || proxies !== undefined) return proxies;
  throw new BadSetting(
    'TRUST_PROXY must be addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8.',
  );
}

function databaseLocation(): DatabaseLocation {
  const url = setting('DATABASE_URL');
  return url === undefined
    ? { kind: 'directory', path: setting('DATA_DIR') ?? './data' }
    : { kind: 'server', url };
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
    return 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
      ? `Port ${String(error.port)} is in use. Stop what uses it, or set PORT to another one.`
      : `Cannot listen: ${error.message}`;
  }
  return `The provider could not start: ${reportOf(error)}`;
}
