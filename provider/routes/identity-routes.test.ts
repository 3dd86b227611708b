import { readFileSync } from 'node:fs';

import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Credential } from '#wallet/entities/credential.ts';
import { Verification } from '#wallet/entities/digital-document.ts';
import { maxImageBytes } from '#wallet/rules/document-image.ts';

import { eq, sql } from '../database/drizzle.ts';
import { credentials, digitalDocuments } from '../database/schema.ts';
import { documentPicture, type DocumentPicture } from '../testing/document-pictures.ts';
import { validBodies } from '../testing/call-facts.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const credential = {
  credentialType: 'education',
  issuer: 'Pusan National University',
  issuanceDate: '2025-02-21',
  expirationDate: '2035-02-20',
  credentialData: { name: 'Bachelor', description: '공학', credentialNumber: 'PNU-1' },
  isRevoked: false,
};

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const hugePicture = [
  ...readFileSync(new URL('../work/files/20000x20000.png', import.meta.url)).subarray(0, 64),
];
const gif = [...Buffer.from('GIF89a', 'latin1')];
const html = [...Buffer.from('<html><script>', 'latin1')];

/** A file with a signature, as a data URL of the declared type. */
function image(type: string, signature: readonly number[], size = 64): string {
  const bytes = Buffer.alloc(size);
  bytes.set(signature);
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** A picture of 600 × 400 pixels, as a data URL, with zero bytes up to the given size. */
function picture(name: DocumentPicture, size = 0): string {
  const type = name.endsWith('jpg') ? 'jpeg' : name.slice(name.indexOf('.') + 1);
  return `data:image/${type};base64,${documentPicture(name, size).toString('base64')}`;
}

const metadata = {
  documentNumber: 'M12345678',
  name: 'Test Person',
  verificationStatus: 'pending',
  imageData: picture('document.jpg'),
};
const document = { title: 'passport Verification', documentType: 'passport' };

/** The hash of the image in a data URL; for invalid data, the hash of nothing. */
function hashOf(imageData: unknown): string {
  const content = typeof imageData === 'string' ? (imageData.split(',')[1] ?? '') : '';
  return createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex');
}

describeOnEmbedded('an identity', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { reviewDelay: 5_000 });
    person = await provider.register();
    other = await provider.register();
  });
  afterAll(() => provider.close());

  const post = (path: string, body: Record<string, unknown>) =>
    provider.request('POST', path, { token: person.token, body: { userId: person.id, ...body } });

  describe('credentials', () => {
    const add = (changes: Record<string, unknown> = {}) =>
      post('/credentials', { ...credential, ...changes });
    const list = async (whose: Person) =>
      (await provider.get(`/credentials/${whose.id}`, whose.token)).body;

    it('start empty, and are listed latest first', async () => {
      expect(await list(person)).toEqual([]);
      const first = await add();
      expect(first.status).toBe(201);
      expect(first.body).toEqual({
        ...credential,
        id: expect.any(Number),
        credentialData: { ...credential.credentialData, credentialNumber: '•••-1' },
        isVerified: false,
        history: [{ action: 'added', date: provider.environment.clock.now().toISOString() }],
      });
      const second = await add({ credentialType: 'employment', expirationDate: null });
      expect(await list(person)).toEqual([second.body, first.body]);
      expect(await list(other)).toEqual([]);
    });

    it.each([
      ['without a number and a description', { credentialData: { name: ' Diploma ' } }],
      ['of one day', { expirationDate: credential.issuanceDate }],
      ['issued on a leap day', { issuanceDate: '2024-02-29' }],
    ])('are added %s', async (_, changes) => {
      expect((await add(changes)).status).toBe(201);
    });

    it.each([
      ['userId', '1', 422, /user id must be of type number/],
      ['credentialType', ' ', 422, /credential type is missing/],
      ['credentialType', 'x'.repeat(61), 422, /at most 60/],
      ['issuer', undefined, 422, /issuer is missing/],
      ['issuer', 'x'.repeat(201), 422, /at most 200/],
      ['issuanceDate', '', 422, /issuance date must be a date like 2025-01-31/],
      ['issuanceDate', '21.02.2025', 422, /issuance date must be a date/],
      ['issuanceDate', '2025-02-30', 422, /issuance date must be a date/],
      ['issuanceDate', '2025-02-21T00:00:00Z', 422, /issuance date must be a date/],
      ['issuanceDate', '0000-01-01', 422, /issuance date must be a date/],
      ['expirationDate', '', 422, /expiration date must be a date/],
      ['expirationDate', undefined, 422, /expiration date is missing/],
      ['expirationDate', '2025-02-20', 422, /must not be before the issuance date/],
      ['credentialData', { name: '' }, 422, /name is missing/],
      ['credentialData', { name: 'x'.repeat(121) }, 422, /name must have at most 120/],
      ['credentialData', { name: 'x', description: 'x'.repeat(1001) }, 422, /description must/],
      ['credentialData', { name: 'x', credentialNumber: 7 }, 422, /credential number/],
      ['credentialData', null, 422, /credential data must be of type object/],
      ['isRevoked', true, 422, /isRevoked flag must be false/],
    ])('are refused when %s is %j', async (field, value, status, sentence) => {
      const before = await list(person);
      const answer = await add({ [field]: value });
      expect(answer.status).toBe(status);
      expect(sentenceOf(answer)).toMatch(sentence);
      expect(await list(person)).toEqual(before);
    });

    it('are refused when they are issued in the future', async () => {
      const answer = await add({ issuanceDate: '2999-01-01', expirationDate: null });
      expect(answer.status).toBe(422);
      expect(sentenceOf(answer)).toMatch(/^The issue date is in the future\./);
    });

    it('are not added for another user', async () => {
      expect((await add({ userId: other.id })).status).toBe(403);
      expect(await list(other)).toEqual([]);
    });

    it('cannot be given an id', async () => {
      const { body } = await add({ id: 999_999 });
      expect(body).not.toMatchObject({ id: 999_999 });
    });

    it('cannot expire before they are issued, which the database enforces', async () => {
      const write = provider.database.transaction((tx) =>
        tx.insert(credentials).values({
          userId: person.id,
          credentialType: 'x',
          issuer: 'x',
          issuanceDate: '2025-01-02',
          expirationDate: '2025-01-01',
          name: 'x',
        }),
      );
      await expect(write).rejects.toThrow();
    });
  });

  describe('a credential', () => {
    const add = async (owner: Person) => {
      const answer = await provider.request('POST', '/credentials', {
        token: owner.token,
        body: { ...credential, userId: owner.id },
      });
      return z.object({ id: z.int() }).parse(answer.body).id;
    };
    const remove = (id: number, whose: Person) =>
      provider.request('DELETE', `/credentials/${id}`, { token: whose.token });

    it('is removed by its user, once', async () => {
      const owner = await provider.register();
      const id = await add(owner);
      expect((await remove(id, other)).status).toBe(404);
      expect((await remove(id, owner)).status).toBe(200);
      expect((await provider.get(`/credentials/${owner.id}`, owner.token)).body).toEqual([]);
      expect((await remove(id, owner)).status).toBe(404);
    });

    it('is refused once the user has 200, which a removal allows again', async () => {
      const owner = await provider.register();
      const first = await add(owner);
      await provider.database.transaction((tx) =>
        tx.execute(sql`insert into credentials (user_id, credential_type, issuer, issuance_date, name)
          select ${owner.id}, 'education', 'Busan', '2025-01-31', number::text
          from generate_series(1, 199) as number`),
      );
      const { id: userId, token } = owner;
      const body = validBodies(userId).addCredential;
      const refused = await provider.request('POST', '/credentials', { token, body });
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { code: 'credentials-full', most: 200 },
      ]);
      await remove(first, owner);
      await add(owner);
    });

    it('stores its number encrypted for its own user', async () => {
      const owner = await provider.register();
      const id = await add(owner);
      const [row] = await provider.database.transaction((tx) =>
        tx.select().from(credentials).where(eq(credentials.id, id)),
      );
      expect(JSON.stringify(row)).not.toContain('PNU-1');
      expect(Buffer.from(row?.credentialNumber ?? []).includes('PNU-1')).toBe(false);
      // A number that was manually moved to another user cannot be decrypted.
      await provider.database.transaction((tx) =>
        tx.update(credentials).set({ userId: other.id }).where(eq(credentials.id, id)),
      );
      expect((await provider.get(`/credentials/${other.id}`, other.token)).status).toBe(500);
      await provider.database.transaction((tx) =>
        tx.delete(credentials).where(eq(credentials.id, id)),
      );
    });
  });

  describe('a review', () => {
    let owner: Person;
    beforeEach(async () => {
      owner = await provider.register();
    });
    const ask = async (
      documentNumber: string,
      documentType = 'passport',
      changes: Record<string, unknown> = {},
    ) => {
      const answer = await provider.request('POST', '/digital-documents', {
        token: owner.token,
        body: {
          title: 'Passport Verification',
          documentType,
          userId: owner.id,
          documentHash: hashOf(metadata.imageData),
          metadata: { ...metadata, documentNumber, ...changes },
        },
      });
      return z.object({ id: z.int() }).parse(answer.body).id;
    };
    const requests = async () =>
      z
        .array(Verification)
        .parse((await provider.get(`/digital-documents/${owner.id}`, owner.token)).body);
    const owned = async () =>
      z.array(Credential).parse((await provider.get(`/credentials/${owner.id}`, owner.token)).body);

    it('takes five seconds, and turns the document into a credential', async () => {
      const events = await provider.events(owner);
      const requestedAt = provider.environment.clock.now().toISOString();
      const id = await ask('M12345678');
      expect(await requests()).toEqual([
        {
          id,
          title: 'Passport Verification',
          documentType: 'passport',
          documentNumber: '•••••5678',
          name: 'Test Person',
          status: 'pending',
          reason: '',
          createdAt: requestedAt,
          reviewedAt: null,
          credentialId: null,
        },
      ]);
      await events.until('change', { area: 'identity' });
      provider.environment.advance(4_999);
      provider.environment.advance(1);
      const messages = await events.until('notification', { title: '본인 확인 완료' });
      expect(messages).toContainEqual({ type: 'change', data: { area: 'identity' } });
      await events.close();
      const reviewedAt = provider.environment.clock.now().toISOString();
      const [made] = await owned();
      expect(made).toEqual({
        id: expect.any(Number),
        credentialType: 'passport',
        issuer: 'did:ethr:superwallet:Superwallet Sandbox Review',
        issuanceDate: reviewedAt.slice(0, 10),
        expirationDate: null,
        credentialData: {
          name: 'Passport',
          description: 'Test Person',
          credentialNumber: '•••••5678',
        },
        isRevoked: false,
        isVerified: true,
        history: [
          { action: 'requested', date: requestedAt },
          { action: 'verified', date: reviewedAt },
        ],
      });
      expect(await requests()).toMatchObject([
        { id, status: 'verified', reviewedAt, credentialId: made?.id },
      ]);
      // The history has the word of the card, not "Verified".
      const { body } = await provider.get(`/activities/${owner.id}?type=credential`, owner.token);
      expect(body).toMatchObject([{ title: 'Passport', status: 'test_credential' }]);
    });

    it.each([
      ['id', 'national_id', 'National ID'],
      ['license', 'drivers_license', "Driver's License"],
    ])('turns the document %s into the credential %s', async (type, credentialType, name) => {
      const events = await provider.events(owner);
      await ask('12-34-567890', type);
      provider.environment.advance(5_000);
      await events.until('notification', { title: '본인 확인 완료' });
      await events.close();
      expect(await owned()).toMatchObject([{ credentialType, credentialData: { name } }]);
    });

    it.each([
      ['M1234400', /^The photo cannot be read\./, '사진을 읽을 수 없어요.'],
      ['M1234401', /^The number is not the one on the photo\./, '번호가 사진과 달라요.'],
      ['M1234410', /^The document has expired\./, '신분증의 유효 기간이 지났어요.'],
    ])('rejects %s, and states the reason', async (number, reason, words) => {
      const events = await provider.events(owner);
      const id = await ask(number);
      provider.environment.advance(5_000);
      await events.until('notification', {
        title: '본인 확인 거절',
        message: `${words} 확인한 뒤 다시 요청해 주세요.`,
      });
      await events.close();
      const [rejected] = await requests();
      expect(rejected).toMatchObject({ id, status: 'rejected', credentialId: null });
      expect(rejected?.reason).toMatch(reason);
      expect(await owned()).toEqual([]);
    });

    it.each([
      ['900215-1234567', 'id', {}, /^The number has a wrong check digit\./, /검증 숫자/],
      [
        'M12345678',
        'passport',
        { name: 'Other Somebody' },
        /^The name is not the one in your profile\./,
        /이름이 프로필과/,
      ],
      [
        'M12345678',
        'passport',
        { expirationDate: '2026-02-28' },
        /^The document has expired\./,
        /유효 기간/,
      ],
    ])(
      'rejects the number %s of the kind %s with %j',
      async (number, type, changes, reason, words) => {
        const events = await provider.events(owner);
        await ask(number, type, changes);
        provider.environment.advance(5_000);
        const messages = await events.until('notification', { title: '본인 확인 거절' });
        await events.close();
        expect(JSON.stringify(messages)).toMatch(words);
        expect((await requests())[0]).toMatchObject({
          status: 'rejected',
          reason: expect.stringMatching(reason),
        });
        expect(await owned()).toEqual([]);
      },
    );

    it('accepts a right check digit, and gives the credential the dates of the form', async () => {
      const events = await provider.events(owner);
      const dates = { issuanceDate: '2024-02-29', expirationDate: '2034-02-28' };
      await ask('900215-1234562', 'id', { ...dates, name: 'PERSON TEST' });
      provider.environment.advance(5_000);
      await events.until('notification', { title: '본인 확인 완료' });
      await events.close();
      expect(await owned()).toMatchObject([{ ...dates, isVerified: true }]);
    });

    it('verifies a document on the last day that some time zone still has', async () => {
      const events = await provider.events(owner);
      // The clock shows the morning in UTC.
      const expirationDate = new Date(provider.environment.clock.now().getTime() - 86_400_000)
        .toISOString()
        .slice(0, 10);
      await ask('M12345678', 'passport', { expirationDate });
      provider.environment.advance(5_000);
      await events.until('notification', { title: '본인 확인 완료' });
      await events.close();
      expect(await owned()).toMatchObject([{ issuanceDate: expirationDate, expirationDate }]);
    });

    it('replaces the earlier credential of the kind, and no other one', async () => {
      const events = await provider.events(owner);
      const verify = async (number: string, type?: string) => {
        await ask(number, type);
        provider.environment.advance(5_000);
        await events.until('notification', { title: '본인 확인 완료' });
      };
      await verify('D08954796', 'license');
      await verify('M11111111');
      await verify('M22222222');
      await events.close();
      const replacedAt = provider.environment.clock.now().toISOString();
      const [newer, older, licence] = await owned();
      expect([newer?.isRevoked, older?.isRevoked, licence?.isRevoked]).toEqual([
        false,
        true,
        false,
      ]);
      expect(older?.history.at(-1)).toEqual({ action: 'replaced', date: replacedAt });
      expect(newer?.history.map(({ action }) => action)).toEqual(['requested', 'verified']);
    });

    it('is refused while a document of the kind is in review', async () => {
      const id = await ask('M11111111');
      const send = (documentType: string) =>
        provider.request('POST', '/digital-documents', {
          token: owner.token,
          body: {
            ...document,
            documentType,
            userId: owner.id,
            documentHash: hashOf(metadata.imageData),
            metadata,
          },
        });
      const refused = await send('passport');
      expect(refused.status).toBe(409);
      expect(sentenceOf(refused)).toMatch(/^A document of this kind is already in review\./);
      expect((await send('id')).status).toBe(201);
      await provider.request('DELETE', `/digital-documents/${id}`, { token: owner.token });
      const [first, second] = await Promise.all([send('passport'), send('passport')]);
      expect([first.status, second.status].toSorted((left, right) => left - right)).toEqual([
        201, 409,
      ]);
    });

    it('does not happen for a removed request', async () => {
      const events = await provider.events(owner);
      const first = await ask('M1111111');
      const removed = await provider.request('DELETE', `/digital-documents/${first}`, {
        token: owner.token,
      });
      expect(removed.status).toBe(200);
      const id = await ask('M2222222');
      provider.environment.advance(5_000);
      await events.until('notification', { title: '본인 확인 완료' });
      await events.close();
      expect((await requests()).map((request) => request.id)).toEqual([id]);
      expect(await owned()).toHaveLength(1);
    });

    it('has no stored data after its credential or the request is removed', async () => {
      const rows = () =>
        provider.database.transaction((tx) =>
          tx.select().from(digitalDocuments).where(eq(digitalDocuments.userId, owner.id)),
        );
      for (const remove of ['credential', 'request'] as const) {
        const events = await provider.events(owner);
        const id = await ask('M3333333');
        provider.environment.advance(5_000);
        await events.until('notification', { title: '본인 확인 완료' });
        await events.close();
        const [made] = await owned();
        const path =
          remove === 'credential' ? `/credentials/${made?.id}` : `/digital-documents/${id}`;
        expect((await provider.request('DELETE', path, { token: other.token })).status).toBe(404);
        expect((await provider.request('DELETE', path, { token: owner.token })).status).toBe(200);
        expect(await owned()).toEqual([]);
        expect(await requests()).toEqual([]);
        expect(await rows()).toEqual([]);
      }
    });

    it('resumes after a restart', async () => {
      const location = await fresh();
      const environment = manualEnvironment();
      const first = await startTestProvider(location, { reviewDelay: 5_000 }, environment);
      owner = await first.register();
      const body = {
        title: 'ID Verification',
        documentType: 'id',
        userId: owner.id,
        documentHash: hashOf(metadata.imageData),
        metadata,
      };
      const sent = await first.request('POST', '/digital-documents', { token: owner.token, body });
      expect(sent.status).toBe(201);
      await first.close();
      environment.advance(60_000);
      const second = await startTestProvider(location, { reviewDelay: 5_000 }, environment);
      const events = await second.events(owner);
      const list = async () =>
        z.array(Credential).parse((await second.get(`/credentials/${owner.id}`, owner.token)).body);
      if ((await list()).length === 0) await events.until('change', { area: 'identity' });
      expect(await list()).toMatchObject([{ credentialType: 'national_id', isVerified: true }]);
      await events.close();
      await second.close();
    });
  });

  describe('a DID', () => {
    it('is the DID that the account was opened with', async () => {
      const answer = await provider.get(`/did/${person.id}`, person.token);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        didAddress: person.did,
        createdAt: '2026-03-02T09:00:00.000Z',
      });
    });
  });

  describe('a document to verify', () => {
    const request = (changes: Record<string, unknown> = {}) =>
      post('/digital-documents', {
        ...document,
        documentHash: hashOf(metadata.imageData),
        metadata,
        ...changes,
      });
    /** Rejects all pending documents: a second one of a kind would be refused. */
    const decideAll = () =>
      provider.database.transaction((tx) =>
        tx
          .update(digitalDocuments)
          .set({ verificationStatus: 'rejected', rejection: 'unreadable', reviewedAt: new Date() })
          .where(eq(digitalDocuments.verificationStatus, 'pending')),
      );
    const withMetadata = async (changes: Record<string, unknown>) => {
      await decideAll();
      return request({
        documentHash: hashOf({ ...metadata, ...changes }.imageData),
        metadata: { ...metadata, ...changes },
      });
    };
    const stored = () =>
      provider.database.transaction((tx) =>
        tx.select().from(digitalDocuments).where(eq(digitalDocuments.userId, person.id)),
      );

    it.each([
      ['image/jpeg', 'document.jpg'],
      ['image/png', 'document.png'],
      ['image/webp', 'document.webp'],
    ] as const)('is stored with its %s image', async (type, name) => {
      const answer = await withMetadata({ imageData: picture(name) });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({ id: expect.any(Number) });
      const row = (await stored()).find(({ imageType }) => imageType === type);
      // Encrypted: nonce and tag add 28 bytes, and no plain byte is stored.
      const bytes = documentPicture(name);
      expect(row?.image).toHaveLength(bytes.length + 28);
      expect([...(row?.image ?? [])].slice(28, 40)).not.toEqual([...bytes.subarray(0, 12)]);
      expect(Buffer.from(row?.documentNumber ?? []).includes('M12345678')).toBe(false);
      expect(JSON.stringify(row)).not.toContain('M12345678');
    });

    it.each([
      ['a pixel too narrow', 'small.jpg', /needs at least 600 × 400 pixels/],
      ['white', 'blank.jpg', /shows no document/],
      ['white', 'blank.png', /shows no document/],
      ['white', 'blank.webp', /shows no document/],
    ] as const)('is refused with a photo that is %s: %s', async (_, name, sentence) => {
      const before = await stored();
      const answer = await withMetadata({ imageData: picture(name) });
      expect(answer.status).toBe(422);
      expect(sentenceOf(answer)).toMatch(sentence);
      expect(await stored()).toHaveLength(before.length);
    });

    it.each([
      [{ documentNumber: 'M1234' }, /number does not have the form of this document/],
      [{ issuanceDate: '2999-01-01' }, /issue date is in the future/],
      [{ issuanceDate: '2024-02-30' }, /issuance date must be a date/],
      [{ issuanceDate: '2024-02-02', expirationDate: '2024-02-01' }, /must not be before/],
    ])('is refused with %j', async (changes, sentence) => {
      const answer = await withMetadata(changes);
      expect(answer.status).toBe(422);
      expect(sentenceOf(answer)).toMatch(sentence);
    });

    it('may have an image of the largest size', async () => {
      const answer = await withMetadata({ imageData: picture('document.png', maxImageBytes) });
      expect(answer.status).toBe(201);
      expect((await stored()).some((row) => row.image.length === maxImageBytes + 28)).toBe(true);
    });

    it.each([
      ['a byte', maxImageBytes + 1, /image is too large: choose one of at most 2 MB/],
      ['several megabytes', 3 * maxImageBytes, /too large: send at most \d+ kB/],
    ])('is refused with an image that is %s too large', async (_, size, sentence) => {
      const before = await stored();
      const answer = await withMetadata({ imageData: image('image/jpeg', jpeg, size) });
      expect(answer.status).toBe(413);
      expect(sentenceOf(answer)).toMatch(sentence);
      expect(await stored()).toHaveLength(before.length);
    });

    const base64Jpeg = Buffer.from(jpeg).toString('base64');
    it.each([
      ['a picture of another type', image('image/gif', gif), /no allowed type/],
      ['a drawing with scripts', image('image/svg+xml', html), /no allowed type/],
      ['an unknown type', 'data:image/jpegx;base64,/9j/', /no allowed type/],
      ['a page declared as a picture', image('image/png', html), /no PNG file.*JPEG, PNG or WebP/],
      ['a picture declared as another type', image('image/png', jpeg), /no PNG file/],
      ['a signature without a picture', image('image/jpeg', jpeg), /image cannot be read/],
      ['another type declared as an allowed one', image('image/webp', gif), /no WebP file/],
      ['a signature that ends early', 'data:image/png;base64,iVBO', /no PNG file/],
      ['no bytes', 'data:image/png;base64,', /no PNG file/],
      ['text that is not base64', 'data:image/jpeg,%FF%D8%FF', /image cannot be read/],
      ['damaged base64', `data:image/jpeg;base64,${base64Jpeg}*`, /image cannot be read/],
      ['a further parameter', `data:image/jpeg;base64;x,${base64Jpeg}`, /image cannot be read/],
      [
        'too many pixels',
        image('image/png', hugePicture),
        /too many pixels: choose one of at most 250/,
      ],
      ['an address', 'https://example.com/passport.jpg', /no allowed type/],
      ['nothing', '', /image is missing/],
      ['a number', 7, /image must be of type string/],
    ])('is refused with %s for an image', async (_, imageData, sentence) => {
      const before = await stored();
      const answer = await withMetadata({ imageData });
      expect(answer.status).toBe(422);
      expect(sentenceOf(answer)).toMatch(sentence);
      expect(await stored()).toHaveLength(before.length);
    });

    it.each([
      ['title', ' ', /title is missing/],
      ['title', 'x'.repeat(121), /title must have at most 120/],
      ['title', '\u2800', /title is missing/],
      ['metadata', { ...metadata, name: '\u200b' }, /name is missing/],
      ['documentType', 'visa', /document type must be id or passport or license/],
      ['documentHash', '', /document hash is missing/],
      ['documentHash', '0x1767225600000', /^The image is not the one of its hash\./],
      ['metadata', undefined, /metadata is missing/],
      ['metadata', { ...metadata, documentNumber: '  ' }, /document number is missing/],
      ['metadata', { ...metadata, name: 'x'.repeat(161) }, /name must have at most 160/],
      ['metadata', { ...metadata, verificationStatus: 'verified' }, /status must be pending/],
    ])('is refused when %s is %j', async (field, value, sentence) => {
      const answer = await request({ [field]: value });
      expect(answer.status).toBe(422);
      expect(sentenceOf(answer)).toMatch(sentence);
    });

    it.each([
      ['30 documents', 30, 0],
      ['30 MB of images', 15, maxImageBytes],
    ])('is refused when there are %s already', async (_, most, size) => {
      const { id, token } = await provider.register();
      const imageData = picture('document.png', size);
      const body = {
        ...document,
        userId: id,
        documentHash: hashOf(imageData),
        metadata: { ...metadata, imageData },
      };
      const send = () => provider.request('POST', '/digital-documents', { token, body });
      for (let sent = 0; sent < most; sent += 1) {
        expect((await send()).status).toBe(201);
        await decideAll();
      }
      const refused = await Promise.all([send(), send()]);
      for (const answer of refused) {
        expect(answer.status).toBe(409);
        expect(sentenceOf(answer)).toMatch(/^Too many of your documents are kept\. Remove one/);
      }
    });

    it('is not accepted for another user', async () => {
      expect((await request({ userId: other.id })).status).toBe(403);
    });
  });

  it.each(['/credentials/', '/did/', '/digital-documents/'])(
    'refuses GET %s{id} of another person',
    async (path) => {
      const answer = await provider.get(path + other.id, person.token);
      expect(answer.status).toBe(403);
      expect(sentenceOf(answer)).toMatch(/someone else/);
      expect((await provider.get(path + person.id)).status).toBe(401);
    },
  );

  it.each(['/credentials', '/digital-documents'])(
    'refuses POST %s without a session',
    async (path) => {
      const answer = await provider.request('POST', path, { body: { userId: person.id } });
      expect(answer.status).toBe(401);
    },
  );
});
