import { createContext, useContext } from 'react';

import type { Client } from '#api/client.ts';
import type { SessionStore } from '#api/session-store.ts';
import type { ScanCodes } from '#components/code-scanner.ts';
import type { Navigate } from '#components/Link.tsx';
import type { ToastStore } from '#components/toast-store.ts';
import type { Clock } from '#wallet/clock.ts';

import type { Device } from '../device/device.ts';
import type { KeyStorage } from '../keys/key-storage.ts';
import type { PerSession } from '../session/per-session.ts';
import type { SignOut } from '../session/sign-out.ts';
import type { Queries } from './queries.ts';

/** Where a problem goes that is only logged (core §8). */
export interface Log {
  info: (problem: string, detail?: unknown) => void;
  warn: (problem: string, detail?: unknown) => void;
}

/**
 * All that a route needs. The app makes one set for the browser (`browserServices`), the catalogue a fresh set for each
 * story, and a test what it needs.
 */
export interface WalletServices {
  session: SessionStore;
  /** Calls the provider in the name of the session. */
  client: Client;
  /** What has been read from the provider. */
  queries: Queries;
  toasts: ToastStore;
  navigate: Navigate;
  clock: Clock;
  /** At least 0 and below 1, as `Math.random`. */
  random: () => number;
  device: Device;
  /** Where the keys of this device are kept and used. */
  keys: KeyStorage;
  /** Scans codes with the camera. */
  scan: ScanCodes;
  signOut: SignOut;
  perSession: PerSession;
  log: Log;
}

export const WalletServicesContext = createContext<WalletServices | undefined>(undefined);

/** The services of the wallet around this component. @throws {Error} where there is none around it */
export function useWalletServices(): WalletServices {
  const services = useContext(WalletServicesContext);
  if (services === undefined) throw new Error('There is no WalletProvider around this.');
  return services;
}
