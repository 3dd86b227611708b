import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { maxImageBytes } from '#wallet/forms/verify-identity.ts';

import { credentials, digitalDocuments } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
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
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const webp = [...Buffer.from('RIFF____WEBP', 'latin1')];
const gif = [...Buffer.from('GIF89a', 'latin1')];
const html = [...Buffer.from('<html><script>', 'latin1')];

/** A file that begins with a signature, as a data URL of the declared type. */
function image(type: string, signature: readonly number[], size = 64): string {
  const bytes = Buffer.alloc(size);
  bytes.set(signature);
  return `data:${type};base64,${bytes.toString('base64')}`;
}

const metadata = {
  documentNumber: 'M12345678',
  name: 'Jiwoo Kim',
  verificationStatus: 'pending',
  imageData: image('image/jpeg', jpeg),
};
const document = {
  title: 'passport Verification',
  documentType: 'passport',
  documentHash: '0x1767225600000',
  metadata,
};

await describeOnEachDatabase('an identity', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
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

    it('start empty, and are listed with the latest first', async () => {
      expect(await list(person)).toEqual([]);
      const first = await add();
      expect(first.status).toBe(201);
      expect(first.body).toEqual({ ...credential, id: expect.any(Number), userId: person.id });
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

    it('are not added for another person', async () => {
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

  describe('a DID', () => {
    it('is the DID that the account was opened with', async () => {
      const answer = await provider.get(`/did/${person.id}`, person.token);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        didAddress: person.did,
        createdAt: provider.environment.clock.now().toISOString(),
      });
    });
  });

  describe('a document to verify', () => {
    const request = (changes: Record<string, unknown> = {}) =>
      post('/digital-documents', { ...document, ...changes });
    const withMetadata = (changes: Record<string, unknown>) =>
      request({ metadata: { ...metadata, ...changes } });
    const stored = () =>
      provider.database.transaction((tx) =>
        tx.select().from(digitalDocuments).where(eq(digitalDocuments.userId, person.id)),
      );

    it.each([
      ['image/jpeg', jpeg],
      ['image/png', png],
      ['image/webp', webp],
    ])('is stored with its %s image', async (type, signature) => {
      const answer = await withMetadata({ imageData: image(type, signature) });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        ...document,
        metadata: { documentNumber: 'M12345678', name: 'Jiwoo Kim', verificationStatus: 'pending' },
        id: expect.any(Number),
        userId: person.id,
        createdAt: provider.environment.clock.now().toISOString(),
      });
      const row = (await stored()).find(({ imageType }) => imageType === type);
      expect([...(row?.image ?? [])].slice(0, signature.length)).toEqual(signature);
      expect(row?.image).toHaveLength(64);
    });

    it('may have an image of the largest size', async () => {
      const answer = await withMetadata({ imageData: image('image/png', png, maxImageBytes) });
      expect(answer.status).toBe(201);
      expect((await stored()).some((row) => row.image.length === maxImageBytes)).toBe(true);
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
      ['another type declared as an allowed one', image('image/webp', gif), /no WebP file/],
      ['a signature that ends early', 'data:image/png;base64,iVBO', /no PNG file/],
      ['no bytes', 'data:image/png;base64,', /no PNG file/],
      ['text that is not base64', 'data:image/jpeg,%FF%D8%FF', /not encoded as base64/],
      ['damaged base64', `data:image/jpeg;base64,${base64Jpeg}*`, /not encoded as base64/],
      ['a further parameter', `data:image/jpeg;base64;x,${base64Jpeg}`, /not encoded as base64/],
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
      ['title', '\u2800', /title has characters that cannot be seen/],
      ['metadata', { ...metadata, name: 'Jiwoo\u200b' }, /name has characters that cannot be seen/],
      ['documentType', 'visa', /document type must be id or passport or license/],
      ['documentHash', '', /document hash is missing/],
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
      ['30 documents', 30, 64],
      ['30 MB of images', 15, maxImageBytes],
    ])('is refused when there are %s already', async (_, most, size) => {
      const owner = await provider.register();
      const send = () =>
        provider.request('POST', '/digital-documents', {
          token: owner.token,
          body: {
            ...document,
            userId: owner.id,
            metadata: { ...metadata, imageData: image('image/png', png, size) },
          },
        });
      for (let sent = 0; sent < most; sent += 1) expect((await send()).status).toBe(201);
      const refused = await Promise.all([send(), send()]);
      for (const answer of refused) {
        expect(answer.status).toBe(409);
        expect(sentenceOf(answer)).toMatch(/^Too many of your documents wait to be verified/);
      }
    });

    it('is not accepted for another person', async () => {
      expect((await request({ userId: other.id })).status).toBe(403);
    });
  });

  it.each(['/credentials/', '/did/'])('refuses GET %s{id} of another person', async (path) => {
    const answer = await provider.get(path + other.id, person.token);
    expect(answer.status).toBe(403);
    expect(sentenceOf(answer)).toMatch(/someone else/);
    expect((await provider.get(path + person.id)).status).toBe(401);
  });

  it.each(['/credentials', '/digital-documents'])(
    'refuses POST %s without a session',
    async (path) => {
      const answer = await provider.request('POST', path, { body: { userId: person.id } });
      expect(answer.status).toBe(401);
    },
  );
});
