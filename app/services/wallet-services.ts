import { createContext, useContext } from 'react';

import { createClient, type Client } from '#api/client.ts';
import type { SessionStore } from '#api/session-store.ts';
import type { AddBackStep } from '#components/back-steps.ts';
import type { ScanCodes } from '#components/code-scanner.ts';
import type { Drafts } from '#components/drafts.ts';
import type { Navigate } from '#components/Link.tsx';
import type { ToastStore } from '#components/toast-store.ts';
import type { Clock } from '#wallet/clock.ts';

import type { Device } from '../device/device.ts';
import type { TextStorage } from '../device/page-storage.ts';
import type { KeyStorage } from '../keys/key-storage.ts';
import { createDrafts } from '../session/drafts.ts';
import { createEventPosition, type EventPosition } from '../session/event-position.ts';
import { createPerSession, type PerSession } from '../session/per-session.ts';
import { createSessionToasts } from '../session/session-toasts.ts';
import { createSignOut, type SignOut } from '../session/sign-out.ts';
import type { Log } from './log.ts';
import { providerHost } from './provider-host.ts';
import { createQueries, type Queries } from './queries.ts';
import type { Scheduler } from './scheduler.ts';

/** What the wallet runs on: the app gives the browser, the catalogue and the tests give what they need. */
export interface WalletEnvironment {
  /** The persistent storage of this device. */
  storage: TextStorage;
  session: SessionStore;
  navigate: Navigate;
  addBackStep: AddBackStep;
  clock: Clock;
  scheduler: Scheduler;
  device: Device;
  /** Where the keys of this device are kept and used. */
  keys: KeyStorage;
  /** Scans codes with the camera. */
  scan: ScanCodes;
  log: Log;
}

/** All that a route needs. */
export interface WalletServices extends WalletEnvironment {
  /** Calls the provider in the name of the session. */
  client: Client;
  /** Up to which event the wallet knows what happened. */
  eventPosition: EventPosition;
  /** What has been read from the provider. */
  queries: Queries;
  toasts: ToastStore;
  signOut: SignOut;
  perSession: PerSession;
  drafts: Drafts;
}

/** The services of one wallet. */
export function createWalletServices(environment: WalletEnvironment): WalletServices {
  const { session, clock, log } = environment;
  const eventPosition = createEventPosition(session);
  const client = createClient({
    host: providerHost,
    session,
    log: log.warn,
    onEventPosition: eventPosition.begin,
    onOutdated: (names) => void queries.refresh(...names),
  });
  const queries: Queries = createQueries(client, session);
  return {
    ...environment,
    client,
    eventPosition,
    queries,
    toasts: createSessionToasts(session),
    signOut: createSignOut({ ...environment, client }),
    perSession: createPerSession(session, clock),
    drafts: createDrafts(session),
  };
}

/** The services of the wallet around a component; undefined where there is none around it. */
export const WalletServicesContext = createContext<WalletServices | undefined>(undefined);

/** The services of the wallet around this component. @throws {Error} where there is none around it */
export function useWalletServices(): WalletServices {
  const services = useContext(WalletServicesContext);
  if (services === undefined) throw new Error('There is no WalletProvider around this.');
  return services;
}
