import { afterEach, expect, it, vi } from 'vitest';

import {
  BadSetting,
  backupLock,
  backupUnlock,
  databaseLocation,
  days,
  host,
  legalDirectory,
  mailServer,
  metricsAddress,
  oneOf,
  onOrOff,
  readOrigin,
  push,
  secretKey,
  services,
  smsWebhook,
  trustedProxies,
  walletDirectory,
  wholeNumber,
} from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

it.each(['short', Buffer.alloc(31).toString('base64'), '!'.repeat(44)])(
  'refuses SECRET_KEY=%s',
  (key) => {
    vi.stubEnv('SECRET_KEY', key);
    expect(secretKey).toThrow(BadSetting);
  },
);

it('reads a SECRET_KEY of 32 bytes', () => {
  vi.stubEnv('SECRET_KEY', Buffer.alloc(32, 7).toString('base64'));
  expect(secretKey()).toEqual(Buffer.alloc(32, 7));
});

const recipient = 'age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj';
const identity = 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX';

it.each([
  [{ BACKUP_PASSPHRASE: 'eleven char' }, 'at least 12 characters'],
  [{ BACKUP_RECIPIENT: identity }, 'BACKUP_RECIPIENT must be a public key'],
  [{ BACKUP_RECIPIENT: recipient, BACKUP_PASSPHRASE: 'twelve chars' }, 'not both'],
])('refuses to encrypt backups by %j', async (settings, problem) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await expect(backupLock()).rejects.toThrow(problem);
});

it('reads BACKUP_PASSPHRASE, BACKUP_RECIPIENT and BACKUP_IDENTITY', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', '');
  expect(await backupLock()).toBeUndefined();
  expect(await backupUnlock()).toEqual({});
  vi.stubEnv('BACKUP_RECIPIENT', recipient);
  expect(await backupLock()).toEqual({ recipient });
  vi.stubEnv('BACKUP_IDENTITY', recipient);
  await expect(backupUnlock()).rejects.toThrow('BACKUP_IDENTITY must be a private key');
  vi.stubEnv('BACKUP_IDENTITY', identity);
  vi.stubEnv('BACKUP_PASSPHRASE', 'short');
  expect(await backupUnlock()).toEqual({ passphrase: 'short', identity });
  vi.stubEnv('BACKUP_RECIPIENT', '');
  vi.stubEnv('BACKUP_PASSPHRASE', 'twelve chars');
  expect(await backupLock()).toEqual({ passphrase: 'twelve chars' });
});

it.each(['0', '-1', '366', '1e2', '7d', '0.0000001', '1.'])('refuses CLAIM_DAYS=%s', (text) => {
  vi.stubEnv('CLAIM_DAYS', text);
  expect(() => days('CLAIM_DAYS', 7)).toThrow(BadSetting);
});

it.each([
  ['', 604_800_000],
  ['7', 604_800_000],
  ['0.5', 43_200_000],
  ['365', 31_536_000_000],
])('reads CLAIM_DAYS=%s in milliseconds as %d', (text, period) => {
  vi.stubEnv('CLAIM_DAYS', text);
  expect(days('CLAIM_DAYS', 604_800_000)).toBe(period);
});

it.each(['http', '-1', '1.5', '65536', '99999999999'])('refuses PORT=%s', (port) => {
  vi.stubEnv('PORT', port);
  expect(() => wholeNumber('PORT', 4173, 65_535)).toThrow(BadSetting);
});

it.each([
  ['', 4173],
  ['0', 0],
  ['65535', 65_535],
])('reads PORT=%s as %d', (text, port) => {
  vi.stubEnv('PORT', text);
  expect(wholeNumber('PORT', 4173, 65_535)).toBe(port);
});

it.each(['9', '21'])('refuses PASSWORD_COST=%s', (cost) => {
  vi.stubEnv('PASSWORD_COST', cost);
  expect(() => wholeNumber('PASSWORD_COST', 15, 20, 10)).toThrow(
    new BadSetting('PASSWORD_COST must be a whole number from 10 to 20.'),
  );
});

it('accepts one of the words, and defaults to the first', () => {
  expect(oneOf('LOG_FORMAT', ['text', 'json'])).toBe('text');
  vi.stubEnv('LOG_FORMAT', 'json');
  expect(oneOf('LOG_FORMAT', ['text', 'json'])).toBe('json');
  vi.stubEnv('LOG_FORMAT', 'JSON');
  expect(() => oneOf('LOG_FORMAT', ['text', 'json'])).toThrow('LOG_FORMAT must be text or json.');
});

it.each([
  ['on', true],
  ['true', true],
  ['off', false],
  ['false', false],
  ['', true],
])('reads SAMPLE_DATA=%s as %s', (text, value) => {
  vi.stubEnv('SAMPLE_DATA', text);
  expect(onOrOff('SAMPLE_DATA', true)).toBe(value);
});

it.each(['no', '0', 'OFF', ' off', 'toString'])('refuses SAMPLE_DATA=%s', (text) => {
  vi.stubEnv('SAMPLE_DATA', text);
  expect(() => onOrOff('SAMPLE_DATA', true)).toThrow('SAMPLE_DATA must be on or off.');
});

it.each(['0.0.0.0', '::', 'localhost', 'wallet-1.example.com'])('reads HOST=%s', (text) => {
  vi.stubEnv('HOST', text);
  expect(host('HOST')).toBe(text);
});

it.each(['*', 'http://localhost', 'localhost:80', '[::]', ' ', '-a', '0.0.0.0/0'])(
  'refuses HOST=%s',
  (text) => {
    vi.stubEnv('HOST', text);
    expect(() => host('HOST')).toThrow(BadSetting);
  },
);

it('reads METRICS_PORT and METRICS_HOST', () => {
  expect(metricsAddress()).toBeUndefined();
  vi.stubEnv('METRICS_PORT', '9100');
  expect(metricsAddress()).toEqual({ port: 9100, host: '127.0.0.1' });
  vi.stubEnv('METRICS_HOST', '10.0.0.7');
  expect(metricsAddress()).toEqual({ port: 9100, host: '10.0.0.7' });
});

it.each([
  ['', '', { kind: 'directory', path: './data' }],
  ['/tmp', '', { kind: 'directory', path: '/tmp' }],
  ['', 'postgres://db/wallet', { kind: 'server', url: 'postgres://db/wallet' }],
  ['', 'postgresql:///wallet', { kind: 'server', url: 'postgresql:///wallet' }],
])('reads DATA_DIR=%s and DATABASE_URL=%s', (directory, url, location) => {
  vi.stubEnv('DATA_DIR', directory);
  vi.stubEnv('DATABASE_URL', url);
  expect(databaseLocation()).toEqual(location);
});

it.each([
  ['/tmp', 'postgres://db/wallet'],
  ['', 'mysql://db/wallet'],
  ['', 'db.example.com'],
  ['/dev/null', ''],
])('refuses DATA_DIR=%s with DATABASE_URL=%s', (directory, url) => {
  vi.stubEnv('DATA_DIR', directory);
  vi.stubEnv('DATABASE_URL', url);
  expect(databaseLocation).toThrow(BadSetting);
});

it.each([
  'wallet.example.com',
  'https://wallet.example.com/',
  'https://Wallet.example.com',
  'https://a.example.com,https://b.example.com',
  'file:///wallet',
  '*',
  'null',
])('refuses WALLET_ORIGIN=%s', (text) => {
  vi.stubEnv('WALLET_ORIGIN', text);
  expect(() => readOrigin('WALLET_ORIGIN')).toThrow(BadSetting);
});

it.each(['https://wallet.example.com', 'http://localhost:5173'])(
  'reads PUBLIC_ORIGIN=%s',
  (text) => {
    vi.stubEnv('PUBLIC_ORIGIN', text);
    expect(readOrigin('PUBLIC_ORIGIN')).toBe(text);
  },
);

it.each(['proxy.example.com', '10.0.0.0/33', '10.0.0.1/8/8', '127.0.0.1,', '*', 'fd00::/129'])(
  'refuses TRUST_PROXY=%s',
  (proxies) => {
    vi.stubEnv('TRUST_PROXY', proxies);
    expect(trustedProxies).toThrow(BadSetting);
  },
);

it.each([
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['::/0', '::/0'],
  ['127.0.0.1,::/0', '::/0'],
  ['0.0.0.0/1,128.0.0.0/1', '0.0.0.0/1'],
  ['2000::/3', '2000::/3'],
  ['::ffff:0.0.0.0/96', '::ffff:0.0.0.0/96'],
  ['::ffff:192.0.0.0/98', '::ffff:192.0.0.0/98'],
  ['::/64', '::/64'],
])('explains that TRUST_PROXY=%s trusts too many clients', (proxies, network) => {
  vi.stubEnv('TRUST_PROXY', proxies);
  expect(trustedProxies).toThrow(
    new BadSetting(
      `TRUST_PROXY must not contain ${network}: each client in so large a network could forge its address. Write only the addresses or networks of your proxies, such as 127.0.0.1,10.0.0.0/8.`,
    ),
  );
});

it('reads addresses and networks of TRUST_PROXY', () => {
  vi.stubEnv('TRUST_PROXY', '127.0.0.1,::1,10.0.0.0/8,fc00::/7,fd00::/8,::ffff:10.0.0.0/104');
  const proxies = trustedProxies();
  expect(proxies?.check('10.1.2.3')).toBe(true);
  expect(proxies?.check('11.1.2.3')).toBe(false);
  expect(proxies?.check('fd12::1', 'ipv6')).toBe(true);
});

it.each([
  ['', 'Superwallet <a@mail.test>'],
  ['https://mail.test', 'a@mail.test'],
  ['mail.test', 'a@mail.test'],
  ['smtp://mail.test', ''],
  ['smtp://mail.test', 'Superwallet'],
  ['smtp://mail.test', 'a@mail.test, b@mail.test'],
])('refuses SMTP_URL=%s with MAIL_FROM=%s', (url, from) => {
  vi.stubEnv('SMTP_URL', url);
  vi.stubEnv('MAIL_FROM', from);
  expect(mailServer).toThrow(BadSetting);
});

it('reads SMTP_URL and MAIL_FROM', () => {
  expect(mailServer()).toBeUndefined();
  vi.stubEnv('SMTP_URL', 'smtps://user:password@mail.test');
  vi.stubEnv('MAIL_FROM', 'Superwallet <a@mail.test>');
  expect(mailServer()).toEqual({
    url: 'smtps://user:password@mail.test',
    from: 'Superwallet <a@mail.test>',
  });
});

it.each([
  ['', 'x'.repeat(32)],
  ['ftp://sms.test', 'x'.repeat(32)],
  ['https://sms.test', ''],
  ['https://sms.test', 'x'.repeat(31)],
])('refuses SMS_WEBHOOK_URL=%s with SMS_WEBHOOK_SECRET=%s', (url, secret) => {
  vi.stubEnv('SMS_WEBHOOK_URL', url);
  vi.stubEnv('SMS_WEBHOOK_SECRET', secret);
  expect(smsWebhook).toThrow(BadSetting);
});

it('reads SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET', () => {
  expect(smsWebhook()).toBeUndefined();
  vi.stubEnv('SMS_WEBHOOK_URL', 'https://sms.test/send');
  vi.stubEnv('SMS_WEBHOOK_SECRET', 'x'.repeat(32));
  expect(smsWebhook()).toEqual({ url: 'https://sms.test/send', secret: 'x'.repeat(32) });
});

it.each([
  ['', 'push.test'],
  ['operator@wallet.test', ''],
  ['http://wallet.test', ''],
  ['mailto:operator', ''],
  ['mailto:operator@wallet.test', 'https://push.test'],
  ['mailto:operator@wallet.test', 'localhost'],
  ['mailto:operator@wallet.test', '127.0.0.1'],
  ['mailto:operator@wallet.test', '.test'],
  ['mailto:operator@wallet.test', 'push.test,'],
  ['mailto:operator@wallet.test', 'push.test:8443'],
])('refuses PUSH_CONTACT=%s with PUSH_HOSTS=%s', (contact, hosts) => {
  vi.stubEnv('PUSH_CONTACT', contact);
  vi.stubEnv('PUSH_HOSTS', hosts);
  expect(push).toThrow(BadSetting);
});

it('reads PUSH_CONTACT and PUSH_HOSTS', () => {
  expect(push()).toBeUndefined();
  vi.stubEnv('PUSH_CONTACT', 'https://wallet.test/contact');
  expect(push()).toEqual({ contact: 'https://wallet.test/contact', hosts: [] });
  vi.stubEnv('PUSH_HOSTS', 'push.test,push.example.org');
  expect(push()?.hosts).toEqual(['push.test', 'push.example.org']);
});

it.each([
  [{ SERVICE_SECRET: 'x'.repeat(32) }],
  [{ BANK_URL: 'https://bank.test' }],
  [{ BANK_URL: 'https://bank.test', SERVICE_SECRET: 'x'.repeat(31) }],
  [{ BANK_URL: 'bank.test', SERVICE_SECRET: 'x'.repeat(32) }],
])('refuses the services %j', (environment) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(services).toThrow(BadSetting);
});

it('reads the addresses of services and their secret', () => {
  expect(services()).toEqual({});
  vi.stubEnv('CARD_URL', 'https://card.test/orders');
  vi.stubEnv('TAX_OFFICE_URL', 'http://127.0.0.1:9000');
  vi.stubEnv('RATES_URL', 'https://market.test');
  vi.stubEnv('SERVICE_SECRET', 'x'.repeat(32));
  const secret = 'x'.repeat(32);
  expect(services()).toEqual({
    card: { url: 'https://card.test/orders', secret },
    'tax-office': { url: 'http://127.0.0.1:9000', secret },
    market: { url: 'https://market.test', secret },
  });
});

/** The error message for each malformed setting. */
it.each<[name: string, value: string, read: () => unknown, sentence: string]>([
  ['SECRET_KEY', 'short', secretKey, 'SECRET_KEY must be 32 bytes in base64.'],
  [
    'PORT',
    'http',
    () => wholeNumber('PORT', 4173, 65_535),
    'PORT must be a whole number from 0 to 65535.',
  ],
  [
    'HOST',
    'http://0.0.0.0',
    () => host('HOST'),
    'HOST must be an address or a host name, such as 0.0.0.0 or ::.',
  ],
  ['METRICS_HOST', '0.0.0.0', metricsAddress, 'METRICS_PORT must be set when METRICS_HOST is.'],
  [
    'WALLET_DIR',
    '/nowhere',
    walletDirectory,
    'WALLET_DIR must be the directory of a built wallet, which has the file index.html.',
  ],
  [
    'LEGAL_DIR',
    '/nowhere',
    legalDirectory,
    'LEGAL_DIR must be a directory with the files terms.html and privacy.html.',
  ],
  ['DATA_DIR', '/dev/null', databaseLocation, 'DATA_DIR must be a directory.'],
  [
    'WALLET_ORIGIN',
    'wallet.example.com',
    () => readOrigin('WALLET_ORIGIN'),
    'WALLET_ORIGIN must be an origin alone, such as https://wallet.example.com, without a slash at its end.',
  ],
  [
    'TRUST_PROXY',
    'proxy.example.com',
    trustedProxies,
    'TRUST_PROXY must be addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8.',
  ],
])('explains the fault of %s=%s', async (name, value, read, sentence) => {
  vi.stubEnv(name, value);
  await expect(async () => read()).rejects.toThrow(new BadSetting(sentence));
});

it('reports that DATABASE_URL and DATA_DIR exclude each other', () => {
  vi.stubEnv('DATABASE_URL', 'postgresql:///both');
  vi.stubEnv('DATA_DIR', '/tmp');
  expect(databaseLocation).toThrow(
    'Set DATABASE_URL for a Postgres server or DATA_DIR for the embedded database, not both.',
  );
});
