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

/** A user with a phone: the wallet in its own browser context. */
export interface Person {
  page: Page;
  email: string;
  password: string;
  /** Errors of the page and its console, except failed calls, which a journey may expect. */
  problems: string[];
}

interface WorkerFixtures {
  /** The provider shared by the journeys that do not start their own. */
  provider: ProviderProcess;
  /** Starts the browser of the phones with a camera, unless it is running. */
  startCameraPhone: () => Promise<CameraPhone>;
}

/** The address of a provider. */
type Address = Pick<ProviderProcess, 'url'>;

/** Fixtures that open a wallet. The path starts below the base path, without a slash. */
export interface People {
  /** Opens the wallet on a new phone, which shows the sign-in. */
  open: (path?: string, provider?: Address) => Promise<Person>;
  /** Opens the wallet of a new account on a phone that stores the account's keys. */
  newPerson: (firstName: string, path?: string, provider?: Address) => Promise<Person>;
  /** Opens the wallet of an existing account, signed in on a phone without the account's keys. */
  signedIn: (person: Credentials, path?: string, provider?: Address) => Promise<Person>;
}

interface TestFixtures extends People {
  /** The phones' camera. Undefined if they have none. */
  camera: FakeCamera | undefined;
  /** The browser of the phones. */
  phone: Browser;
  /** Registers a cleanup function. The functions run in reverse order at the end of the journey. */
  afterwards: (end: () => Promise<unknown>) => void;
  /** Starts a provider for this journey only. */
  startProvider: (settings?: ProviderSettings) => Promise<ProviderProcess>;
  /** Opens the wallet on a phone after preparing it. */
  openPhone: (
    person: Credentials,
    path: string | undefined,
    provider: Address | undefined,
    prepare: (phone: BrowserContext, url: string) => Promise<void>,
  ) => Promise<Person>;
}

/** The password of every user in the journeys. */
export const password = 'correct horse battery';

/** The user that every provider starts with. No journey may decide on this user's approvals: a journey counts them. */
export const sample: Credentials = {
  email: 'sample@superwallet.example',
  password: 'superwallet-sample',
};

/** A page of the provider without the wallet, for a user who acts only by API calls. */
export const outsideWallet = 'terms';

let people = 0;

const newCredentials = (): Credentials => ({
  email: `person-${process.pid}-${++people}@example.com`,
  password,
});

/** Playwright's `test` with a provider for each worker, and phones that open the wallet. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
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
        // The browser logs each call that is refused or does not reach the provider.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      // Users act on the screen that they have opened, so every action waits until the previous screen is gone.
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

/** The previous screen, which stays visible while another one loads. */
export const screenBefore = (page: Page) => page.locator('main[aria-busy="true"]');

export { expect };
