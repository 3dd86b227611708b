import { credentialPath, documentPath, paths, receiptPath, withBase } from '#wallet/paths.ts';

import { createAccount, expect, post, signInAsSample, type Person } from './journey.ts';

/** Who walks the screens: a new account with one deposit and one credential, or the sample person. */
export const walkers = ['new account', 'sample person'] as const;
export type Walker = (typeof walkers)[number];

/** Signs in as a walker. */
export async function enter(person: Person, walker: Walker): Promise<void> {
  if (walker === 'sample person') {
    await signInAsSample(person);
    await expect(person.page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    return;
  }
  await createAccount(person, 'Zoe');
  await post(person, '/deposits', { assetType: 'XP', amount: '50', fee: '0', method: 'bank' });
  await post(person, '/credentials', {
    credentialType: 'education',
    issuer: 'Pusan National University',
    issuanceDate: '2026-02-20',
    expirationDate: null,
    credentialData: { name: 'Bachelor of Arts', description: '', credentialNumber: '' },
    isRevoked: false,
  });
}

/** The id of the first row of a list of the person's own, or 1, whose page then says that there is none. */
async function firstId({ page }: Person, list: string): Promise<number> {
  return page.evaluate(async (name) => {
    const { id } = JSON.parse(localStorage.getItem('user_data') ?? '{}') as { id: number };
    const token = localStorage.getItem('auth_token') ?? '';
    const answer = await fetch(`/superwallet/api/${name}/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const [first] = (await answer.json()) as { id: number }[];
    return first?.id ?? 1;
  }, list);
}

/** The path of every screen, with a document, a receipt and a credential of the person where there is one. */
export async function everyScreen(person: Person): Promise<string[]> {
  return [
    ...Object.values(paths),
    documentPath(await firstId(person, 'work/approvals')),
    receiptPath(await firstId(person, 'transactions')),
    credentialPath(await firstId(person, 'credentials')),
    '/no/such/place',
  ];
}

/** One of several equal parts of the screens, so that the workers share the walk. */
export function partOf(screens: readonly string[], part: number, parts: number): string[] {
  return screens.filter((_, index) => index % parts === part);
}

/** Loads a screen and waits until it shows what it has, and what comes after the first screen. */
export async function load({ page }: Person, path: string): Promise<void> {
  await page.goto(new URL(withBase(path), page.url()).href);
  await seeLoaded(page);
}

/** Waits until the open screen shows what it has. */
export async function seeLoaded(page: Person['page']): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-label="Add"]')).toBeAttached();
  await expect(page.locator('[aria-label="Performance monitor"]')).toBeAttached();
  await expect(page.locator('main [role="status"][aria-busy]')).toHaveCount(0);
}
