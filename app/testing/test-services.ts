import { openSessionStore } from '#api/session-store.ts';
import { systemClock } from '#wallet/clock.ts';
import type { LanguageSetting } from '#i18n/language.ts';
import { User } from '#wallet/entities/user.ts';
import { createStore } from '#wallet/store.ts';

import { createWalletServices } from '../compose/create-wallet-services.ts';
import type { WalletServices } from '../context.ts';
import { immediateScheduler } from './immediate-scheduler.ts';
import { storageIn } from './memory-storage.ts';

/** A user with this id and otherwise empty fields. */
export function person(id: number): User {
  return User.parse({ id, createdAt: '2026-01-01T00:00:00.000Z' });
}

const unexpected = () => {
  throw new Error('This test expects nothing of the device.');
};

/** The services of the signed-in person 1. Calls use the global `fetch`; the device has no features. */
export function signedInServices(
  changes: Partial<Pick<WalletServices, 'log' | 'navigate'>> = {},
): WalletServices {
  const items = new Map([
    ['auth_token', 'token-1'],
    ['user_data', JSON.stringify(person(1))],
  ]);
  const storage = storageIn(items);
  return createWalletServices({
    storage,
    session: openSessionStore(storage, new EventTarget(), systemClock.now),
    navigate: unexpected,
    addBackStep: unexpected,
    clock: systemClock,
    scheduler: immediateScheduler,
    device: {
      hasCamera: () => Promise.resolve(false),
      hasNfc: () => false,
      readTags: () => Promise.reject(new Error('This device has no NFC')),
      biometrics: {
        isSupported: () => Promise.resolve(false),
        credentialId: () => undefined,
        register: unexpected,
        remember: unexpected,
        forget: unexpected,
        authenticate: unexpected,
      },
      copy: unexpected,
      share: undefined,
      saveFile: unexpected,
      readFile: unexpected,
      readImage: unexpected,
    },
    keys: {
      storage: storageIn(new Map()),
      onStorageChange: () => () => undefined,
      startWorker: unexpected,
    },
    scan: unexpected,
    language: {
      ...createStore<LanguageSetting>('en-ko'),
      chosen: createStore<LanguageSetting | undefined>(undefined),
      choose: unexpected,
    },
    log: { info: unexpected, warn: unexpected },
    ...changes,
  });
}
