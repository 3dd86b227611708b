import { readFile, writeFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, password, test, type Person } from './journey.ts';
import { closeNotice, createAccount } from './steps.ts';

async function goToKeys({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Key Management' }).click();
  await expect(page.getByRole('heading', { name: 'Key Management', level: 1 })).toBeVisible();
}

/** Unlocks the keys with the account's password. */
async function unlock(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Unlock your keys' });
  await sheet.getByLabel('Password', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: 'Unlock' }).click();
  await expect(sheet).toBeHidden();
}

/** Reveals the recovery phrase. Returns its twelve words. */
async function revealPhrase(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Reveal' }).click();
  await unlock(page);
  const items = page
    .getByRole('list', { name: 'Recovery phrase', exact: true })
    .getByRole('listitem');
  await expect(items).toHaveCount(12);
  const texts = await items.allTextContents();
  return texts.map((text) => text.replace(/^\d+/, '')).join(' ');
}

const addressOf = (page: Page) => page.getByText(/^0x[0-9a-fA-F]{40}$/).textContent();

/** Returns the words that the page shows beside their numbers. */
async function shownWords(page: Page, words: readonly string[]): Promise<string[]> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  return words.filter((word, index) => text.includes(`${index + 1}${word}`));
}

/** Returns everything that the wallet stores in the browser, and expects no IndexedDB databases. */
async function stored(page: Page): Promise<string> {
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
}

test('the keys of a new account match its DID and never leave the device', async ({ open }) => {
  const person = await open();
  const { page } = person;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await createAccount(person, 'Jiwoo');
  await goToKeys(person);
  const address = await addressOf(page);
  await expect(page.getByText(`did:ethr:${address}`)).toBeVisible();
  expect(sent.join()).toContain(`did:ethr:${address}`);

  const phrase = await revealPhrase(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Security Warning', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const privateKey = await page
    .getByRole('group', { name: 'Private key', exact: true })
    .textContent();
  expect(privateKey).toMatch(/^0x[0-9a-f]{64}$/);

  const words = phrase.split(' ');
  expect(new Set(words).size).toBeGreaterThan(6);
  expect(await shownWords(page, words)).toEqual(words);
  for (const text of [sent.join(), logged.join(), await stored(page)]) {
    expect(text).not.toContain(words.slice(0, 3).join(' '));
    expect(text).not.toContain(privateKey?.slice(2));
  }

  // Leaving the screen hides the phrase and locks the keys.
  await closeNotice(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Key Management' }).click();
  await expect(page.getByRole('list', { name: 'Recovery phrase, hidden' })).toBeVisible();
  expect(await shownWords(page, words)).toEqual([]);
  await page.getByRole('button', { name: 'Reveal' }).click();
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('This is not the password that protects')).toBeVisible();
});

test('only the complete backup and its password restore the wallet in another browser', async ({
  newPerson,
  signedIn,
}, testInfo) => {
  const person = await newPerson('Minseo');
  const { page } = person;
  await goToKeys(person);
  const address = await addressOf(page);
  await expect(page.getByText('Last backup: Never')).toBeVisible();
  await page.getByLabel('Backup password', { exact: true }).fill('file password');
  await page.getByLabel('Backup password again', { exact: true }).fill('file password');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Encrypted Backup' }).click();
  await unlock(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^superwallet-backup-[\dTZ-]+\.json$/);
  await expect(page.getByText('Backup Downloaded', { exact: true })).toBeVisible();
  await expect(page.getByText('Last backup: Never')).toBeHidden();
  const path = await download.path();
  const text = await readFile(path, 'utf8');
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    'version',
    'timestamp',
    'encrypted',
    'data',
  ]);

  const other = await signedIn(person);
  await goToKeys(other);
  await expect(other.page.getByText('Your keys are not on this device')).toBeVisible();
  const field = other.page.getByLabel('Backup data or recovery phrase');
  const restore = other.page.getByRole('button', { name: 'Restore Wallet' });
  const refusals = [
    [text.slice(0, -40), 'Invalid Format'],
    [text.replace(/("data": ".{200})./, '$1#'), 'Restore Initiated'],
    ['{"a stranger": true}', 'Restore Initiated'],
  ] as const;
  for (const [damaged, toast] of refusals) {
    await field.fill(damaged);
    await restore.click();
    await expect(other.page.getByText(toast, { exact: true })).toBeVisible();
    if (toast === 'Restore Initiated') {
      await expect(other.page.getByText(/^Nothing was restored/)).toBeVisible();
    }
    await expect(field).toHaveValue(damaged);
  }

  const file = testInfo.outputPath('backup.json');
  await writeFile(file, text);
  await other.page.getByLabel('Backup file').setInputFiles(file);
  await expect(field).toHaveValue(text);
  await restore.click();
  const sheet = other.page.getByRole('dialog', { name: 'Restore wallet' });
  await sheet.getByLabel('Password of the backup', { exact: true }).fill('wrong password');
  await sheet.getByLabel('Your password', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: 'Restore' }).click();
  await expect(sheet.getByText('The password is not the one')).toBeVisible();
  await sheet.getByLabel('Password of the backup', { exact: true }).fill('file password');
  await sheet.getByRole('button', { name: 'Restore' }).click();
  await expect(other.page.getByText('These are the keys of your account.').first()).toBeVisible();
  expect(await addressOf(other.page)).toBe(address);

  // The restored keys are still there after a reload.
  await other.page.reload();
  await expect(other.page.getByText(address ?? '', { exact: true })).toBeVisible();
});

test('keys of another wallet on the device do not change the address and the DID that are copied', async ({
  newPerson,
}) => {
  const person = await newPerson('Jiwoo');
  const { page } = person;
  await goToKeys(person);
  const address = (await addressOf(page)) ?? '';
  const did = `did:ethr:${address}`;
  // The wallet's permissions policy forbids reading the clipboard.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset['copied'] = text;
    };
  });
  /** Expects the buttons to copy the account's address and DID. */
  async function expectAccountCopied() {
    for (const [name, text] of [
      ['Copy public address', address],
      ['Copy DID address', did],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(page.locator('body')).toHaveAttribute('data-copied', text);
    }
  }
  await expectAccountCopied();

  const field = page.getByLabel('Backup data or recovery phrase');
  const restore = page.getByRole('button', { name: 'Restore Wallet' });
  await field.fill(`${'abandon '.repeat(11)}abandon`);
  await restore.click();
  await expect(page.getByText(/these words do not belong together/)).toBeVisible();
  await field.fill(`${'abandon '.repeat(11)}about`);
  await restore.click();
  const restoring = page.getByRole('dialog', { name: 'Restore wallet' });
  await restoring.getByLabel('Your password', { exact: true }).fill(password);
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await expect(
    page.getByText(/^Restored: 0x9858EfFD232B4033E47d90003D41EC34EcaEda94/),
  ).toBeVisible();
  const restoredDid = page.getByText('did:ethr:0x9858EfFD232B4033E47d90003D41EC34EcaEda94');
  await expect(restoredDid).toBeVisible();
  await expectAccountCopied();

  await page.getByRole('button', { name: 'Generate New' }).click();
  const generating = page.getByRole('dialog', { name: 'Generate new keys' });
  await generating.getByLabel('Your password', { exact: true }).fill('not the password');
  await generating.getByRole('button', { name: 'Generate New' }).click();
  await expect(generating.getByText('This is not the password of your account.')).toBeVisible();
  await generating.getByLabel('Your password', { exact: true }).fill(password);
  await generating.getByRole('button', { name: 'Generate New' }).click();
  const showing = page.getByRole('dialog', { name: 'Write down your recovery phrase' });
  const items = showing
    .getByRole('list', { name: 'Recovery phrase', exact: true })
    .getByRole('listitem');
  await expect(items).toHaveCount(12);
  const shown = await items.allTextContents();
  await expect(restoredDid).toHaveCount(1);
  await showing.getByRole('button', { name: 'I have written them down' }).click();
  const fields = page.getByRole('dialog').getByLabel(/^Word \d+$/);
  await expect(fields).toHaveCount(3);
  for (const input of await fields.all()) {
    const label =
      (await input.evaluate((control: HTMLInputElement) => control.labels?.[0]?.textContent)) ?? '';
    const position = Number(label.replace(/\D/g, ''));
    await input.fill(shown[position - 1]?.replace(/^\d+/, '') ?? '');
  }
  await page.getByRole('button', { name: 'Use the new keys' }).click();
  await expect(page.getByText('New Recovery Phrase Generated', { exact: true })).toBeVisible();
  await expect(restoredDid).toBeHidden();
  await expect(page.getByText('The keys on this device belong to another DID')).toBeVisible();
  await expectAccountCopied();

  await page.getByRole('button', { name: 'Remove keys from this device' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove keys from this device' });
  await removing.getByLabel('Your password', { exact: true }).fill(password);
  await removing.getByRole('button', { name: 'Remove keys' }).click();
  await expect(page.getByText('Your keys are not on this device')).toBeVisible();
  expect(await stored(page)).not.toContain('key_vault');
  // No keys are left on the device, so signing out does not ask for confirmation.
  await closeNotice(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
