import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type * as z from 'zod/mini';

import { phraseSpellings, spelledPhrase as phrase } from '#wallet/keys/phrase-spellings.ts';

import type { Call } from './calls/call.ts';
import { ApiError, createClient, type CallInput, type Client } from './client.ts';
import { contract, type CallName } from './contract.ts';
import { generatedFields, refuseSecrets } from './outgoing-secrets.ts';
import { providerFetch } from './provider-fetch.ts';

const privateKey = '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', providerFetch(fetched));
});
afterEach(() => vi.unstubAllGlobals());

const log = vi.fn();
const client: Client = createClient({
  host: '',
  session: { token: 'token', clear: vi.fn(), lock: vi.fn() },
  log,
});

/** The parts of a schema that this test reads. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  in?: z.ZodMiniType;
}

/** The paths of the strings in a schema: property names, and 0 for the entries of a list. */
function textPaths(schema: z.ZodMiniType, path: readonly string[] = []): string[][] {
  const { type, shape, innerType, element, options, ...pipe } = schema.def as unknown as Definition;
  switch (type) {
    case 'string':
      return [[...path]];
    case 'object':
      return Object.entries(shape ?? {}).flatMap(([key, part]) => textPaths(part, [...path, key]));
    case 'array':
      return element ? textPaths(element, [...path, '0']) : [];
    case 'union':
      return (options ?? []).flatMap((option) => textPaths(option, path));
    case 'pipe':
      return pipe.in ? textPaths(pipe.in, path) : [];
    default:
      return innerType ? textPaths(innerType, path) : [];
  }
}

/** A body with a text at a path, and no other content. */
const bodyWith = (path: readonly string[], text: string): unknown =>
  path.reduceRight<unknown>((value, key) => (key === '0' ? [value] : { [key]: value }), text);

const texts = Object.entries<Call>(contract).flatMap(([name, { request }]) =>
  request ? textPaths(request).map((path) => ({ name: name as CallName, path })) : [],
);
const isGenerated = (path: readonly string[]) => path.some((key) => generatedFields.has(key));
const named = ({ name, path }: (typeof texts)[number]) => [name, ...path].join('.');

const send = (name: CallName, body: unknown) =>
  client(name, { body, params: { id: 1, userId: 1 } } as unknown as CallInput<CallName>);

test('only these fields of the contract may look like a secret', () => {
  const found = texts.filter(({ path }) => isGenerated(path)).map(named);
  expect(new Set(found)).toEqual(
    new Set([
      'login.password',
      'correctRequest.attachments.0.content',
      'register.password',
      'register.didProof.challenge',
      'register.didProof.signature',
      'claimSends.didProof.challenge',
      'claimSends.didProof.signature',
      'requestVerification.documentHash',
      'requestVerification.metadata.imageData',
      'createTaxRefund.receiptHash',
      'subscribeToPush.subscription.endpoint',
      'subscribeToPush.subscription.p256dh',
      'subscribeToPush.subscription.auth',
      'enableBiometric.passkey.id',
      'enableBiometric.passkey.clientDataJSON',
      'enableBiometric.passkey.attestationObject',
      'requestApproval.attachments.0.content',
      'changePassword.currentPassword',
      'changePassword.newPassword',
      'changePassword.keptPasskey',
      'resetPassword.newPassword',
      'passkeySignIn.challenge',
      'passkeySignIn.assertion.id',
      'passkeySignIn.assertion.clientDataJSON',
      'passkeySignIn.assertion.authenticatorData',
      'passkeySignIn.assertion.signature',
      'deleteAccount.password',
      'unlock.password',
      'unlock.assertion.id',
      'unlock.assertion.clientDataJSON',
      'unlock.assertion.authenticatorData',
      'unlock.assertion.signature',
      'confirmPresence.password',
      'confirmPresence.assertion.id',
      'confirmPresence.assertion.clientDataJSON',
      'confirmPresence.assertion.authenticatorData',
      'confirmPresence.assertion.signature',
    ]),
  );
});

test.each(phraseSpellings)('a recovery phrase with %s is not sent', async (_, text) => {
  const refused = send('addTravelPlan', { notes: text });
  await expect(refused).rejects.toMatchObject({ code: 'secret-text' });
  expect(fetched).not.toHaveBeenCalled();
});

describe.each([
  ['a recovery phrase', phrase],
  ['a private key', privateKey],
])('%s', (_, secret) => {
  test.each(texts.filter(({ path }) => !isGenerated(path)).map((field) => [named(field), field]))(
    'is not sent in %s',
    async (__, { name, path }) => {
      const refused = await send(name, bodyWith(path, `My note: ${secret}`)).catch(
        (error: unknown) => error,
      );
      expect(refused).toBeInstanceOf(ApiError);
      expect(refused).toMatchObject({ status: 422, code: 'secret-text' });
      expect(fetched).not.toHaveBeenCalled();
      // Neither the error nor the log repeats the secret.
      expect(String(refused) + JSON.stringify(refused)).not.toContain(secret);
      expect(log).not.toHaveBeenCalled();
    },
  );

  test('is not sent in an address', async () => {
    const filter = { type: secret };
    await expect(client('activities', { params: { userId: 1 }, filter })).rejects.toMatchObject({
      code: 'secret-text',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is refused in both languages', async () => {
    await expect(send('addTravelPlan', { notes: secret })).rejects.toMatchObject({
      sentences: {
        en: expect.stringContaining('has not left this device') as string,
        ko: expect.stringContaining('이 기기 밖으로') as string,
      },
    });
  });

  test('is accepted as a password', async () => {
    await send('login', { email: 'a@b.example', password: secret }).catch(() => undefined);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

test.each([
  'Please send the documents for the tax refund to the office before the end of the week, thanks.',
  '지난주에 보내 주신 서류를 확인했어요. 다음 주 월요일까지 다시 연락을 드리겠어요.',
  'did:ethr:0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
])('a sentence or an address is sent: %s', async (text) => {
  await expect(refuseSecrets({ body: { notes: text } })).resolves.toBeUndefined();
});
