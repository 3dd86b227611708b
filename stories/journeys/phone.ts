import { randomBytes } from 'node:crypto';

import type { BrowserContext } from '@playwright/test';
import type * as z from 'zod/mini';

import { openSessionStore } from '#api/session-store.ts';
import { storageIn } from '#app/testing/memory-storage.ts';
import { proofOf } from '#provider/testing/did-proof.ts';
import { systemClock } from '#wallet/clock.ts';
import { DidChallenge, SessionGrant } from '#wallet/entities/session.ts';
import { deriveSealingKeys, type SealingKeys } from '#wallet/keys/sealing-keys.ts';
import { makeSecretKeys } from '#wallet/keys/secret-keys.ts';
import { sealVault } from '#wallet/keys/vault.ts';

/** Sign-in credentials. */
export interface Credentials {
  email: string;
  password: string;
}

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
const salt = random(16);
let derived: Promise<SealingKeys> | undefined;

/** Derives the sealing keys only once: it takes 0.2 s, and all users have the same password and salt. */
const sealing = {
  random: (bytes: number) => (bytes === salt.length ? salt.slice() : random(bytes)),
  deriveKeys: (...from: Parameters<typeof deriveSealingKeys>) =>
    (derived ??= deriveSealingKeys(...from)),
};

/**
 * Creates an account over HTTP, and stores on the phone what the wallet's registration stores: the session and the
 * keys, sealed with the password. All accounts have the same password.
 */
export async function register(
  phone: BrowserContext,
  url: string,
  firstName: string,
  { email, password }: Credentials,
): Promise<void> {
  const keys = await makeSecretKeys(random);
  const vault = await sealVault(keys, password, { createdAt: systemClock.now() }, sealing);
  const { did } = vault;
  const { challenge } = await post(DidChallenge, phone, `${url}api/auth/did-challenge`, {
    didAddress: did,
  });
  const grant = await post(SessionGrant, phone, `${url}api/auth/register`, {
    firstName,
    lastName: 'Tester',
    email,
    password,
    didAddress: did,
    didProof: proofOf(challenge, { did, secret: keys.secretPrivateKey }),
  });
  await keep(phone, url, grant, new Map([[`key_vault:${did}`, JSON.stringify(vault)]]));
}

/** Signs in by an API call, and stores the session on the phone. */
export async function signInByCall(
  phone: BrowserContext,
  url: string,
  credentials: Credentials,
): Promise<void> {
  const grant = await post(SessionGrant, phone, `${url}api/auth/login`, credentials);
  await keep(phone, url, grant, new Map());
}

/** Posts data and returns the parsed answer. The answer's cookies are stored on the phone. */
async function post<Schema extends z.ZodMiniType>(
  schema: Schema,
  phone: BrowserContext,
  address: string,
  data: object,
): Promise<z.output<Schema>> {
  const answer = await phone.request.post(address, { data, failOnStatusCode: true });
  return schema.parse(await answer.json());
}

/** Stores a session on a phone, together with other entries of its storage. */
async function keep(
  phone: BrowserContext,
  url: string,
  grant: SessionGrant,
  stored: Map<string, string>,
): Promise<void> {
  openSessionStore(storageIn(stored), new EventTarget(), systemClock.now).save(grant);
  await phone.setStorageState({
    cookies: await phone.cookies(),
    origins: [
      {
        origin: new URL(url).origin,
        localStorage: Array.from(stored, ([name, value]) => ({ name, value })),
      },
    ],
  });
}
