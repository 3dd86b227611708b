import { createServer } from 'node:http';

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { basePath } from '#wallet/paths.ts';

import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { count, eq, min } from '../database/drizzle.ts';
import { digitalDocuments, transactions } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { AnsweredRequest } from './log.ts';

/** Prometheus metrics. Their labels have few values: routes, classes of statuses, kinds of work. */
export interface Metrics {
  /** Counts a request. */
  answered(request: AnsweredRequest): void;
  /** Sets the number of findings of the last audit. */
  audited(findings: number): void;
  /** All figures, in the Prometheus format. */
  text(): Promise<string>;
}

/** Histogram buckets in seconds: from a fast read to a request that has used up every wait. */
const requestBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const waitBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5, 10];

const signInRoute = `${basePath}/api/auth/login`;

/** Reasons for a refused sign-in, by status. */
const refusals: Readonly<Record<number, string>> = {
  401: 'wrong',
  403: 'second step',
  429: 'throttled',
  503: 'busy',
};

/** The metrics of a provider. Database metrics are computed on request. */
export function createMetrics({
  database,
  events,
  environment: { clock, log },
}: {
  database: Database;
  events: EventHub;
  environment: Environment;
}): Metrics {
  const register = new Registry();
  const registers = [register];
  // Under prom-client's own names, also those that break Prometheus's rules (decision 245).
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'superwallet_request_seconds',
    help: 'Duration of requests, by method, route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const refusedSignIns = new Counter({
    name: 'superwallet_refused_sign_ins_total',
    help: 'Refused sign-ins by reason. "second step" includes sign-ins that still lack a code.',
    labelNames: ['reason'],
    registers,
  });
  const findings = new Gauge({
    name: 'superwallet_audit_findings',
    help: 'Faults that the audit at the start has found.',
    registers,
  });
  const waits = new Histogram({
    name: 'superwallet_database_wait_seconds',
    help: 'Wait of database transactions for their turn.',
    buckets: waitBuckets,
    registers,
  });
  database.onWait((milliseconds) => waits.observe(milliseconds / 1000));
  const connections = new Gauge({
    name: 'superwallet_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, number] of Object.entries(database.connections())) {
        connections.set({ state }, number);
      }
    },
  });
  const streams = new Gauge({
    name: 'superwallet_streams_open',
    help: 'Open event streams.',
    registers,
    collect(): void {
      streams.set(events.figures().open);
    },
  });
  const counted = [
    ['delivered', 'superwallet_events_delivered_total', 'Events sent to streams.'],
    [
      'replays',
      'superwallet_stream_replays_total',
      'Streams that replayed the events since a disconnection.',
    ],
    [
      'resets',
      'superwallet_stream_resets_total',
      'Streams whose readers had to refetch everything.',
    ],
  ] as const;
  for (const [figure, name, help] of counted) {
    const counter = new Counter({
      name,
      help,
      registers,
      collect() {
        counter.reset();
        counter.inc(events.figures()[figure]);
      },
    });
  }
  const jobs = new Gauge({
    name: 'superwallet_pending_jobs',
    help: 'Transactions to settle and documents to review.',
    labelNames: ['kind'],
    registers,
  });
  const oldest = new Gauge({
    name: 'superwallet_pending_jobs_oldest_seconds',
    help: 'The age of the oldest pending job.',
    labelNames: ['kind'],
    registers,
  });

  return {
    answered({ method, route, status, milliseconds }) {
      const labels = { method, route, status: `${Math.floor(status / 100)}xx` };
      requests.observe(labels, milliseconds / 1000);
      const reason = route === signInRoute ? refusals[status] : undefined;
      if (reason !== undefined) refusedSignIns.inc({ reason });
    },
    audited: (number) => findings.set(number),
    async text() {
      for (const [kind, found] of Object.entries(await pendingJobs(database, log))) {
        if (found === undefined) continue;
        const { pending, since } = found;
        jobs.set({ kind }, pending);
        const age = since === null ? 0 : (clock.now().getTime() - since.getTime()) / 1000;
        oldest.set({ kind }, Math.max(0, age));
      }
      return register.metrics();
    },
  };
}

/**
 * The number and age of pending jobs. Empty while the database is unavailable, so that the other metrics are still
 * served.
 */
async function pendingJobs(database: Database, log: Environment['log']) {
  try {
    return await database.transaction(
      async (tx) => {
        const [settlement] = await tx
          .select({ pending: count(), since: min(transactions.createdAt) })
          .from(transactions)
          .where(eq(transactions.status, 'pending'));
        const [review] = await tx
          .select({ pending: count(), since: min(digitalDocuments.createdAt) })
          .from(digitalDocuments)
          .where(eq(digitalDocuments.verificationStatus, 'pending'));
        return { settlement, review };
      },
      { lane: 'metrics', repeatable: true },
    );
  } catch (error) {
    log(
      'The pending jobs could not be counted',
      error instanceof DatabaseUnavailable ? error.message : error,
    );
    return { settlement: undefined, review: undefined };
  }
}

/** Serves Prometheus on a separate listener. @throws the error of the listener if it cannot listen */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((fulfil, reject) => {
    server.once('error', reject);
    server.listen(port, host, fulfil);
  });
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${own}`,
    close: () =>
      new Promise((fulfil) => {
        server.close(() => fulfil());
        server.closeAllConnections();
      }),
  };
}
