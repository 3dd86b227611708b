import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { setupServer } from 'msw/node';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ApiError, createClient, providerUrl, type Client } from '#api/client.ts';
import { eventsPath, fillPath } from '#api/calls/call.ts';
import { Refusal } from '#api/calls/call-schemas.ts';
import { contract, type CallName, type CreateName } from '#api/contract.ts';
import { mock, okScenarios } from '#mocks/scenarios.ts';
import { startProvider } from '#provider/provider.ts';
import { samplePassword, sampleUser } from '#provider/seed.ts';
import { callFacts, validBodies } from '#provider/testing/call-facts.ts';
import { documentPicture } from '#provider/testing/document-pictures.ts';
import { startPostgresServer } from '#provider/testing/postgres-server.ts';
import { startRoundRobin } from '#provider/testing/round-robin.ts';
import { createSoftwarePasskey } from '#provider/testing/software-passkey.ts';
import { currencies as profileCurrencies } from '#wallet/forms/edit-profile.ts';
import { addressOfKey } from '#wallet/keys/ethereum-address.ts';
import { signPersonalMessage } from '#wallet/keys/personal-signature.ts';
import { didOfAddress } from '#wallet/keys/secret-keys.ts';
import { Secret } from '#wallet/keys/secret.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { profileOf } from '#wallet/forms/edit-profile.ts';
import { StreamMessage } from '#wallet/entities/stream-message.ts';
import { proofOf, sha256Hex } from '#wallet/document-proof.ts';
import { countApprovals, isApprovalPriority, isPending } from '#wallet/entities/work-approval.ts';

/** The settings of a provider under test that differ from production. */
const quick = { settleDelay: 0, railDelay: 0, scryptCost: { N: 1024, r: 8, p: 1 } };

/** One side of the contract under test: the mocks or the provider. */
interface Side {
  host: string;
  /** Makes the mocks refuse a call. It has no effect on the provider, which refuses by its own rules. */
  refuse: (name: CallName, status: 401 | 403 | 404 | 409 | 422) => void;
  stop: () => Promise<void>;
}

async function startMocks(): Promise<Side> {
  const server = setupServer(...okScenarios);
  server.listen({ onUnhandledFrame: 'error' });
  return Promise.resolve({
    host: 'http://mocks.test',
    refuse: (name, status) => server.use(mock(name).refused(status)),
    stop: () => Promise.resolve(server.close()),
  });
}

const postgres = await startPostgresServer();
afterAll(() => ('unavailable' in postgres ? undefined : postgres.stop()));

/** Starts `count` providers of one Postgres database, which answer calls in turn. */
async function startProviders(count: number): Promise<Side> {
  if ('unavailable' in postgres) throw new Error(postgres.unavailable);
  const url = await postgres.createDatabase();
  const running = await Promise.all(
    Array.from({ length: count }, () =>
      startProvider({
        ...quick,
        database: { kind: 'server', url },
        sampleData: true,
        secretKey: new Uint8Array(32).fill(7),
      }),
    ),
  );
  const balancer = await startRoundRobin(running.map((provider) => provider.url));
  return {
    host: balancer.url,
    refuse: () => undefined,
    async stop() {
      await balancer.close();
      await Promise.all(running.map((provider) => provider.close()));
    },
  };
}

async function startRealProvider(): Promise<Side> {
  const path = mkdtempSync(join(tmpdir(), 'superwallet-contract-'));
  const provider = await startProvider({ ...quick, database: { kind: 'directory', path } });
  return {
    host: provider.url,
    refuse: () => undefined,
    async stop() {
      await provider.close();
      rmSync(path, { recursive: true });
    },
  };
}

const sides = [
  ['the mocks', startMocks],
  ['the provider', startRealProvider],
  // Skipped without a Postgres server; the reason is printed below.
  ...('unavailable' in postgres ? [] : [1, 2, 3]).map((count): [string, () => Promise<Side>] => [
    `${count} ${count === 1 ? 'provider' : 'providers'} on Postgres`,
    () => startProviders(count),
  ]),
] as const;

if ('unavailable' in postgres) console.warn(`Not tested on Postgres: ${postgres.unavailable}`);

/** Fails on any log message, because every answer must match the contract. */
const log = (problem: string, detail: unknown) => {
  throw new Error(problem, { cause: detail });
};

const registration = {
  firstName: 'Contract',
  lastName: 'Test',
  email: 'contract@example.com',
  password: 'a long enough password',
};

const names = Object.keys(contract) as CallName[];
const ownReads = names.filter((name) => callFacts[name].access.kind === 'own read');

/** The creates that need an existing entity or account. The tests below call them. */
const preparedCreates: readonly CreateName[] = [
  'createWithdrawal',
  'createLocalSend',
  'createLocalWithdrawal',
  'requestApproval',
  'correctRequest',
];
const creates = names.filter(
  (name): name is CreateName =>
    'creates' in contract[name] && !preparedCreates.some((each) => each === name),
);

describe.each(sides)('calls answered by %s', (_, start) => {
  let side: Side;
  let client: Client;
  let signedOut: Client;
  let userId: number;
  const session: { token: string | null; clear: () => void; lock: () => void } = {
    token: null,
    clear: () => undefined,
    lock: () => undefined,
  };

  beforeAll(async () => {
    side = await start();
    client = createClient({ host: side.host, session, log });
    signedOut = createClient({
      host: side.host,
      session: { token: null, clear: () => undefined, lock: () => undefined },
      log,
    });
    const grant = await client('register', { body: registration });
    session.token = grant.token;
    userId = grant.user.id;
    // Starting an embedded database takes a second or two, and much longer on a busy machine.
  }, 60_000);
  afterAll(() => side.stop());

  /** Makes a call by a name from a list, for which TypeScript cannot infer the type of the input. */
  const callOf = (name: CallName, input: object) =>
    (client as (name: CallName, input: object) => Promise<unknown>)(name, input);
  const confirmPresence = () =>
    client('confirmPresence', { body: { password: registration.password } });
  const refusal = async (act: () => Promise<unknown>) => {
    const error: unknown = await act().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ApiError)) throw new Error('Was not refused', { cause: error });
    return error;
  };

  test('register and login grant a user and a token', async () => {
    const grant = await signedOut('login', {
      body: { email: registration.email, password: registration.password },
    });
    expect(grant.token).not.toBe('');
    expect(grant.user.id).toBe(userId);
  });

  test('verify, user and profile return the signed-in user', async () => {
    expect((await client('verify', {}))?.user.id).toBe(userId);
    expect((await client('user', { params: { userId } }))?.id).toBe(userId);
    expect((await client('profile', {}))?.id).toBe(userId);
  });

  test('all fields of a profile are saved', async () => {
    await confirmPresence();
    const saved = await client('updateProfile', {
      body: {
        firstName: 'Renamed',
        lastName: 'Test',
        email: registration.email,
        phone: '+82 10-0000-0000',
        country: 'Korea',
        timezone: 'UTC+9',
        language: 'ko',
        currency: 'KRW',
        emailNotifications: false,
        smsNotifications: true,
        pushNotifications: false,
      },
    });
    expect(saved).toMatchObject({ firstName: 'Renamed', language: 'ko', smsNotifications: true });
  });

  test('a profile update with one field or without a field is accepted', async () => {
    expect(await client('updateProfile', { body: { lastName: 'Alone' } })).toMatchObject({
      lastName: 'Alone',
    });
    expect((await client('updateProfile', { body: {} })).id).toBe(userId);
  });

  test('a code is sent to the saved e-mail address, and a wrong code is refused', async () => {
    const proof = await client('startContactProof', { body: { kind: 'email' } });
    expect(proof).toEqual({ validSeconds: 600, resendSeconds: expect.any(Number) as number });
    side.refuse('confirmContactProof', 403);
    const error = await refusal(() =>
      client('confirmContactProof', { body: { kind: 'email', code: '000000' } }),
    );
    expect(error.status).toBe(403);
    expect(error.reason).toMatch(/\w+.*\.$/);
  });

  test('changing the sign-in e-mail is refused without the password', async () => {
    const user = await client('profile', {});
    if (user === null) throw new Error('Not signed in');
    side.refuse('updateProfile', 403);
    const body = { ...profileOf(user), email: 'other@example.com' };
    expect((await refusal(() => client('updateProfile', { body }))).status).toBe(403);
  });

  test('undoing a change of the sign-in e-mail with a wrong code is refused', async () => {
    side.refuse('undoEmailChange', 403);
    const body = { email: registration.email, code: 'k7mq-2vxd-81pa' };
    expect((await refusal(() => signedOut('undoEmailChange', { body }))).status).toBe(403);
  });

  test('a code for a new password is acknowledged for every address, and a wrong one is refused', async () => {
    const { email } = registration;
    expect(await signedOut('sendResetCode', { body: { email } })).toEqual({});
    side.refuse('resetPassword', 403);
    const body = { email, code: 'k7mq-2vxd-81pa', newPassword: 'ferry to the old harbour' };
    expect((await refusal(() => signedOut('resetPassword', { body }))).status).toBe(403);
  });

  test('assets are a list of code and balance, with and without a user id', async () => {
    const holdings = await client('assets', { params: { userId } });
    expect(holdings.map(({ assetType }) => assetType)).toEqual([
      'XP',
      'USDC',
      'CBDC',
      'BTC',
      'ETH',
      'BusanCoin',
    ]);
    expect(await client('ownAssets', {})).toHaveLength(holdings.length);
  });

  test('a send is created as requested, and pending', async () => {
    const transaction = await client('createTransaction', {
      body: {
        userId,
        assetType: 'XP',
        transactionType: 'send',
        amount: decimal('1.5'),
        toAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        status: 'pending',
      },
    });
    expect(transaction).toMatchObject({
      transactionType: 'send',
      assetType: 'XP',
      amount: '1.5',
      status: 'pending',
    });
    const all = await client('transactions', { params: { userId } });
    expect(all.every(({ id }) => id > 0)).toBe(true);
  });

  test('a send to an address without an account can be taken back', async () => {
    const { id } = await client('createTransaction', {
      body: {
        userId,
        assetType: 'XP',
        transactionType: 'send',
        amount: decimal('1.5'),
        toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
        status: 'pending',
      },
    });
    expect(await client('takeBack', { params: { id } })).toMatchObject({ id, status: 'returned' });
  });

  test('the proof of a DID claims the sends that wait for it', async () => {
    const secret = new Secret(`0x${'a1'.repeat(32)}`);
    const didAddress = didOfAddress(addressOfKey(new Uint8Array(32).fill(0xa1)));
    const { challenge } = await client('didChallenge', { body: { didAddress } });
    const didProof = { challenge, signature: signPersonalMessage(challenge, secret) };
    expect(await client('claimSends', { body: { didAddress, didProof } })).toEqual({ claimed: 0 });
  });

  test('a credential is added as requested, and listed', async () => {
    const credential = {
      credentialType: 'education',
      issuer: 'Pusan National University',
      issuanceDate: '2025-02-21',
      expirationDate: null,
      credentialData: { name: 'Bachelor', description: '', credentialNumber: 'PNU-1' },
      isRevoked: false,
    } as const;
    const added = await client('addCredential', { body: { userId, ...credential } });
    expect(added).toMatchObject({
      ...credential,
      credentialData: { ...credential.credentialData, credentialNumber: '•••-1' },
      isVerified: false,
      history: [{ action: 'added', date: expect.stringMatching(/^\d{4}-/) }],
    });
    const all = await client('credentials', { params: { userId } });
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ id, isRevoked }) => id > 0 && !isRevoked)).toBe(true);
    for (const { credentialData } of all) expect(credentialData.credentialNumber).toContain('•');
    await client('removeCredential', { params: { id: all[0]?.id ?? 0 } });
  });

  test('a DID has an address and a date', async () => {
    const did = await client('did', { params: { userId } });
    expect(did?.didAddress).toMatch(/^did:ethr:0x[0-9a-fA-F]{40}$/);
    expect(did?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('a request to verify a document is accepted', async () => {
    const photo = documentPicture('document.jpg');
    const body = {
      userId,
      title: 'passport Verification',
      documentType: 'passport',
      documentHash: sha256Hex(photo),
      metadata: {
        documentNumber: 'M12345678',
        name: 'Contract Test',
        verificationStatus: 'pending',
        imageData: `data:image/jpeg;base64,${photo.toString('base64')}`,
      },
    } as const;
    expect(await client('requestVerification', { body })).toMatchObject({ id: expect.any(Number) });
    const [asked] = await client('verifications', { params: { userId } });
    if (asked === undefined) return;
    expect(asked).toMatchObject({ documentNumber: '•••••5678', status: 'pending', reason: '' });
    await client('removeVerification', { params: { id: asked.id } });
  });

  test('an approval is requested with a file, and read by its requester', async () => {
    const content = Buffer.from('The receipt');
    const requested = await client('requestApproval', {
      body: {
        userId,
        approverEmail: sampleUser.email,
        title: 'Contract test',
        description: '',
        type: 'purchase_order',
        priority: 'low',
        department: '',
        amount: decimal('12.5'),
        currency: 'USD',
        period: null,
        destinations: [],
        categories: [],
        attachments: [{ name: 'receipt.txt', content: content.toString('base64') }],
      },
    });
    const id = requested?.id ?? 0;
    const document = await client('workDocument', { params: { id } });
    if (document === null) throw new Error('The document is missing');
    expect(document.status).toBe('pending');
    expect(proofOf(document).verified).toBe(true);
    const requests = await client('workRequests', { params: { userId } });
    expect(requests.every(({ title, approver }) => title !== '' && approver !== '')).toBe(true);
    const [file] = document.attachments;
    const bytes = await client('workAttachment', { params: { id: file?.id ?? 0 } });
    expect(sha256Hex(new Uint8Array(await bytes.arrayBuffer()))).toBe(file?.sha256);
  });

  test('a request is corrected, and the correction is taken back', async () => {
    const asked = await client('requestApproval', {
      body: { ...validBodies(userId).requestApproval, approverEmail: sampleUser.email },
    });
    const corrected = await client('correctRequest', {
      body: { ...validBodies(userId).correctRequest, replaces: asked?.id ?? 0 },
    });
    expect(corrected).toEqual({ id: expect.any(Number) });
    expect(corrected?.id).not.toBe(asked?.id);
    const params = { id: corrected?.id ?? 0 };
    await client('takeBackRequest', { params });
    side.refuse('takeBackRequest', 404);
    const foreign = await refusal(() =>
      client('takeBackRequest', { params: { id: 2_000_000_000 } }),
    );
    expect(foreign.status).toBe(404);
  });

  test('a bank account is saved as requested, listed, and removed', async () => {
    const account = {
      bankName: 'Hana',
      accountNumber: '620-910123-45607',
      accountHolder: 'Contract Test',
      accountType: 'savings',
    } as const;
    const saved = await client('addBankAccount', { body: { userId, ...account } });
    expect(saved).toMatchObject(account);
    const accounts = await client('bankAccounts', { params: { userId } });
    for (const { bankName, accountNumber, isDefault } of accounts) {
      expect(bankName).not.toBe('');
      expect(accountNumber).toMatch(/^[\d-]+$/);
      expect(isDefault).toBe(accounts[0]?.accountNumber === accountNumber);
    }
    await client('removeBankAccount', { params: { id: saved?.id ?? 0 } });
    // Removing a missing account counts as success.
    side.refuse('removeBankAccount', 404);
    expect(await client('removeBankAccount', { params: { id: saved?.id ?? 0 } })).toBeNull();
  });

  test('a card is saved without its number, listed, chosen as the default, and removed', async () => {
    const card = { cardNumber: '4000000000000002', expiry: '2034-12', securityCode: '737' };
    const saved = await client('addCard', { body: { userId, ...card } });
    expect(saved).toMatchObject({ brand: 'Visa', lastFour: '0002', expiry: '2034-12' });
    expect(Object.keys(saved ?? {})).not.toContain('cardNumber');
    const cards = await client('cards', { params: { userId } });
    expect(cards.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const id = saved?.id ?? 0;
    await client('setDefaultCard', { params: { id } });
    await client('removeCard', { params: { id } });
    // Removing a missing card counts as success.
    side.refuse('removeCard', 404);
    expect(await client('removeCard', { params: { id } })).toBeNull();
  });

  test('a trip is saved as requested, listed, changed and removed, with the status of its days', async () => {
    const plan = {
      title: 'Lighthouse tour',
      destination: 'Ulleungdo',
      startDate: '2126-05-01',
      endDate: '2126-05-04',
      type: 'leisure',
      notes: 'The ferry leaves\nfrom Pohang.',
    } as const;
    const saved = await client('addTravelPlan', { body: { userId, ...plan } });
    expect(saved).toMatchObject({ ...plan, status: 'planning' });
    const params = { id: saved?.id ?? 0 };
    expect(await client('travelPlans', { params: { userId } })).not.toHaveLength(0);
    const running = { ...plan, title: 'Long tour', startDate: '2024-05-01', notes: '' };
    const changed = await client('updateTravelPlan', { params, body: running });
    expect(changed).toMatchObject({ ...running, ...params, status: 'confirmed' });
    expect(await client('updateTravelPlan', { params, body: running })).toEqual(changed);
    const over = { ...running, endDate: '2024-05-04' };
    expect(await client('updateTravelPlan', { params, body: over })).toMatchObject({
      status: 'completed',
    });
    await client('removeTravelPlan', { params });
  });

  test('rates are won and dollars per unit, and a coin is one won', async () => {
    const rates = await client('exchangeRates', {});
    const currencies = rates.filter(({ perDollar }) => perDollar !== undefined);
    expect(currencies.map(({ assetType }) => assetType)).toEqual(
      profileCurrencies.filter((code) => code !== 'USD'),
    );
    const documented = rates.filter(
      ({ assetType, perDollar }) => perDollar === undefined || assetType === 'KRW',
    );
    expect(documented.map(({ assetType, won, dollars }) => [assetType, won, dollars])).toEqual([
      ['XP', '1000', '0.8'],
      ['USDC', '1250', '1'],
      ['CBDC', '1200', '1'],
      ['BTC', '56250000', '45000'],
      ['ETH', '3125000', '2500'],
      ['BusanCoin', '1', '0.0008'],
      ['KRW', '1', '0.0008'],
    ]);
    expect(await client('busanCoinRates', {})).toEqual({ won: '1', dollars: '0.0008' });
  });

  test('the fees are the documented ones (core §9, local §9)', async () => {
    expect(await client('fees', {})).toEqual({
      send: '0.001',
      'withdraw-instant': '0.01',
      'withdraw-standard': '0.005',
      'deposit-card': '0.025',
      'deposit-wire': '15',
      'local-withdraw-instant': '500',
      'local-withdraw-standard': '200',
      'top-up-XP': '0.01',
      'top-up-USDC': '0.02',
      'top-up-CBDC': '0.005',
    });
  });

  test('money operations are answered with their outcome, and have a receipt', async () => {
    const account = await client('addBankAccount', {
      body: {
        userId,
        bankName: 'Woori',
        accountNumber: '1002-345-678901',
        accountHolder: 'Contract Test',
        accountType: 'checking',
      },
    });
    const bankAccountId = account?.id ?? 0;
    const free = { userId, fee: decimal('0') };
    const completed = { success: true, transactionId: expect.any(Number), status: 'completed' };
    const deposit = await client('createDeposit', {
      body: { ...free, assetType: 'XP', amount: decimal('20'), method: 'bank' },
    });
    expect(deposit).toEqual(completed);
    expect(
      await client('createWithdrawal', {
        body: { ...free, assetType: 'XP', amount: decimal('5'), speed: 'economy', bankAccountId },
      }),
    ).toEqual(completed);
    expect(
      await client('createTopUp', {
        body: { userId, amount: decimal('5000'), source: 'bank', rate: decimal('1') },
      }),
    ).toEqual(completed);
    expect(
      await client('createLocalSend', {
        body: { userId, recipient: '051-747-0123', amount: decimal('1000'), method: 'phone' },
      }),
    ).toEqual(completed);
    expect(
      await client('createLocalWithdrawal', {
        body: { ...free, amount: decimal('1000'), bankId: bankAccountId, method: 'economy' },
      }),
    ).toEqual(completed);
    const id = deposit?.transactionId ?? 0;
    expect(await client('receipt', { params: { id } })).toMatchObject({
      id,
      reference: expect.stringMatching(/^SW-\d{4}-\d{4}$/),
      status: 'completed',
    });
    const figures = await client('localPayFigures', { params: { userId } });
    expect(figures.transactions).toBeGreaterThan(0);
    const limits = await client('dailyLimits', { params: { userId } });
    expect(Object.keys(limits)).toEqual(['topUp', 'localSend', 'localWithdrawal']);
    const received = await client('receivedToday', { params: { userId } });
    expect(received.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(received.payments).toHaveLength(received.count);
    const contacts = await client('recentContacts', { params: { userId } });
    expect(contacts.every(({ name, recipient }) => name !== '' && recipient !== '')).toBe(true);
    expect(contacts).not.toHaveLength(0);
    const [contact] = contacts;
    const { area, payee } = contact ?? { area: 'local', payee: '' };
    const body = { area, payee, ownName: '', favourite: false } as const;
    await client('updateContact', { params: { userId }, body });
    const found = await client('findRecipient', {
      body: { kind: 'phone', recipient: '051-747-0123' },
    });
    expect(found).toMatchObject({ paidBefore: true, resembles: '' });
  });

  test('merchants are listed, and found by their codes', async () => {
    const merchants = await client('merchants', {});
    expect(merchants).toHaveLength(12);
    expect(merchants[0]).toEqual({
      code: 'busan-0001',
      name: '광복 돼지국밥',
      latinName: 'Gwangbok Dwaeji Gukbap',
      district: '중구',
      kind: 'restaurant',
      cashbackPercent: 15,
    });
    const found = await client('findRecipient', {
      body: { kind: 'qr', recipient: 'merchant:busan-0012' },
    });
    expect(found).toMatchObject({ name: '기장 멸치시장' });
  });

  test('activities are filtered by type', async () => {
    const all = await client('activities', { params: { userId } });
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const transactions = await client('activities', {
      params: { userId },
      filter: { type: 'transaction' },
    });
    expect(transactions).not.toHaveLength(0);
    expect(transactions.every(({ type }) => type === 'transaction')).toBe(true);
  });

  test('a tax refund is created as processing, and listed', async () => {
    const refund = {
      merchantName: 'Lotte Duty Free',
      purchaseAmount: decimal('89.99'),
      refundAmount: decimal('7.2'),
      receiptHash: '0x9f2c',
      status: 'processing',
      isAutomatic: false,
    } as const;
    const created = await client('createTaxRefund', { body: { userId, ...refund } });
    expect(created).toMatchObject(refund);
    expect(await client('taxRefunds', { params: { userId } })).not.toHaveLength(0);
  });

  test('a list continues after a cursor', async () => {
    for (const name of ['transactions', 'taxRefunds'] as const) {
      const all: { id: number }[] = await client(name, { params: { userId } });
      const ids = all.map(({ id }) => id);
      const before = Math.max(...ids);
      const rest: { id: number }[] = await client(name, {
        params: { userId },
        before: String(before),
      });
      expect(rest.map(({ id }) => id)).toEqual(ids.filter((id) => id < before));
    }
  });

  test('work approvals are listed, and decided once each', async () => {
    const { user, token } = await signedOut('login', {
      body: { email: sampleUser.email, password: samplePassword },
    });
    const approver = createClient({
      host: side.host,
      session: { token, clear: () => undefined, lock: () => undefined },
      log,
    });
    const list = () => approver('workApprovals', { params: { userId: user.id } });
    const approvals = await list();
    const { pending, completed } = countApprovals(approvals);
    expect(Math.min(pending, completed)).toBeGreaterThan(0);
    expect(approvals.every(({ priority }) => isApprovalPriority(priority))).toBe(true);

    const [first, second, third] = approvals.filter(isPending).map(({ id }) => ({ id }));
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Too few are pending');
    await approver('approveWork', { params: first });
    await approver('approveWork', { params: first });
    await approver('rejectWork', { params: second, body: { comment: 'Too late.' } });
    const review = { action: 'reject', comment: 'Not this year.' } as const;
    await approver('reviewDocument', { params: third, body: review });
    side.refuse('rejectWork', 409);
    const late = await refusal(() =>
      approver('rejectWork', { params: first, body: { comment: 'Too late.' } }),
    );
    expect(late.status).toBe(409);
    expect(late.reason).toMatch(/\w+.*\.$/);
    side.refuse('approveWork', 404);
    const foreign = await refusal(() => client('approveWork', { params: first }));
    expect(foreign.status).toBe(404);
  });

  // A new read is tested here automatically.
  test.each(ownReads)('the answer of %s matches the contract', async (name) => {
    // The client parses the answer. `log` fails the test if a row is skipped.
    await expect(callOf(name, { params: { userId } })).resolves.not.toBeUndefined();
  });

  test.each(creates)(
    'a repeated %s with the same idempotency key gets the same answer',
    async (name) => {
      const input = { body: validBodies(userId)[name], idempotencyKey: `contract-${name}` };
      const created = await callOf(name, input);
      expect(await callOf(name, input)).toEqual(created);
    },
  );

  test('biometrics are turned on and off', async () => {
    const { challenge } = await client('passkeyChallenge', {});
    const passkey = createSoftwarePasskey('contract').create({ challenge, origin: side.host });
    await confirmPresence();
    await client('enableBiometric', { params: { userId }, body: { passkey } });
    expect((await client('securitySettings', { params: { userId } })).sessionTimeout).toBe(30);
    const [added] = await client('passkeys', { params: { userId } });
    await confirmPresence();
    await client('removePasskey', { params: { id: added?.id ?? 0 } });
    await confirmPresence();
    await client('disableBiometric', { params: { userId } });
    expect((await client('user', { params: { userId } }))?.biometricEnabled).toBe(false);
    const asked = await signedOut('passkeySignInChallenge', {});
    side.refuse('passkeySignIn', 401);
    const body = { ...validBodies(userId).passkeySignIn, ...asked };
    expect((await refusal(() => signedOut('passkeySignIn', { body }))).status).toBe(401);
  });

  test('security settings, second factor and password are changed', async () => {
    const params = { userId };
    await client('updateSecuritySetting', {
      params,
      body: { key: 'suspiciousActivityAlerts', value: true },
    });
    const settings = await client('securitySettings', { params });
    expect(settings).toMatchObject({ twoFactorEnabled: false, suspiciousActivityAlerts: true });
    await confirmPresence();
    const { secret, uri } = await client('startTwoFactor', {});
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    const code = new TOTP({ secret }).generate();
    const { recoveryCodes } = await client('confirmTwoFactor', { body: { code } });
    expect(recoveryCodes).toHaveLength(10);
    await confirmPresence();
    await client('stopTwoFactor', { body: { code: recoveryCodes[0] ?? '' } });
    await confirmPresence();
    const file = await client('exportData', {});
    expect(JSON.parse(await file.text())).toHaveProperty('profile');
    const newPassword = 'another long enough password';
    const change = { currentPassword: registration.password, newPassword };
    await client('changePassword', { body: change });
    await client('unlock', { body: { password: newPassword } });
    side.refuse('changePassword', 403);
    expect((await refusal(() => client('changePassword', { body: change }))).status).toBe(403);
    const { challenge } = await signedOut('didChallenge', {
      body: { didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    });
    expect(challenge).toContain('did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  });

  test('devices are listed and signed out', async () => {
    const devices = await client('deviceSessions', { params: { userId } });
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(devices[0]?.isCurrent).toBe(true);
    await client('endOtherSessions', {});
    side.refuse('endDeviceSession', 404);
    expect(await client('endDeviceSession', { params: { id: 1_000_000 } })).toBeNull();
  });

  test('an account is not deleted by a wrong password, and not while it has money', async () => {
    side.refuse('deleteAccount', 403);
    const deletion = (password: string) =>
      refusal(() => client('deleteAccount', { body: { password } }));
    expect((await deletion('not the password')).status).toBe(403);
    side.refuse('deleteAccount', 409);
    expect((await deletion('another long enough password')).status).toBe(409);
  });

  test('notifications are listed and marked as read, and their settings are saved', async () => {
    const params = { userId };
    const [latest] = await client('notifications', { params });
    if (latest === undefined) throw new Error('There is no notification');
    expect(latest.isRead).toBe(false);
    await client('readNotification', { params: { id: latest.id } });
    const settings = await client('notificationSettings', { params });
    expect(settings).toMatchObject({ money: true, identity: true, work: true, travel: true });
    await client('updateNotificationSettings', { params, body: settings });
  });

  test('the event stream sends messages that the wallet can parse', async () => {
    const response = await fetch(providerUrl(side.host, fillPath(eventsPath, { userId })), {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${session.token ?? ''}` },
    });
    expect(response.headers.get('Content-Type')).toContain('text/event-stream');
    if (response.body === null) throw new Error('The event stream has no body');
    let text = '';
    // Leaving the loop ends the stream.
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes('\n\n')) break;
    }
    const [, data = ''] = /^retry: \d+\nid: \d+\ndata: (.*)\n/.exec(text) ?? [];
    expect(StreamMessage.parse(JSON.parse(data)).type).toBe('heartbeat');
  });

  test.each([
    ['login', 401, { email: registration.email, password: 'wrong' }],
    ['register', 409, registration],
  ] as const)('%s refuses with %i and a sentence', async (name, status, body) => {
    side.refuse(name, status);
    const error = await refusal(() =>
      name === 'login'
        ? signedOut('login', { body })
        : signedOut('register', { body: { ...registration, ...body } }),
    );
    expect(error.status).toBe(status);
    expect(error.reason).toMatch(/\w+.*\.$/);
    const [, text = ''] = /^\d+: (.*)$/s.exec(error.message) ?? [];
    expect(Refusal.parse(JSON.parse(text)).error).toBe(error.reason);
  });

  test.each([
    [
      'a refund above 8%',
      'createTaxRefund',
      {
        merchantName: 'Lotte Duty Free',
        purchaseAmount: decimal('100'),
        refundAmount: decimal('10'),
        receiptHash: '0x9f2c',
        status: 'processing',
        isAutomatic: false,
      },
    ],
    [
      'a credential that expires before it is issued',
      'addCredential',
      {
        credentialType: 'education',
        issuer: 'Pusan National University',
        issuanceDate: '2025-02-21',
        expirationDate: '2025-02-20',
        credentialData: { name: 'Bachelor', description: '', credentialNumber: '' },
        isRevoked: false,
      },
    ],
  ] as const)('%s is refused with 422', async (_case, name, body) => {
    const error = await refusal(() =>
      name === 'createTaxRefund'
        ? client(name, { body: { userId, ...body } })
        : client(name, { body: { userId, ...body } }),
    );
    expect(error.status).toBe(422);
    expect(error.reason).toBeTruthy();
  });

  test("another person's assets are refused with 403", async () => {
    side.refuse('assets', 403);
    const error = await refusal(() => client('assets', { params: { userId: userId + 1_000 } }));
    expect(error.status).toBe(403);
    expect(error.reason).toBeTruthy();
  });

  test('an amount of zero is refused with 422', async () => {
    const error = await refusal(() =>
      client('createTransaction', {
        body: {
          userId,
          assetType: 'XP',
          transactionType: 'send',
          amount: decimal('0'),
          toAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
          status: 'pending',
        },
      }),
    );
    expect(error.status).toBe(422);
  });

  test('without a session verify gives no data, and assets are refused with 401', async () => {
    for (const name of ['verify', 'assets'] as const) side.refuse(name, 401);
    expect(await signedOut('verify', {})).toBeNull();
    const error = await refusal(() => signedOut('assets', { params: { userId } }));
    expect(error.status).toBe(401);
  });

  test('signing out ends the session', async () => {
    await client('logout', {});
    side.refuse('verify', 401);
    expect(await client('verify', {})).toBeNull();
  });
});

test('the mocks answer every call of the contract', () => {
  expect(okScenarios).toHaveLength(Object.keys(contract).length + 1);
});
