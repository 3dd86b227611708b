import * as z from 'zod/mini';

import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { assetPath } from '#wallet/asset-path.ts';
import { credentialPath, documentPath, paths, receiptPath } from '#wallet/paths.ts';

import { call, post, userOf } from './calls.ts';
import { expect, outsideWallet, sample, type People, type Person } from './journey.ts';
import type { ProviderProcess } from './provider-process.ts';
import { goTo } from './steps.ts';

/** Users who walk through the screens: a new account with one deposit and one credential, and the sample user. */
export const walkers = ['new account', 'sample person'] as const;
export type Walker = (typeof walkers)[number];

/** Opens the wallet of a walker. */
export async function enter(
  { newPerson, signedIn }: Omit<People, 'open'>,
  walker: Walker,
  provider?: ProviderProcess,
): Promise<Person> {
  if (walker === 'sample person') return signedIn(sample, '', provider);
  const person = await newPerson('Zoe', outsideWallet, provider);
  await post(person, '/deposits', { assetType: 'XP', amount: '50', fee: '0', method: 'crypto' });
  await post(person, '/credentials', {
    credentialType: 'education',
    issuer: 'Pusan National University',
    issuanceDate: '2026-02-20',
    expirationDate: null,
    credentialData: { name: 'Bachelor of Arts', description: '', credentialNumber: '' },
    isRevoked: false,
  });
  return person;
}

/** The id of the first row of one of the user's lists. Falls back to 1, which does not belong to the user. */
async function firstId(person: Person, list: string): Promise<number> {
  const answer = await call(person, 'GET', `/${list}/${(await userOf(person)).id}`);
  const [first] = z.array(z.object({ id: z.int() })).parse(await answer.json());
  return first?.id ?? 1;
}

/** The path of every screen, with a document, a receipt and a credential of the user if they exist. */
export async function everyScreen(person: Person): Promise<string[]> {
  return [
    ...Object.values(paths),
    documentPath(await firstId(person, 'work/approvals')),
    receiptPath(await firstId(person, 'transactions')),
    credentialPath(await firstId(person, 'credentials')),
    assetPath('BTC'),
    '/no/such/place',
  ];
}

/** Returns one of several equal parts of the screens, so that workers can share them. */
export function partOf(screens: readonly string[], part: number, parts: number): string[] {
  return screens.filter((_, index) => index % parts === part);
}

/** Loads a screen and waits for its data and for the parts of the shell that load later. */
export async function load(person: Person, path: string): Promise<void> {
  await goTo(person, path);
  await expectLoaded(person.page);
}

/** Waits until the open screen has loaded its data, and the shell its later parts. */
export async function expectLoaded(page: Person['page']): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const { session, monitor } =
    (await page.locator('html').getAttribute('lang')) === 'ko' ? korean : english;
  await expect(page.locator(`[aria-label="${session.add.title}"]`)).toBeAttached();
  await expect(page.locator(`[aria-label="${monitor.title}"]`)).toBeAttached();
  await expect(page.locator('main [role="status"][aria-busy]')).toHaveCount(0);
}
