import type * as fc from 'fast-check';
import * as z from 'zod/mini';

import { sha256Hex } from '#wallet/document-proof.ts';
import { BankAccount } from '#wallet/entities/bank-account.ts';
import { Credential } from '#wallet/entities/credential.ts';
import { Verification } from '#wallet/entities/digital-document.ts';
import { TaxRefund } from '#wallet/entities/tax-refund.ts';
import { TravelPlan } from '#wallet/entities/travel-plan.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { refundOf } from '#wallet/money/refund.ts';

import { documentPicture } from '../testing/document-pictures.ts';
import {
  type Step,
  fate,
  itemOf,
  number,
  other,
  pick,
  recipientOf,
  step,
  tab,
  who,
} from './step.ts';
import { Fault, type Somebody, accountBody, same } from './world.ts';

const photo = documentPicture('document.jpg');

const idsOf = (rows: readonly { id: number }[]) =>
  rows.map(({ id }) => id).toSorted((a, b) => a - b);

/** The number of refund requests: a receipt can be claimed once. */
let claims = 0;

/** Commands that save, list and remove a user's data. */
export const storedDataCommands: fc.WeightedArbitrary<Step>[] = [
  step(3, 'add an account', { who, tab, fate, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    if (person.accounts.length >= 20) return;
    const accountNumber = String(110_000_000_000 + drawn.number);
    await world.create(
      person,
      '/bank-accounts',
      accountBody(person.id, accountNumber),
      drawn.fate,
      {
        tab: drawn.tab,
        refused: () => person.accounts.some((each) => each.accountNumber === accountNumber),
        accept: (body) => void person.accounts.push(BankAccount.parse(body)),
      },
    );
  }),
  step(2, 'accounts', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const rows = await world.get(person, `/bank-accounts/${person.id}`);
    const found = z.array(BankAccount).parse(rows);
    same('the accounts', idsOf(found), idsOf(person.accounts));
    same('the default account', found[0]?.isDefault, found.length > 0 ? true : undefined);
  }),
  removal('an account', '/bank-accounts', ({ accounts }) => accounts, 2),
  step(3, 'add a trip', { who, tab, fate, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const plan = {
      userId: person.id,
      title: `Trip ${drawn.number}`,
      destination: 'Ulleungdo',
      startDate: '2026-05-01',
      endDate: '2026-05-04',
      type: 'leisure',
      notes: '',
    };
    await world.create(person, '/travel-plans', plan, drawn.fate, {
      tab: drawn.tab,
      accept: (body) => void person.plans.push(TravelPlan.parse(body)),
    });
  }),
  step(2, 'trips', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const rows = await world.get(person, `/travel-plans/${person.id}`);
    const found = z.array(TravelPlan).parse(rows);
    const titles = found.map(({ id, title }) => ({ id, title }));
    const expected = person.plans.map(({ id, title }) => ({ id, title }));
    same('the trips', titles, expected.toReversed());
  }),
  removal('a trip', '/travel-plans', ({ plans }) => plans, 1),
  step(3, 'add a refund', { who, tab, fate, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    // Small amounts, so that the daily limit is not reached.
    const purchaseAmount = decimal(String(30 + (drawn.number % 20)));
    claims += 1;
    const refund = {
      userId: person.id,
      merchantName: 'Gwangalli Souvenirs',
      purchaseAmount,
      refundAmount: refundOf(purchaseAmount),
      receiptHash: `hash-${drawn.number}-${claims}`,
      status: 'processing',
      isAutomatic: false,
    };
    await world.create(
      person,
      '/tax-refunds',
      refund,
      drawn.fate === 'other-body' ? 'repeat' : drawn.fate,
      {
        tab: drawn.tab,
        accept: (body) => void person.refunds.push(TaxRefund.parse(body)),
      },
    );
  }),
  step(2, 'refunds', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const found = z.array(TaxRefund).parse(await world.get(person, `/tax-refunds/${person.id}`));
    const hashes = found.map(({ receiptHash }) => receiptHash);
    same('the refunds', hashes, person.refunds.map((each) => each.receiptHash).toReversed());
  }),
  step(3, 'add a credential', { who, tab, fate, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const credential = {
      userId: person.id,
      credentialType: 'education',
      issuer: `University ${drawn.number}`,
      issuanceDate: '2025-02-21',
      expirationDate: null,
      credentialData: { name: 'Bachelor', description: '', credentialNumber: 'PNU-12345' },
      isRevoked: false,
    };
    await world.create(person, '/credentials', credential, drawn.fate, {
      tab: drawn.tab,
      accept: (body) => void person.credentials.push(Credential.parse(body)),
    });
  }),
  step(2, 'credentials', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const rows = await world.get(person, `/credentials/${person.id}`);
    const found = z.array(Credential).parse(rows);
    const issuers = found.map(({ issuer }) => issuer);
    same('the credentials', issuers, person.credentials.map((each) => each.issuer).toReversed());
    if (JSON.stringify(rows).includes('PNU-12345')) throw new Fault('A number is not masked');
  }),
  removal('a credential', '/credentials', ({ credentials }) => credentials, 1),
  step(2, 'ask for a verification', { who, tab, fate, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const title = `Passport ${drawn.number}`;
    const body = {
      userId: person.id,
      title,
      documentType: 'passport',
      documentHash: sha256Hex(photo),
      metadata: {
        documentNumber: `M${String(drawn.number).padStart(8, '0').slice(-8)}`,
        name: 'Test Person',
        verificationStatus: 'pending',
        imageData: `data:image/jpeg;base64,${photo.toString('base64')}`,
      },
    };
    await world.create(person, '/digital-documents', body, drawn.fate, {
      tab: drawn.tab,
      // No review ends in these tests, so the first request is pending until it is removed.
      refused: () => person.verifications.length > 0,
      accept(answer) {
        const { id } = z.object({ id: z.int() }).parse(answer);
        person.verifications.push({ id, title });
      },
    });
  }),
  step(1, 'verifications', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const rows = await world.get(person, `/digital-documents/${person.id}`);
    const titles = z
      .array(Verification)
      .parse(rows)
      .map(({ title }) => title);
    same('the verifications', titles, person.verifications.map((each) => each.title).toReversed());
  }),
  removal('a verification', '/digital-documents', ({ verifications }) => verifications, 1),
];

function removal(
  name: string,
  path: string,
  listOf: (person: Somebody) => { id: number }[],
  weight: number,
): fc.WeightedArbitrary<Step> {
  return step(weight, `remove ${name}`, { who, other, tab, fate, pick }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const list = listOf(person);
    const item = itemOf(list, drawn.pick);
    if (item === undefined) return;
    const stranger = recipientOf(world, person, drawn.other);
    const target = ['DELETE', `${path}/${item.id}`] as const;
    if (stranger !== undefined) {
      const { answer } = await world.change(stranger, target, 'none');
      same(`the removal of ${name} of somebody else`, answer.status, 404);
    }
    const { answer, mayHaveHappened } = await world.change(person, target, drawn.fate, {
      tab: drawn.tab,
    });
    if (!(mayHaveHappened && answer.status === 404)) same(`removing ${name}`, answer.status, 200);
    list.splice(list.indexOf(item), 1);
  });
}
