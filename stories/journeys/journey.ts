import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';

import {
  cameraVideo,
  launchCameraPhone,
  type CameraPhone,
  type FakeCamera,
} from './fake-camera.ts';
import { register, signInByCall, type Credentials } from './phone.ts';
import { ProviderProcess, type ProviderSettings } from './provider-process.ts';

/** A person with a phone: the wallet in a browser context of its own. */
export interface Person {
  page: Page;
  email: string;
  password: string;
  /** The errors of the page and its console so far, without failed calls, which a journey may expect. */
  problems: string[];
}

interface WorkerFixtures {
  /** The provider of the journeys that start none of their own. */
  provider: ProviderProcess;
  /** Starts the browser of the phones with a camera, unless it runs. */
  startCameraPhone: () => Promise<CameraPhone>;
}

/** Where a provider is. */
type Address = Pick<ProviderProcess, 'url'>;

/** Fixtures that open a wallet. The path begins below the base path, without a slash. */
export interface People {
  /** Opens the wallet on a new phone, where it asks for a sign-in. */
  open: (path?: string, provider?: Address) => Promise<Person>;
  /** Opens the wallet of a new account on the phone with its keys. */
  newPerson: (firstName: string, path?: string, provider?: Address) => Promise<Person>;
  /** Opens the wallet of somebody with an account, who is signed in on a phone without their keys. */
  signedIn: (person: Credentials, path?: string, provider?: Address) => Promise<Person>;
}

interface TestFixtures extends People {
  /** The phones' camera; by default they have none. */
  camera: FakeCamera | undefined;
  /** The browser of the phones. */
  phone: Browser;
  /** Notes what ends with the journey. The last one ends first. */
  afterwards: (end: () => Promise<unknown>) => void;
  /** Starts a provider for this journey alone. */
  startProvider: (settings?: ProviderSettings) => Promise<ProviderProcess>;
  /** Opens the wallet on a phone that is prepared first. */
  openPhone: (
    person: Credentials,
    path: string | undefined,
    provider: Address | undefined,
    prepare: (phone: BrowserContext, url: string) => Promise<void>,
  ) => Promise<Person>;
}

/** The password of every person in the journeys. */
export const password = 'correct horse battery';

/** Whom every provider starts with. Journeys count on the approvals that wait for them, so none decides on one. */
export const sample: Credentials = {
  email: 'sample@superwallet.example',
  password: 'superwallet-sample',
};

/** A page of the provider without the wallet, for somebody who acts by calls only. */
export const outsideWallet = 'terms';

let people = 0;

const newCredentials = (): Credentials => ({
  email: `person-${process.pid}-${++people}@example.com`,
  password,
});

export const test = base.extend<TestFixtures, WorkerFixtures>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from it, and this has none
    async ({}, provide) => {
      const provider = await ProviderProcess.start();
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  startCameraPhone: [
    async ({ playwright }, provide) => {
      let started: Promise<CameraPhone> | undefined;
      await provide(() => (started ??= launchCameraPhone(playwright)));
      await (await started)?.close();
    },
    { scope: 'worker' },
  ],
  camera: [undefined, { option: true }],
  phone: async ({ browser, camera, startCameraPhone }, provide) => {
    if (camera === undefined) return provide(browser);
    const phone = await startCameraPhone();
    await phone.show(cameraVideo(camera.sees));
    return provide(phone.browser);
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  afterwards: async ({}, provide) => {
    const ends: (() => Promise<unknown>)[] = [];
    await provide((end) => void ends.push(end));
    for (const end of ends.toReversed()) await end();
  },
  startProvider: ({ afterwards }, provide) =>
    provide(async (settings) => {
      const provider = await ProviderProcess.start(settings);
      afterwards(() => provider.stop());
      return provider;
    }),
  openPhone: ({ phone, camera, provider: usual, afterwards }, provide) =>
    provide(async (person, path = '', { url } = usual, prepare) => {
      const context = await phone.newContext(camera?.allowed ? { permissions: ['camera'] } : {});
      const problems: string[] = [];
      afterwards(async () => {
        await context.close();
        expect.soft(problems, 'console errors').toEqual([]);
      });
      await prepare(context, url);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => {
        // The browser itself logs a call that is refused or does not reach the provider.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      // A person presses and reads what is on the screen that they have opened.
      await page.addLocatorHandler(screenBefore(page), () => Promise.resolve());
      await page.goto(url + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      return { ...person, page, problems };
    }),
  open: ({ openPhone }, provide) =>
    provide((path, provider) => openPhone(newCredentials(), path, provider, async () => {})),
  newPerson: ({ openPhone }, provide) =>
    provide((firstName, path, provider) => {
      const person = newCredentials();
      return openPhone(person, path, provider, (phone, url) =>
        register(phone, url, firstName, person),
      );
    }),
  signedIn: ({ openPhone }, provide) =>
    provide((person, path, provider) =>
      openPhone(person, path, provider, (phone, url) => signInByCall(phone, url, person)),
    ),
});

/** What a person sees while a screen is on its way: the one before. */
export const screenBefore = (page: Page) => page.locator('main[aria-busy="true"]');

export { expect };
