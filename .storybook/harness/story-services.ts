import { fn, type Mock } from 'storybook/test';

import { openSessionStore } from '#api/session-store.ts';
import type { Device } from '#app/device/device.ts';
import { readBase64 } from '#app/device/read-base64.ts';
import { readScaledImage } from '#app/device/scaled-image.ts';
import { createWalletServices } from '#app/compose/create-wallet-services.ts';
import type { WalletServices } from '#app/context.ts';
import { immediateScheduler } from '#app/testing/immediate-scheduler.ts';
import { storageIn } from '#app/testing/memory-storage.ts';
import type { ScanCodes } from '#widgets/code-scanner.ts';
import { buildUser, mockAssertion, mockPasskey, mockToken } from '#mocks/builders.ts';
import type { LanguageSetting } from '#i18n/language.ts';
import { createStore } from '#wallet/store.ts';
import { sandboxKinds } from '#wallet/entities/sandbox.ts';
import type { Notify } from '#wallet/notices/notices.ts';

import { createStoryClock, type StoryClock } from './story-clock.ts';

/** The functions of a service as mocks that a story can assert. */
type Spied<Service> = {
  [Key in keyof Service]: Service[Key] extends (...given: infer Given) => infer Result
    ? Mock<(...given: Given) => Result>
    : Service[Key];
};

/** A device that has every capability and confirms every check. */
export interface StoryDevice extends Spied<Omit<Device, 'biometrics'>> {
  biometrics: Spied<Device['biometrics']>;
}

/** The wallet's services in a story: the real ones, with a clock and a device of the story. Calls go to the mocks. */
export interface StoryServices extends WalletServices {
  clock: StoryClock;
  device: StoryDevice;
  /** Only records the navigation; `rendersApp` makes it navigate. */
  navigate: Mock<WalletServices['navigate']>;
  scan: Mock<ScanCodes>;
  log: Spied<WalletServices['log']>;
}

function createStoryDevice(): StoryDevice {
  return {
    hasCamera: fn(() => Promise.resolve(true)),
    hasNfc: fn(() => true),
    readTags: fn<Device['readTags']>(() => new Promise(() => undefined)),
    biometrics: {
      isSupported: fn(() => Promise.resolve(true)),
      credentialId: fn<Device['biometrics']['credentialId']>(() => mockPasskey.id),
      register: fn<Device['biometrics']['register']>(() => Promise.resolve(mockPasskey)),
      remember: fn(),
      forget: fn(),
      authenticate: fn<Device['biometrics']['authenticate']>(() => Promise.resolve(mockAssertion)),
    },
    copy: fn(() => Promise.resolve()),
    share: fn(() => Promise.resolve()),
    saveFile: fn(),
    readFile: fn(readBase64),
    readImage: fn(readScaledImage),
  };
}

/** Creates services with the mock user signed in. No other tab shares the session. */
function createStoryServices(toastsClose: boolean): StoryServices {
  const stored = new Map([
    ['auth_token', mockToken],
    ['user_data', JSON.stringify(buildUser({ sandboxes: [...sandboxKinds] }))],
  ]);
  const clock = createStoryClock();
  const storage = storageIn(stored);
  const environment = {
    storage,
    session: openSessionStore(storage, new EventTarget(), clock.now),
    navigate: fn(),
    addBackStep: () => () => undefined,
    clock,
    scheduler: immediateScheduler,
    device: createStoryDevice(),
    keys: {
      storage: storageIn(new Map()),
      onStorageChange: () => () => undefined,
      startWorker: () =>
        new Worker(new URL('./story-key.worker.ts', import.meta.url), { type: 'module' }),
    },
    scan: fn<ScanCodes>(() => new Promise(() => undefined)),
    language: {
      ...createStore<LanguageSetting>('en-ko'),
      chosen: createStore<LanguageSetting | undefined>(undefined),
      choose: fn(),
    },
    log: { info: fn(), warn: fn() },
  };
  const wallet = createWalletServices(environment);
  const toasts = toastsClose ? wallet.toasts : { ...wallet.toasts, duration: Infinity };
  return { ...wallet, ...environment, toasts };
}

let services = createStoryServices(false);

/** The services of the current story. */
export const storyServices = (): StoryServices => services;

/**
 * Creates new services for the next story; the preview calls it before each one. A toast stays open, so that it can
 * be inspected, except in a story about its duration (decision 128).
 */
export function resetStoryServices(toastsClose: boolean): void {
  services.toasts.reset();
  services = createStoryServices(toastsClose);
}

/** Shows a notice in the story's toaster, for a screen without its route. */
export const notify: Notify = (notice) => services.toasts.notify(notice);
