import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { idempotencyKeyHeader, type Call } from '#api/calls/call.ts';
import { createClient, type Client } from '#api/client.ts';
import { contract, type CallName, type CreateName, type RequestOf } from '#api/contract.ts';
import { createOnce } from '#app/services/create-once.ts';
import { unsettledCreates } from '#app/services/unsettled-creates.ts';
import type { WalletServices } from '#app/context.ts';
import { signedInServices } from '#app/testing/test-services.ts';
import {
  gatewayFaults,
  startGatewayProxy,
  type GatewayFault,
  type GatewayProxy,
} from '#provider/testing/gateway-proxy.ts';
import { testPassword } from '#provider/testing/test-provider.ts';
import { startProvider, type RunningProvider } from '#provider/provider.ts';
import { validBodies } from '#provider/testing/call-facts.ts';
import { isDefiniteRefusal } from '#wallet/write-failure.ts';
import { OutcomeUnknown } from '#wallet/outcome.ts';

/** The contract's calls, all typed as `Call`. */
const calls: Readonly<Record<string, Call>> = contract;
const writes = (Object.keys(contract) as CallName[]).filter(
  (name) => calls[name]?.method !== 'GET',
);
const creates = writes.filter((name): name is CreateName => 'creates' in contract[name]);

const path = mkdtempSync(join(tmpdir(), 'superwallet-lost-answers-'));
let provider: RunningProvider;
let proxy: GatewayProxy;
let client: Client;
let userId: number;
let people = 0;
const session = { token: null as string | null, clear: vi.fn(), lock: vi.fn() };

beforeAll(async () => {
  provider = await startProvider({
    settleDelay: 0,
    railDelay: 0,
    scryptCost: { N: 1024, r: 8, p: 1 },
    registrationLimit: 10_000,
    database: { kind: 'directory', path },
  });
  proxy = await startGatewayProxy(provider.url);
  client = createClient({ host: proxy.url, session, log: () => undefined });
}, 60_000);
afterAll(async () => {
  await proxy.close();
  await provider.close();
  rmSync(path, { recursive: true });
});
/** Signs in a new user, through the working gateway. */
async function registerUser() {
  session.token = null;
  people += 1;
  const grant = await client('register', {
    body: {
      firstName: 'Test',
      lastName: 'Person',
      email: `person${people}@test.example`,
      password: testPassword,
    },
  });
  session.token = grant.token;
  userId = grant.user.id;
  // One fault of the gateway answers a write with the answer to the last read, so there must be one.
  await client('profile', {});
}

/**
 * Makes the gateway answer writes with a fault, and shortens the timeouts of writes to `limit` milliseconds. Other
 * timers of the process keep their delay.
 */
function breakGateway(fault: GatewayFault, limit = 100) {
  proxy.fault = fault;
  proxy.writes = [];
  session.clear.mockReset();
  session.lock.mockReset();
  const { setTimeout: wait } = globalThis;
  const limits = new Set([30_000, 120_000]);
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0, ...given: unknown[]) =>
    wait(run, limits.has(delay) ? limit : delay, ...(given as [])),
  );
}
afterEach(() => {
  proxy.fault = undefined;
  proxy.writes = [];
  vi.unstubAllGlobals();
});

/** Sends a call with a body that the provider accepts, and an id that may not exist. */
function callOf(name: CallName): Promise<unknown> {
  const bodies: Readonly<Record<string, unknown>> = validBodies(userId);
  const input = {
    params: { userId: userId, id: 1 },
    ...(name in bodies && { body: bodies[name] }),
  };
  // The name determines the type of the input, but TypeScript does not infer it from a list of names.
  return (client as (name: CallName, input: unknown) => Promise<unknown>)(name, input);
}

const lostAnswers = ['GatewayError', 'UnreachableError', 'TimeoutError', 'UnreadableError'];

describe.each(gatewayFaults)('a captive portal or gateway that answers with %s', (fault) => {
  describe('and forwards nothing', () => {
    // No write changes the user, so one is enough.
    beforeAll(registerUser);

    test.each(writes)('does not confirm %s, and does not end the session', async (name) => {
      breakGateway(fault, fault === 'no answer' ? 30 : undefined);
      const error: unknown = await callOf(name).then(
        (answer) => new Error('It succeeded', { cause: answer }),
        (reason: unknown) => reason,
      );
      expect(lostAnswers).toContain(error instanceof Error ? error.name : error);
      expect(session.clear).not.toHaveBeenCalled();
      expect(session.lock).not.toHaveBeenCalled();
    });
  });

  test.each(creates)(
    'leaves the outcome of %s unknown, and a retry has the same idempotency key',
    async (name) => {
      await registerUser();
      breakGateway(fault);
      const services: WalletServices = {
        ...signedInServices({ log: { info: vi.fn(), warn: vi.fn() } }),
        client,
      };
      const create = createOnce(services, {
        call: name,
        bodyOf: (body: RequestOf<CreateName>) => body,
      });
      const body = validBodies(userId)[name];
      await expect(create(body)).rejects.toBeInstanceOf(OutcomeUnknown);
      expect(unsettledCreates(services).list()).toMatchObject([{ call: name, lost: true }]);

      const [lost] = proxy.writes.splice(0);
      proxy.fault = undefined;
      vi.unstubAllGlobals();
      await create(body).catch((error: unknown) => {
        // The bank account or approver does not exist. A refusal by the provider itself is a valid outcome here.
        if (!isDefiniteRefusal(error)) throw error;
      });
      const [repeat] = proxy.writes;
      const header = idempotencyKeyHeader.toLowerCase();
      expect(lost?.[header]).toMatch(/^[0-9a-f]{32}$/);
      expect(repeat?.[header]).toBe(lost?.[header]);
      expect(unsettledCreates(services).list()).toEqual([]);
      expect(services.toasts.read()).toBeNull();
      services.session.signOut();
    },
  );
});
