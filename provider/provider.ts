import { createServer, type Server } from 'node:http';
import { BlockList } from 'node:net';
import { resolve } from 'node:path';

import { getRequestListener } from '@hono/node-server';

import { sandboxKinds, type SandboxKind } from '#wallet/entities/sandbox.ts';
import { sampleRates } from '#samples/rates.ts';

import { createAttemptLimits } from './accounts/attempt-limits.ts';
import { completeKeys } from './accounts/complete-keys.ts';
import { createPasswords, defaultScryptCost, type Passwords } from './accounts/passwords.ts';
import type { ScryptCost } from './accounts/password-queue.ts';
import {
  checkSecretKey,
  createSecretKey,
  keyMarkOf,
  ownSecretKey,
  type KeyRing,
  type OwnSecretKey,
} from './accounts/secret-key.ts';
import { createSessionTime, lastUseOfSessions } from './accounts/session-time.ts';
import { createApp } from './app.ts';
import { openEmbedded } from './database/embedded.ts';
import { encryptLegacyRows } from './database/encrypt-legacy-rows.ts';
import { eraseOldRows } from './database/erase-old-rows.ts';
import type { DatabaseLocation } from './database/location.ts';
import { connectServer } from './database/server.ts';
import type { Database } from './database/tx.ts';
import { createEventHub, type EventHub } from './events/event-hub.ts';
import { defaultLegalDirectory } from './http/legal-pages.ts';
import { trustProxies } from './http/proxies.ts';
import { RequestGate } from './http/request-gate.ts';
import { createDrain } from './http/drain.ts';
import { auditInTurns } from './operations/audit.ts';
import { openControl } from './operations/control.ts';
import type { AnsweredRequest } from './observability/log.ts';
import { createMetrics, serveMetrics, type Metrics } from './observability/metrics.ts';
import { announceKeys, announceNextKey } from './operations/key-holders.ts';
import { startPruning } from './operations/pruning.ts';
import { isRotating } from './operations/rotate-key.ts';
import { allowRestores } from './operations/restore-fence.ts';
import { createReview, defaultReviewDelay } from './identity/review.ts';
import { sandboxReviewer } from './identity/reviewer.ts';
import { createServiceReviewer } from './identity/service-reviewer.ts';
import { createMessages, type Messages } from './messages/messages.ts';
import { pushKeysOf } from './messages/push-keys.ts';
import { createPushSender, type PushOptions } from './messages/push-sender.ts';
import { createSmsWebhookSender } from './messages/sms-webhook.ts';
import { createSmtpSender, type MailServer } from './messages/smtp-sender.ts';
import { withNotifications, type NotifyingDatabase } from './notifications/outside.ts';
import type { Push } from './notifications/push-subscriptions.ts';
import { openSystemAccounts } from './ledger/ledger.ts';
import { fillMerchants } from './money/sample-merchants.ts';
import { createSettlement, type SettlementRules } from './ledger/settlement.ts';
import { completeContacts } from './money/contacts.ts';
import { sendSettlement } from './money/transfers.ts';
import { defaultClaimPeriod, unclaimedSettlement } from './money/waiting-sends.ts';
import { railSettlement } from './money/rail-settlement.ts';
import { idOfReference } from './money/reference.ts';
import type { Market } from './money/market.ts';
import { createFees } from './money/operator-fees.ts';
import { withOperatorRates } from './money/operator-rates.ts';
import { createServiceMarket } from './money/service-market.ts';
import { createSandboxMarket } from './money/sample-market.ts';
import type { RateSource } from './money/rates.ts';
import { sandboxCards } from './rails/sandbox-cards.ts';
import { createSandboxRail } from './rails/sandbox-rail.ts';
import { createServiceCards } from './rails/service-cards.ts';
import { createServiceRail } from './rails/service-rail.ts';
import { proveSamplePeople, samplePeopleIn, seed } from './seed.ts';
import { completeLegacyApprovals } from './work/sample-documents.ts';
import { realEnvironment, type Environment } from './environment.ts';
import { defaultSandboxSpeed } from './sandbox-time.ts';
import type { ServiceKind, SignedService } from './signed-service.ts';
import { completeLegacyRefunds } from './traveler/refund-credit.ts';
import { createRefundSweep } from './traveler/refund-sweep.ts';
import { createServiceTaxOffice } from './traveler/service-tax-office.ts';
import type { TaxOffice } from './traveler/tax-office.ts';
import { createSandboxTaxOffice } from './traveler/sandbox-tax-office.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';

/** The options of a provider. Only the database is required. */
export interface ProviderOptions {
  database: DatabaseLocation;
  /** The address to listen on; by default the loopback address with a free port. */
  host?: string;
  port?: number;
  /** The directory of the built wallet; by default `dist` beside this package's source. */
  walletDirectory?: string;
  /** True to render the first screen of a signed-in user into the page; the default. */
  rendersPages?: boolean;
  /** The directory of `terms.html` and `privacy.html`; by default those of this test wallet. */
  legalDirectory?: string;
  /** The origin of a wallet that is served elsewhere and may call the API; by default none. */
  walletOrigin?: string | undefined;
  /** The origin at which people open this provider's wallet, for their passkeys; by default only this machine. */
  publicOrigin?: string | undefined;
  /** Time that a send stays pending, in milliseconds. */
  settleDelay?: number;
  /** Time for the owner of an address without an account to claim a send, in milliseconds (decision 204). */
  claimPeriod?: number;
  /** Delay of the sandbox rail in milliseconds, which replaces the documented times. */
  railDelay?: number | undefined;
  /** Maximum wait of a request for its rail, in milliseconds. */
  railWait?: number;
  /** Delay of the sandbox reviewer of identity documents, in milliseconds. */
  reviewDelay?: number;
  /** The factor by which the sandboxes are faster than the services that they replace (decision 202). */
  sandboxSpeed?: number;
  /** Sends the e-mail messages; the sandbox shows them by default. */
  mailServer?: MailServer | undefined;
  /** Sends the SMS messages; the sandbox shows them by default. */
  smsWebhook?: SignedService | undefined;
  /** Sends push notifications; without it there are none. */
  push?: PushOptions | undefined;
  /** The operator's services by kind; a sandbox replaces each that is missing. */
  services?: Readonly<Partial<Record<ServiceKind, SignedService | undefined>>>;
  /** The current rates of the sandbox market; by default the sample rates. */
  rates?: RateSource;
  /** True to add the sample users to an empty database; by default only to an embedded one. */
  sampleData?: boolean | undefined;
  scryptCost?: ScryptCost;
  /** The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted; by default none. */
  trustedProxies?: BlockList | undefined;
  /**
   * 32 bytes that protect the secrets in the database. Required for a Postgres server. For an embedded database, the
   * default is a key that the provider creates and stores beside it.
   */
  secretKey?: Uint8Array | undefined;
  /** The key that a rotation will encrypt under: this provider can decrypt with it already (decision 195). */
  nextSecretKey?: Uint8Array | undefined;
  /** The key before the rotation: this provider can still decrypt with it, and encrypts with `secretKey`. */
  previousSecretKey?: Uint8Array | undefined;
  /** Registrations that one address may make in an hour. */
  registrationLimit?: number;
  /** Time that the listener stays open after the signal to stop, in milliseconds; 0 by default. */
  drainDelay?: number;
  /** Time without a request in progress before a stop closes all connections, in milliseconds; 2 s by default. */
  quietTime?: number;
  /** True to audit the database once, and to delete outdated rows periodically; the default. */
  housekeeping?: boolean;
  /** The listener of the Prometheus metrics; by default none. */
  metrics?: { port: number; host: string } | undefined;
  /** Called for each answered request. */
  onRequest?: (request: AnsweredRequest) => void;
  environment?: Partial<Environment>;
}

/** A running provider. */
export interface RunningProvider {
  /** Its origin, without a trailing slash. */
  url: string;
  database: Database;
  /** Resolves with the number of pending transactions of an earlier run, once they are settled. */
  backlog: Promise<number>;
  /** True if the database has the sample users. */
  hasSamplePeople: boolean;
  /** The secret key file that this start has created, if any. */
  madeSecretKeyFile: string | undefined;
  /** True if a rotation of the secret key has begun and not finished. */
  isRotatingKey: boolean;
  /** The origin of the Prometheus metrics, without the path; undefined without metrics. */
  metricsUrl: string | undefined;
  /** Ends streams, requests and timers, and closes the database. Further calls wait for the first one. */
  close(): Promise<void>;
}

/** The output directory of `npm run build`. */
export const defaultWalletDirectory = resolve(import.meta.dirname, '../dist');

/** Default time that a send stays pending, in milliseconds. */
export const defaultSettleDelay = 1_000;

/** Age at which the sweeps first poll the rail for an operation, in milliseconds: quick answers come before. */
const firstPoll = 2_000;

/** Default maximum wait of a request for its rail, in milliseconds. After that, it is answered as pending. */
const defaultRailWait = 10_000;

/**
 * Idle timeout of a connection, in milliseconds. It must exceed a proxy's own timeout, usually 60 s: otherwise the
 * proxy may send a request into a connection that is closing.
 */
const keepAliveTimeout = 75_000;

/** Time that passwords are still hashed after the signal to stop, in milliseconds. */
const hashingLimit = 5_000;

/** Timeout for the headers of a request, in milliseconds. Longer than the idle timeout, which is part of it. */
const headersTimeout = 80_000;

/**
 * Opens and migrates the database, starts to settle an earlier run's pending sends, and listens.
 * @throws {DatabaseUnavailable} if the database cannot be reached, another provider uses its directory, or its schema
 *   is newer than this code
 * @throws {SecretKeyProblem} if the secret key is missing, or is not the key of this database
 * @throws the error of the listener if it cannot listen on the address
 */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const lifecycle = createLifecycle();
  try {
    return await begin(options, lifecycle);
  } catch (error) {
    await lifecycle.end();
    throw error;
  }
}

async function begin(options: ProviderOptions, lifecycle: Lifecycle): Promise<RunningProvider> {
  const environment = { ...realEnvironment, ...options.environment };
  const opened = await openDatabase(options.database, environment);
  lifecycle.onEnd(() => opened.close());
  const { own, lastUse } = await readFirst(opened, options, environment);
  const sessionTime = createSessionTime(environment.clock, lastUse);
  const secretKey = createSecretKey(own.bytes, environment.random, own.others);
  const database = withNotifications(opened, { ...options, environment, key: secretKey });
  const tools = { database, environment, key: secretKey };
  const events = createEventHub({ database, environment, sessionTime });
  lifecycle.onEnd(() => events.close());
  const passwords = createPasswords(environment.random, options.scryptCost ?? defaultScryptCost);
  lifecycle.onEnd(() => passwords.close());
  // Not the notifying database: the sample users' earlier notifications are not sent.
  const filling = { ...tools, database: opened, passwords };
  const { samplePeople, isRotatingKey } = await fillDatabase(options, filling);
  const speed = options.sandboxSpeed ?? defaultSandboxSpeed;
  const { services = {} } = options;
  const taxOffice = taxOfficeOf(options, { ...tools, speed });
  await completeLegacyRefunds(database, { office: taxOffice, at: environment.clock.now() });
  const refundSweep = createRefundSweep({ ...tools, office: taxOffice });

  const claimPeriod = options.claimPeriod ?? defaultClaimPeriod;
  const { rail, stopRail, ...settlements } = createSettlements(options, {
    ...tools,
    claimPeriod,
    speed,
  });
  lifecycle.onEnd(stopRail);
  const review = createReview({
    ...tools,
    reviewer:
      services.reviewer === undefined
        ? sandboxReviewer
        : createServiceReviewer(services.reviewer, environment.clock),
    delay: options.reviewDelay ?? defaultReviewDelay,
  });
  const { messages, push } = await prepareMessages(options, { ...tools, database });
  const { market, fees, readings } = pricesOf(options, tools);
  const gate = new RequestGate();
  const metrics = options.metrics && createMetrics({ database, events, environment });
  const app = createApp({
    database,
    environment,
    passwords,
    limits: createAttemptLimits({ database, environment }, options.registrationLimit),
    proxies: trustProxies(options.trustedProxies ?? new BlockList()),
    events,
    settlement: settlements.sends,
    railSettlement: settlements.railed,
    cardProcessor:
      services.card === undefined ? sandboxCards : createServiceCards(services.card, environment),
    rail,
    railWait: options.railWait ?? defaultRailWait,
    claimPeriod,
    market,
    fees,
    walletDirectory: options.walletDirectory ?? defaultWalletDirectory,
    rendersPages: options.rendersPages ?? true,
    review,
    taxOffice,
    refundSweep,
    messages,
    push,
    sandboxes: sandboxesOf(options),
    legalDirectory: options.legalDirectory ?? defaultLegalDirectory,
    walletOrigin: options.walletOrigin,
    publicOrigin: options.publicOrigin,
    secretKey,
    sessionTime,
    gate,
    answered(request) {
      options.onRequest?.(request);
      metrics?.answered(request);
    },
  });
  const server = createServer({ keepAliveTimeout, headersTimeout }, getRequestListener(app.fetch));
  const operations = await allowOperations(options, { ...tools, gate, events });
  lifecycle.onEnd(() => operations?.close());
  const served =
    metrics && options.metrics ? await serveMetrics(metrics, options.metrics) : undefined;
  lifecycle.onEnd(() => served?.close());

  const working = [review, messages, refundSweep, ...readings, ...Object.values(settlements)];
  lifecycle.onEnd(() => Promise.all(working.map((each) => each.stop())));
  review.start();
  messages.start();
  void refundSweep.wake();
  refundSweep.start();
  await Promise.all(readings.map((each) => each.wake()));
  for (const each of readings) each.start();
  const backlogs = await Promise.all(Object.values(settlements).map((each) => each.start()));
  const drain = createDrain(server, options.quietTime);
  const url = await listen(server, options.port ?? 0, options.host ?? '127.0.0.1');
  if (options.housekeeping ?? true) lifecycle.onEnd(runMaintenance(tools, metrics));

  const stop = async () => {
    gate.stop();
    // Ends the waits for rails. Passwords that still wait to be hashed after the limit are refused.
    const streamsEnded = events.close();
    const refuse = setTimeout(() => void passwords.close(), hashingLimit);
    await drain.finish(options.drainDelay ?? 0);
    clearTimeout(refuse);
    await streamsEnded;
    await lifecycle.end();
  };
  let stopping: Promise<void> | undefined;
  return {
    url,
    database,
    backlog: Promise.all(backlogs.map(({ backlog }) => backlog)).then((counts) =>
      counts.reduce((sum, count) => sum + count, 0),
    ),
    metricsUrl: served?.url,
    hasSamplePeople: samplePeople.length > 0,
    madeSecretKeyFile: own.madeFile,
    isRotatingKey,
    close: () => (stopping ??= stop()),
  };
}

/** The delivery of all messages, which transactions wake after their commit, and the push notifications. */
async function prepareMessages(
  { mailServer, smsWebhook, push }: ProviderOptions,
  { database, environment, key }: Tools & { database: NotifyingDatabase },
): Promise<{ messages: Messages; push: Push | undefined }> {
  const keys = push && (await pushKeysOf(database, key));
  const messages = createMessages(
    { database, environment, key },
    {
      email: mailServer && createSmtpSender(mailServer),
      sms: smsWebhook && createSmsWebhookSender(smsWebhook, environment.clock),
      push: push && keys && createPushSender(database, keys, push),
    },
  );
  database.onQueued(() => messages.wake());
  return { messages, push: push && keys && { ...push, publicKey: keys.publicKey } };
}

/** The market, the fees, and the sweepers that read both. */
function pricesOf(options: ProviderOptions, tools: Tools) {
  const market = marketOf(options, tools);
  const { fees, reading } = createFees(tools);
  return { market, fees, readings: market.reading ? [reading, market.reading] : [reading] };
}

/** The market that values the assets: the operator's, or the sandbox with the rates that an operator has set. */
function marketOf(
  { services = {}, rates = () => sampleRates }: ProviderOptions,
  { database, environment }: Tools,
): Market {
  if (services.market !== undefined) return createServiceMarket(services.market, environment);
  const set = withOperatorRates(rates, { database, environment });
  return { ...createSandboxMarket(environment.clock, set.rates), reading: set.reading };
}

/** The tax office that decides about refunds: the operator's, or the sandbox (decision 213). */
function taxOfficeOf(
  { services = {} }: ProviderOptions,
  tools: Tools & { speed: number },
): TaxOffice {
  return services['tax-office'] === undefined
    ? createSandboxTaxOffice(tools)
    : createServiceTaxOffice(services['tax-office'], tools.environment.clock);
}

/** The services that a sandbox replaces (decision 201). */
function sandboxesOf({ mailServer, smsWebhook, services = {} }: ProviderOptions): SandboxKind[] {
  const real = { ...services, email: mailServer, sms: smsWebhook };
  return sandboxKinds.filter((kind) => real[kind] === undefined);
}

interface Tools {
  database: Database;
  environment: Environment;
  key: KeyRing;
}

/** Adds required rows to the database, and converts rows of an earlier version. Returns facts about its content. */
async function fillDatabase(
  { sampleData, previousSecretKey, database: { kind } }: ProviderOptions,
  { database, environment, key, passwords }: Tools & { passwords: Passwords },
): Promise<{ samplePeople: number[]; isRotatingKey: boolean }> {
  return database.alone(async () => {
    await database.transaction((tx) => checkSecretKey(tx, key, environment.random));
    await announceNextKey(database, key, previousSecretKey);
    await database.transaction(openSystemAccounts);
    await database.transaction(fillMerchants);
    if (sampleData ?? kind === 'directory') {
      await seed(database, { passwords, key, environment });
      await database.transaction(proveSamplePeople);
    }
    await completeKeys(database);
    await completeContacts(database);
    const wasPlain = await encryptLegacyRows(database, key);
    // The files of a Postgres server belong to its operator, and other providers use it meanwhile.
    if (wasPlain && kind === 'directory') await eraseOldRows(database);
    await database.transaction((tx) =>
      completeLegacyApprovals(tx, { now: environment.clock.now(), key }),
    );
    return database.transaction(async (tx) => ({
      samplePeople: await samplePeopleIn(tx),
      isRotatingKey: await isRotating(tx),
    }));
  });
}

/** The settlements of sends, of unclaimed sends, and of rail operations. */
function createSettlements(
  { settleDelay = defaultSettleDelay, railDelay, services = {} }: ProviderOptions,
  {
    database,
    environment,
    key,
    claimPeriod,
    speed,
  }: Tools & { claimPeriod: number; speed: number },
) {
  const settling = (delay: number, rules: SettlementRules) =>
    createSettlement({ database, environment, delay, rules });
  const sandbox = createSandboxRail({ database, environment, delay: railDelay, speed });
  const rail = createServiceRail(services, sandbox, environment.clock);
  const railed = settling(railDelay ?? firstPoll, railSettlement(database, { rail, key }));
  rail.onAnswer((reference) => {
    const transactionId = idOfReference(reference);
    if (transactionId !== undefined) void railed.settle(transactionId);
  });
  return {
    rail,
    stopRail: () => sandbox.stop(),
    sends: settling(settleDelay, sendSettlement(database, claimPeriod)),
    unclaimed: settling(0, unclaimedSettlement(database, environment.clock)),
    railed,
  };
}

/** Accepts commands of other processes, such as a restore. */
async function allowOperations(
  { database: location, secretKey }: ProviderOptions,
  { database, environment, key, gate, events }: Tools & { gate: RequestGate; events: EventHub },
): Promise<{ close(): Promise<unknown> } | undefined> {
  if (location.kind === 'server') {
    const holder = await announceKeys(location.url, environment, key);
    const restores = await allowRestores(location.url, environment, async (untilRestored) => {
      await gate.runExclusive(async () => {
        await untilRestored();
        // The backup may have another key of hashes.
        await database.transaction((tx) => checkSecretKey(tx, key, environment.random));
      });
      events.endStreams();
    });
    return { close: () => Promise.all([holder.close(), restores.close()]) };
  }
  return openControl(location.path, {
    database,
    environment,
    secretKey: key,
    hasKeyFile: secretKey === undefined,
    runExclusive: (work) => gate.runExclusive(work),
    afterRestore: () => events.endStreams(),
  }).catch((error: unknown) => {
    environment.log('Commands such as a backup cannot reach this provider', error);
    return undefined;
  });
}

/** Audits the database once, and deletes outdated rows periodically. Returns a function that ends both. */
function runMaintenance({ database, environment, key }: Tools, metrics: Metrics | undefined) {
  const pruning = startPruning(database, environment);
  const auditing = auditInTurns(database, { environment, key, isStopped: pruning.isStopped }).then(
    ({ length }) => metrics?.audited(length),
  );
  return () => Promise.all([pruning.stop(), auditing]);
}

/** Data that everything else depends on: the secret key, and the last use of a session. */
async function readFirst(
  database: Database,
  { database: location, secretKey, nextSecretKey, previousSecretKey }: ProviderOptions,
  { random }: Environment,
): Promise<{ own: OwnSecretKey; lastUse: Date | null }> {
  const mark = await database.transaction(keyMarkOf);
  return {
    own:
      secretKey === undefined
        ? await ownSecretKey(location, random, mark)
        : {
            bytes: secretKey,
            others: [nextSecretKey, previousSecretKey].filter((key) => key !== undefined),
          },
    lastUse: await database.transaction(lastUseOfSessions),
  };
}

function openDatabase(location: DatabaseLocation, environment: Environment): Promise<Database> {
  switch (location.kind) {
    case 'directory':
      return openEmbedded(location.path, environment);
    case 'server':
      return connectServer(location.url, environment, location.timeouts);
  }
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((fulfil, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('The server listens on no port'));
        return;
      }
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      fulfil(`http://${name}:${address.port}`);
    });
  });
}
