import { createContext, useContext } from 'react';

import type { Client } from '#api/client.ts';
import type { StreamSource } from '#api/events.ts';
import type { SessionStore } from '#api/session-store.ts';
import type { Tabs } from '#api/shared-stream.ts';
import type { AddBackStep } from '#components/back-steps.ts';
import type { ScanCodes } from '#widgets/code-scanner.ts';
import type { Drafts } from '#components/drafts.ts';
import type { Navigate } from '#components/Link.tsx';
import type { ToastStore } from '#components/toast-store.ts';
import type { InstallOffer } from '#shell/install-offer.ts';
import type { ThemeController } from '#shell/theme-controller.ts';
import type { Clock } from '#wallet/clock.ts';
import type { ReadableStore } from '#wallet/store.ts';

import type { Device } from './device/device.ts';
import type { TextStorage } from './device/page-storage.ts';
import type { KeyStorage } from './keys/key-storage.ts';
import type { WalletUpdate } from './offline/service-worker.ts';
import type { LanguageController } from './services/language-controller.ts';
import type { Log } from './services/log.ts';
import type { Queries } from './services/queries.ts';
import type { Scheduler } from './services/scheduler.ts';
import type { EventPosition } from './session/event-position.ts';
import type { SessionScoped } from './session/session-scoped.ts';
import type { SignOut } from './session/sign-out.ts';

/** The environment of a wallet. The app passes the browser's; the catalogue and the tests pass their own. */
export interface WalletEnvironment {
  /** The persistent storage of this device. */
  storage: TextStorage;
  session: SessionStore;
  navigate: Navigate;
  addBackStep: AddBackStep;
  clock: Clock;
  scheduler: Scheduler;
  device: Device;
  /** The storage of this device's keys, and the worker that uses them. */
  keys: KeyStorage;
  /** Scans codes with the camera. */
  scan: ScanCodes;
  /** The languages of the wallet on this device. */
  language: LanguageController;
  log: Log;
}

/** The services that routes use. */
export interface WalletServices extends WalletEnvironment {
  /** Calls the provider in the name of the session. */
  client: Client;
  /** The last event that the wallet has applied. */
  eventPosition: EventPosition;
  /** The cached answers of the provider. */
  queries: Queries;
  toasts: ToastStore;
  signOut: SignOut;
  sessionScoped: SessionScoped;
  drafts: Drafts;
}

/** The services of the page that the shell around the routes uses, such as theme, network and install offer. */
export interface PageServices {
  theme: Pick<ThemeController, 'read' | 'subscribe' | 'rendered' | 'toggle'>;
  installOffer: Pick<InstallOffer, 'read' | 'subscribe' | 'install' | 'pass' | 'dismiss'>;
  update: WalletUpdate;
  /** True if the browser refuses to store the wallet's data. */
  storageRefused: ReadableStore<boolean>;
  /** True if the browser cannot encrypt keys, as on plain http. */
  keysRefused: boolean;
  /** True if the device has a network. */
  network: ReadableStore<boolean>;
  /** Opens a user's event stream: the events after a position, or only new ones. */
  openEvents: (userId: number, after: number | undefined) => StreamSource;
  /** The channel by which tabs share one event stream; undefined if each tab opens its own. */
  tabs: Tabs | undefined;
  /** Notifies the navigation that the screen of the current address is shown. */
  screenShown: () => void;
  /** Reloads the page. */
  reload: () => void;
}

/** The wallet services above a component; undefined outside of a wallet. */
export const WalletServicesContext = createContext<WalletServices | undefined>(undefined);

/** The wallet services above this component. @throws {Error} outside of a wallet */
export function useWalletServices(): WalletServices {
  const services = useContext(WalletServicesContext);
  if (services === undefined) throw new Error('The component is not inside a WalletProvider.');
  return services;
}
