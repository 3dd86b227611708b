import { errors, type Locator, type Page } from '@playwright/test';

import { documentIdIn, paths, withBase } from '#wallet/paths.ts';

import { screenFacts } from '../catalogue.ts';
import { post, transfer } from './calls.ts';
import { expect, test, type Person } from './journey.ts';
import { documentPhoto } from './document-photo.ts';
import { enter, everyScreen, load, partOf, type Walker } from './screens.ts';

/** Published test vectors that hold no money. */
const secrets = [
  'legal winner thank year wave sausage worth useful legal winner thank yellow',
  '4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d',
] as const;

/** Parts of the secrets that nothing else in a request contains. */
const traces = /sausage|wave|winner|yellow|4f3edf98|c7c78d9a|15b23b1d/i;

/** Text for the other fields, so that the forms pass validation and are sent. */
const harmless = 'Gwangalli';

/** The request properties that hold passwords. A passphrase may have many words. */
const passwords = new Set(['password', 'currentPassword', 'newPassword']);

interface SentRequest {
  text: string;
  /** The open screen. */
  from: string;
}

/** Records all later requests of a page: address, headers and body without passwords. */
function recordRequests({ page }: Person): SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', (request) => {
    const from = new URL(page.url()).pathname;
    // Key Management asks for passwords of the device's keys, which must never be sent.
    const isPasswordSent = !from.endsWith(paths.keyManagement);
    const body = request.postData() ?? '';
    let text = body;
    try {
      text = JSON.stringify(JSON.parse(body), (key, value: unknown) =>
        isPasswordSent && passwords.has(key) ? undefined : value,
      );
    } catch {
      // The body is not JSON and is searched unchanged.
    }
    const url = decodeURIComponent(request.url().replaceAll('+', ' '));
    sent.push({ from, text: [url, JSON.stringify(request.headers()), text].join('\n') });
  });
  return sent;
}

const textFields =
  ':is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=date], [type=range], [aria-hidden=true])):enabled:visible';
const fieldsIn = (root: Locator) => root.locator(textFields);

/** The part that a user can interact with: the open dialog, or the page. */
async function usablePart(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog[open]').last();
  return (await dialog.count()) > 0 ? dialog : page.locator('body');
}

/** Fills all fields of the form except the given one with valid input. */
async function fillOthers(field: Locator, text: string): Promise<void> {
  await field.evaluate((target, words) => {
    const form = target.closest('form') ?? document.body;
    const put = (control: HTMLElement, value: string) => {
      const { prototype } =
        control instanceof HTMLTextAreaElement
          ? HTMLTextAreaElement
          : control instanceof HTMLSelectElement
            ? HTMLSelectElement
            : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
    for (const control of form.querySelectorAll<HTMLElement>('input, select, textarea')) {
      if (control === target || control.matches(':disabled')) continue;
      if (control instanceof HTMLSelectElement) {
        if (control.value === '') put(control, control.options[1]?.value ?? '');
      } else if (control instanceof HTMLTextAreaElement) {
        put(control, words);
      } else if (control instanceof HTMLInputElement) {
        if (control.type === 'radio') {
          const group = `input[type=radio][name="${CSS.escape(control.name)}"]:checked`;
          if (!form.querySelector(group)) control.click();
        } else if (control.type === 'date') put(control, '2030-03-03');
        else if (control.type === 'email') put(control, 'someone@example.com');
        else if (control.type === 'tel') put(control, '010-2345-6789');
        else if (control.type === 'password') put(control, 'correct horse battery');
        else if (control.inputMode === 'decimal') put(control, '49');
        else if (control.inputMode === 'numeric') put(control, '12345678');
        else if (control.type !== 'file' && control.type !== 'checkbox') put(control, words);
      }
    }
  }, text);
}

/** Submits the form of a field with Enter and with each of its buttons. */
async function submit(page: Page, field: Locator): Promise<void> {
  if (await field.evaluate((control) => control instanceof HTMLInputElement)) {
    await field.press('Enter');
  }
  await field.evaluate((control) => {
    control.blur();
    const form = control.closest('form');
    const buttons = Array.from(form?.elements ?? []).filter(
      (element) => element instanceof HTMLButtonElement && element.type === 'submit',
    );
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  // A call that waits for a schema or for another call is sent within this time.
  await page.waitForTimeout(60);
}

/** Tries each text field until a submission leaves the form. Returns the labels of the tried fields. */
async function tryFields(page: Page, seen: Set<string>): Promise<string[]> {
  const tried: string[] = [];
  await tryEach(page, seen, tried).catch((error: unknown) => {
    // An accepted password opens another screen, and its field is gone.
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  return tried;
}

/** Enters each secret into each text field, as a paste and as typed text, and submits the form. */
async function tryEach(page: Page, seen: Set<string>, tried: string[]): Promise<void> {
  const root = await usablePart(page);
  for (let index = 0; index < (await fieldsIn(root).count()); index += 1) {
    const field = fieldsIn(root).nth(index);
    const label = await field.evaluate(
      (control) =>
        `${location.pathname} ${(control as HTMLInputElement).labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? control.id}`,
    );
    if (seen.has(label)) continue;
    seen.add(label);
    tried.push(label);
    await fillOthers(field, harmless);
    for (const secret of secrets) {
      await field.fill('');
      await field.focus();
      // One insertion, as a paste does.
      await page.keyboard.insertText(secret);
      await submit(page, field);
      if (!(await field.isVisible()) || !(await field.isEnabled())) return;
      // Sets the value without paste events, as a keyboard on another device does.
      await field.evaluate((control, text) => {
        const { prototype } =
          control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }, secret);
      await submit(page, field);
      if (!(await field.isVisible()) || !(await field.isEnabled())) return;
    }
    await field.fill('');
  }
}

/** Names of buttons that the walk skips: they end the session, remove data that other fields need, or open no form. */
const skippedButtons = /sign out|log out|remove|lock|download|show|scan|print|reveal/i;

/** The buttons of a screen. On Home they include those of the shell, such as the chat's. */
const buttonsOf = (path: string) =>
  `[data-screen] button:visible:enabled${path === paths.home ? ', .action-strip button:visible' : ''}`;

/** A form that needs more than one press, or a press on a button that the walk skips. */
interface DeepForm {
  walker: Walker;
  path: string;
  reach: (page: Page) => Promise<void>;
}

const deepForms: readonly DeepForm[] = [
  {
    walker: 'new account',
    path: paths.verifyIdentity,
    async reach(page) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Photo').setInputFiles(documentPhoto);
      await expect(page.getByLabel('Document number')).toBeVisible();
    },
  },
  {
    walker: 'new account',
    path: paths.requestApproval,
    async reach(page) {
      const details = page.getByRole('button', { name: 'Period, destinations and categories' });
      if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
      const name = page.getByLabel('Category 1', { exact: true });
      if (!(await name.isVisible()))
        await page.getByRole('button', { name: 'Add category' }).click();
    },
  },
  {
    walker: 'new account',
    path: paths.securitySettings,
    async reach(page) {
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    },
  },
  {
    walker: 'sample person',
    path: paths.send,
    async reach(page) {
      await page.getByRole('radio', { name: 'Contact' }).click();
      await page
        .getByRole('button', { name: /^Edit contact/ })
        .first()
        .click();
      await expect(page.getByLabel('Your name for this contact')).toBeVisible();
    },
  },
  {
    walker: 'sample person',
    path: paths.localSend,
    async reach(page) {
      await page
        .getByRole('button', { name: /^연락처 수정/ })
        .first()
        .click();
      await expect(page.getByLabel('내가 정한 이름')).toBeVisible();
    },
  },
];

/** The labels of all text fields that a new account reaches, by screen. */
const fields = new Map(
  Object.values(screenFacts).flatMap((facts) =>
    facts.fields === undefined ? [] : [[facts.fields.path, facts.fields.labels] as const],
  ),
);

const fieldsAt = (path: string) =>
  (fields.get(path) ?? []).map((label) => `${withBase(path)} ${label}`);

/** Reopens the form and tries its untested fields until no field is left: a submission may close the form earlier. */
async function tryReached(
  person: Person,
  path: string,
  reach: (page: Page) => Promise<void>,
  seen: Set<string>,
): Promise<string[]> {
  await load(person, path);
  await reach(person.page);
  const found = await tryFields(person.page, seen);
  return found.length === 0 ? [] : [...found, ...(await tryReached(person, path, reach, seen))];
}

/** Tries the fields of a screen, and the fields of the forms that its buttons open. */
async function tryScreen(person: Person, walker: Walker, path: string): Promise<string[]> {
  const { page } = person;
  const seen = new Set<string>();
  const tryAll = (reach: (page: Page) => Promise<void>) => tryReached(person, path, reach, seen);
  const tried = await tryAll(() => Promise.resolve());
  const names = new Set(
    await page
      .locator(buttonsOf(path))
      .evaluateAll((buttons) =>
        buttons.map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim()),
      ),
  );
  for (const name of names) {
    if (name === '' || skippedButtons.test(name)) continue;
    const found = await tryAll(async () => {
      const button = page
        .locator(buttonsOf(path))
        .and(page.getByRole('button', { name, exact: true }));
      if ((await button.count()) === 0) return;
      await button.first().click();
      await page.waitForTimeout(150);
    });
    tried.push(...found);
  }
  for (const form of deepForms) {
    if (form.walker === walker && form.path === path) tried.push(...(await tryAll(form.reach)));
  }
  return tried;
}

/** Expects no part of a secret in the requests or in the storage of the page. */
async function expectNoTrace({ page }: Person, sent: readonly SentRequest[]): Promise<void> {
  expect(sent.filter(({ text }) => traces.test(text))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store))),
  );
  expect(stored).not.toMatch(traces);
}

/** Pays two recipients for the first time, so that their contacts can be edited. */
async function payNewContacts(person: Person): Promise<void> {
  await transfer(person, { assetType: 'XP', amount: '1', to: `0x${'5a'.repeat(20)}` });
  await post(person, '/local/sends', {
    recipient: '010-2345-6789',
    amount: '1000',
    method: 'phone',
  });
}

const parts = 2;

for (let part = 0; part < parts; part += 1) {
  test(`no secret leaves the device: part ${part + 1} of ${parts}`, async ({
    newPerson,
    signedIn,
  }) => {
    test.setTimeout(600_000);
    const person = await enter({ newPerson, signedIn }, 'new account');
    person.page.setDefaultTimeout(4_000);
    await person.page.emulateMedia({ reducedMotion: 'reduce' });
    const sent = recordRequests(person);
    const tried: string[] = [];
    const screens = await everyScreen(person);
    for (const path of partOf(screens, part, parts)) {
      tried.push(...(await tryScreen(person, 'new account', path)));
    }
    await expectNoTrace(person, sent);
    expect(tried.toSorted()).toEqual(partOf(screens, part, parts).flatMap(fieldsAt).toSorted());
    // The forms were submitted: the page sent their harmless text.
    expect(sent.filter(({ text }) => text.includes(harmless))).not.toEqual([]);
  });
}

test('no secret leaves the device of the sample user', async ({
  newPerson,
  signedIn,
  startProvider,
}) => {
  test.setTimeout(300_000);
  // Starts its own provider, because the walk approves or rejects documents that other journeys need.
  const provider = await startProvider();
  const person = await enter({ newPerson, signedIn }, 'sample person', provider);
  person.page.setDefaultTimeout(4_000);
  await payNewContacts(person);
  const sent = recordRequests(person);
  const document =
    (await everyScreen(person)).find((path) => documentIdIn(path) !== undefined) ?? paths.work;
  const tried: string[] = [];
  for (const path of [document, paths.send, paths.localSend]) {
    tried.push(...(await tryScreen(person, 'sample person', path)));
  }
  expect(tried.toSorted()).toEqual(
    [
      `${withBase(document)} Comment`,
      ...fieldsAt(paths.send),
      `${withBase(paths.send)} Your name for this contact`,
      ...fieldsAt(paths.localSend),
      `${withBase(paths.localSend)} 내가 정한 이름`,
    ].toSorted(),
  );
  await expectNoTrace(person, sent);
});

test('no secret leaves the device before the sign-in, except as a password', async ({ open }) => {
  const person = await open();
  const { page } = person;
  page.setDefaultTimeout(4_000);
  const sent = recordRequests(person);
  const seen = new Set<string>();
  const tried = await tryFields(page, seen);
  for (const form of ['Undo an e-mail change', 'Create an account']) {
    await page.reload();
    await page.getByRole('button', { name: form }).click();
    tried.push(...(await tryFields(page, seen)));
  }
  await expectNoTrace(person, sent);
  const labels = [
    'E-mail address',
    'Password',
    'Old e-mail address',
    'Code',
    'First name',
    'Last name',
  ];
  expect(tried).toEqual(labels.map((label) => `${withBase(paths.home)} ${label}`));
});
