import { statSync } from 'node:fs';
import { isIP, type BlockList } from 'node:net';

import { readSecretKey } from './accounts/secret-key.ts';
import { defaultLegalDirectory, hasLegalPages } from './http/legal-pages.ts';
import { readProxies, tooLargeNetwork } from './http/proxies.ts';
import { hasWallet } from './http/static-wallet.ts';
import type { MailServer } from './messages/smtp-sender.ts';
import type { PushOptions } from './messages/push-sender.ts';
import type { DatabaseLocation } from './database/location.ts';
import {
  isIdentity,
  isRecipient,
  type BackupLock,
  type BackupUnlock,
} from './operations/backup-encryption.ts';
import { defaultWalletDirectory } from './provider.ts';
import type { ServiceKind, SignedService } from './signed-service.ts';

/** One day, in milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** Minimum length of a secret that signs requests, in characters. */
const shortestSecret = 32;

/** Minimum length of a passphrase that encrypts a backup, in characters: a thief of the file can try many. */
const shortestPassphrase = 12;

/** An environment variable has an unusable value. */
export class BadSetting extends Error {}

/** The value of an environment variable. An empty one counts as missing. */
export function setting(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** An integer setting. @throws {BadSetting} if it is not an integer from `min` to `max` */
export function wholeNumber(name: string, fallback: number, max: number, min = 0): number {
  const text = setting(name) ?? String(fallback);
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  if (value >= min && value <= max) return value;
  throw new BadSetting(`${name} must be a whole number from ${min} to ${max}.`);
}

/** An integer setting from 0; undefined if it is not set. @throws {BadSetting} if it is not an integer up to `max` */
export function optionalNumber(name: string, max: number): number | undefined {
  return setting(name) === undefined ? undefined : wholeNumber(name, 0, max);
}

/**
 * A time in days, such as `0.5`. The fallback and the result are in milliseconds.
 * @throws {BadSetting} if the time is not positive, or longer than a year
 */
export function days(name: string, fallback: number): number {
  const text = setting(name);
  if (text === undefined) return fallback;
  const value = /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * day) : 0;
  if (value > 0 && value <= 365 * day) return value;
  throw new BadSetting(
    `${name} must be a number of days above 0 and at most 365, such as 7 or 0.5.`,
  );
}

/** One of a few words; the first by default. @throws {BadSetting} for another word */
export function oneOf<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
  const text = setting(name);
  const known = text === undefined ? words[0] : words.find((word) => word === text);
  if (known !== undefined) return known;
  throw new BadSetting(`${name} must be ${words.join(' or ')}.`);
}

const switchValues: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  off: false,
  false: false,
};

/** A boolean setting. @throws {BadSetting} for anything else than `on`, `true`, `off` and `false` */
export function onOrOff(name: string, fallback: boolean): boolean {
  const text = setting(name);
  if (text === undefined) return fallback;
  const value = Object.hasOwn(switchValues, text) ? switchValues[text] : undefined;
  if (value !== undefined) return value;
  throw new BadSetting(`${name} must be on or off.`);
}

/** An address to listen on; by default only programs on this machine can reach it. @throws {BadSetting} for a URL */
export function host(name: string): string {
  const text = setting(name) ?? '127.0.0.1';
  if (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(text)) return text;
  throw new BadSetting(`${name} must be an address or a host name, such as 0.0.0.0 or ::.`);
}

/** The listener of the Prometheus metrics, from `METRICS_HOST` and `METRICS_PORT`; undefined without a port. */
export function metricsAddress(): { port: number; host: string } | undefined {
  const port = wholeNumber('METRICS_PORT', 0, 65_535);
  if (port !== 0) return { port, host: host('METRICS_HOST') };
  if (setting('METRICS_HOST') === undefined) return undefined;
  throw new BadSetting('METRICS_PORT must be set when METRICS_HOST is.');
}

/** The directory of the built wallet. Only an explicitly set directory must contain a wallet. */
export async function walletDirectory(): Promise<string> {
  const directory = setting('WALLET_DIR');
  if (directory === undefined) return defaultWalletDirectory;
  if (await hasWallet(directory)) return directory;
  throw new BadSetting(
    'WALLET_DIR must be the directory of a built wallet, which has the file index.html.',
  );
}

/** The directory of the legal pages. It must have every page: otherwise a link of the wallet would be broken. */
export async function legalDirectory(): Promise<string> {
  const directory = setting('LEGAL_DIR') ?? defaultLegalDirectory;
  if (await hasLegalPages(directory)) return directory;
  throw new BadSetting('LEGAL_DIR must be a directory with the files terms.html and privacy.html.');
}

/** An origin in the form that browsers send, because the two are compared as strings. @throws {BadSetting} otherwise */
export function readOrigin(name: string): string | undefined {
  const text = setting(name);
  if (text === undefined) return undefined;
  if (/^https?:/.test(text) && URL.parse(text)?.origin === text) return text;
  throw new BadSetting(
    `${name} must be an origin alone, such as https://wallet.example.com, without a slash at its end.`,
  );
}

/** The key of `SECRET_KEY`, if it is set. */
export function secretKey(): Uint8Array | undefined {
  return keyIn('SECRET_KEY');
}

/** The other keys during a rotation, of `SECRET_KEY_NEXT` and `SECRET_KEY_PREVIOUS`, if they are set. */
export function otherSecretKeys(): {
  next: Uint8Array | undefined;
  previous: Uint8Array | undefined;
} {
  const [next, previous] = [keyIn('SECRET_KEY_NEXT'), keyIn('SECRET_KEY_PREVIOUS')];
  if ((next ?? previous) !== undefined && setting('SECRET_KEY') === undefined) {
    throw new BadSetting('SECRET_KEY must be set when SECRET_KEY_NEXT or SECRET_KEY_PREVIOUS is.');
  }
  return { next, previous };
}

function keyIn(name: string): Uint8Array | undefined {
  const text = setting(name);
  const key = text === undefined ? undefined : readSecretKey(text);
  if (text === undefined || key !== undefined) return key;
  throw new BadSetting(`${name} must be 32 bytes in base64.`);
}

/** Encrypts backups, by `BACKUP_PASSPHRASE` or `BACKUP_RECIPIENT`; undefined if neither is set. */
export async function backupLock(): Promise<BackupLock | undefined> {
  const passphrase = setting('BACKUP_PASSPHRASE');
  const recipient = setting('BACKUP_RECIPIENT');
  if (passphrase !== undefined && recipient !== undefined) {
    throw new BadSetting('Set BACKUP_PASSPHRASE or BACKUP_RECIPIENT to back up, not both.');
  }
  if (recipient !== undefined) {
    if (await isRecipient(recipient)) return { recipient };
    throw new BadSetting('BACKUP_RECIPIENT must be a public key of age, which begins with age1.');
  }
  if (passphrase === undefined) return undefined;
  if (passphrase.length >= shortestPassphrase) return { passphrase };
  throw new BadSetting(`BACKUP_PASSPHRASE must have at least ${shortestPassphrase} characters.`);
}

/** Decrypts backups, by `BACKUP_PASSPHRASE` or `BACKUP_IDENTITY`, as far as they are set. */
export async function backupUnlock(): Promise<BackupUnlock> {
  const identity = setting('BACKUP_IDENTITY');
  if (identity !== undefined && !(await isIdentity(identity))) {
    throw new BadSetting(
      'BACKUP_IDENTITY must be a private key of age, which begins with AGE-SECRET-KEY-.',
    );
  }
  return { passphrase: setting('BACKUP_PASSPHRASE'), identity };
}

/** The proxies of `TRUST_PROXY`, if it is set. @throws {BadSetting} if it is malformed or trusts a large network */
export function trustedProxies(): BlockList | undefined {
  const text = setting('TRUST_PROXY');
  const proxies = text === undefined ? undefined : readProxies(text);
  if (text === undefined || proxies !== undefined) return proxies;
  const tooLarge = tooLargeNetwork(text);
  throw new BadSetting(
    tooLarge === undefined
      ? 'TRUST_PROXY must be addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8.'
      : `TRUST_PROXY must not contain ${tooLarge}: each client in so large a network could forge its address. Write only the addresses or networks of your proxies, such as 127.0.0.1,10.0.0.0/8.`,
  );
}

/** The mail server of `SMTP_URL` and the sender of `MAIL_FROM`, if they are set. */
export function mailServer(): MailServer | undefined {
  const url = setting('SMTP_URL');
  const from = setting('MAIL_FROM');
  if (url === undefined && from === undefined) return undefined;
  const { protocol, hostname } = (url === undefined ? null : URL.parse(url)) ?? {};
  const isServer = (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
  if (url === undefined || !isServer) {
    throw new BadSetting(
      'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example.com, when MAIL_FROM is set.',
    );
  }
  if (
    from === undefined ||
    !/^([^<>\r\n]{0,200}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)
  ) {
    throw new BadSetting(
      'MAIL_FROM must be the sender of e-mail, such as Superwallet <no-reply@wallet.example.com>, when SMTP_URL is set.',
    );
  }
  return { url, from };
}

/** The SMS webhook of `SMS_WEBHOOK_URL` and `SMS_WEBHOOK_SECRET`, if they are set. */
export function smsWebhook(): SignedService | undefined {
  const url = setting('SMS_WEBHOOK_URL');
  const secret = setting('SMS_WEBHOOK_SECRET');
  if (url === undefined && secret === undefined) return undefined;
  return {
    url: serviceUrl('SMS_WEBHOOK_URL', url, 'when SMS_WEBHOOK_SECRET is set'),
    secret: serviceSecret('SMS_WEBHOOK_SECRET', secret, 'when SMS_WEBHOOK_URL is set'),
  };
}

/** The contact of `PUSH_CONTACT` and the further push services of `PUSH_HOSTS`, if push notifications are on. */
export function push(): PushOptions | undefined {
  const contact = setting('PUSH_CONTACT');
  const hosts = setting('PUSH_HOSTS')?.split(',') ?? [];
  if (contact === undefined) {
    if (hosts.length === 0) return undefined;
    throw new BadSetting('PUSH_CONTACT must be set when PUSH_HOSTS is.');
  }
  if (!/^mailto:[^\s@]+@[^\s@]+$/.test(contact) && !/^https:\/\/[^\s/]/.test(contact)) {
    throw new BadSetting(
      'PUSH_CONTACT must be an address for push services to reach you, such as mailto:operator@wallet.example.com.',
    );
  }
  if (hosts.every((name) => /^([a-z\d][a-z\d-]{0,62}\.)+[a-z][a-z\d-]{1,62}$/.test(name))) {
    return { contact, hosts };
  }
  throw new BadSetting(
    'PUSH_HOSTS must be names of push services with commas between, such as push.example.com,push.example.org.',
  );
}

/** The setting with the address of each service. */
const serviceSettings: Readonly<Record<ServiceKind, string>> = {
  bank: 'BANK_URL',
  card: 'CARD_URL',
  network: 'NETWORK_URL',
  'tax-office': 'TAX_OFFICE_URL',
  reviewer: 'REVIEWER_URL',
  market: 'RATES_URL',
};

/**
 * The operator's services by kind, of which each one has an address of its own, and `SERVICE_SECRET`; a sandbox
 * replaces each that is missing (decision 201).
 */
export function services(): Partial<Record<ServiceKind, SignedService>> {
  const set = Object.entries(serviceSettings).flatMap(([kind, name]) => {
    const url = setting(name);
    return url === undefined ? [] : [[kind, serviceUrl(name, url, '')] as const];
  });
  const secret = setting('SERVICE_SECRET');
  const [first] = set;
  if (first === undefined) {
    if (secret === undefined) return {};
    throw new BadSetting(
      `SERVICE_SECRET needs the address of a service: ${Object.values(serviceSettings).join(', ')}.`,
    );
  }
  const checked = serviceSecret('SERVICE_SECRET', secret, 'when the address of a service is set');
  return Object.fromEntries(set.map(([kind, url]) => [kind, { url, secret: checked }]));
}

function serviceUrl(name: string, url: string | undefined, when: string): string {
  if (url !== undefined && /^https?:$/.test(URL.parse(url)?.protocol ?? '')) return url;
  throw new BadSetting(`${name} must be an http or https address ${when}`.trimEnd() + '.');
}

function serviceSecret(name: string, secret: string | undefined, when: string): string {
  if (secret !== undefined && secret.length >= shortestSecret) return secret;
  throw new BadSetting(`${name} must have at least ${shortestSecret} characters ${when}.`);
}

/** The database of `DATABASE_URL`, or else the embedded one in `DATA_DIR`. */
export function databaseLocation(): DatabaseLocation {
  const url = setting('DATABASE_URL');
  const directory = setting('DATA_DIR');
  if (url === undefined) {
    const path = directory ?? './data';
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true) {
      return { kind: 'directory', path };
    }
    throw new BadSetting('DATA_DIR must be a directory.');
  }
  if (directory !== undefined) {
    throw new BadSetting(
      'Set DATABASE_URL for a Postgres server or DATA_DIR for the embedded database, not both.',
    );
  }
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: 'server', url };
  throw new BadSetting(
    'DATABASE_URL must be the address of a Postgres server, such as postgresql://user:password@db.example.com/superwallet.',
  );
}
