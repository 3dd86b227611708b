import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';

import * as z from 'zod/mini';

import type { PushSubscriptionKeys } from '#wallet/entities/push.ts';

/** A received push notification, as a browser's service worker reads it. */
interface ReceivedPush {
  /** The path of the subscription's URL. */
  device: string;
  payload: unknown;
  /** The headers that push services use. */
  headers: { ttl: string; topic: string; urgency: string };
}

/** A push service with the browsers that subscribe at it. */
export interface PushService {
  /** The accepted notifications, decrypted, oldest first. */
  received: readonly ReceivedPush[];
  state: {
    /** The status of the next answers. */
    status: number;
    /** The delay of the next answers, in milliseconds. The notification is accepted before it. */
    delay: number;
  };
  /** Sends a request for `push.test` to this service, and refuses any other host. */
  fetch: typeof fetch;
  /** The settings with which a provider process sends requests for `push.test` to this service. */
  environment: Record<string, string>;
  /** The subscription of a new browser. */
  subscribe(device: string): PushSubscriptionKeys;
  close(): Promise<void>;
}

/** The name of the push service, for the provider's further hosts. */
export const pushHost = 'push.test';

interface BrowserKeys {
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** Starts a push service that accepts only requests signed by the key (VAPID) with the contact. */
export async function startPushService(
  publicKey: () => string,
  contact: string,
): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const state = { status: 201, delay: 0 };
  const browsers = new Map<string, BrowserKeys>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const device = (request.url ?? '').slice(1);
      const keys = browsers.get(device);
      const authorization = request.headers.authorization ?? '';
      if (keys === undefined || !isSigned(authorization, publicKey(), contact)) {
        response.writeHead(403).end();
        return;
      }
      if (state.status === 201) {
        const header = (name: string) => String(request.headers[name]);
        received.push({
          device,
          payload: JSON.parse(decrypt(Buffer.concat(chunks), keys)),
          headers: { ttl: header('ttl'), topic: header('topic'), urgency: header('urgency') },
        });
      }
      const answer = () => response.writeHead(state.status, { Location: '/elsewhere' }).end();
      if (state.delay === 0) answer();
      else setTimeout(answer, state.delay);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    received,
    state,
    environment: {
      PUSH_CONTACT: contact,
      PUSH_HOSTS: pushHost,
      TEST_PUSH_SERVICE: url,
      NODE_OPTIONS: `--import ${new URL('push-route.ts', import.meta.url)}`,
    },
    fetch(input, init) {
      const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
      if (origin !== `https://${pushHost}`) throw new Error(`Requested ${origin}`);
      return fetch(`${url}${pathname}`, init);
    },
    subscribe(device) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(device, { ecdh, auth });
      return {
        endpoint: `https://${pushHost}/${device}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const Claims = z.object({ aud: z.string(), sub: z.string() });

/** True if a request has a token of the key (RFC 8292) for this push service. */
function isSigned(authorization: string, publicKey: string, contact: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return signed && aud === `https://${pushHost}` && sub === contact;
}

/** Decrypts a body of one record, as a browser does (RFC 8188 and 8291). */
function decrypt(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keySize = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keySize);
  const record = body.subarray(21 + keySize);
  const derive = (secret: Uint8Array, over: Uint8Array, info: Uint8Array, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, over, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with the byte 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
