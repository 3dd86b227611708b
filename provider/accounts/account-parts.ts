import type { SandboxKind } from '#wallet/entities/sandbox.ts';

import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { Messages } from '../messages/messages.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Passwords } from './passwords.ts';
import type { SecretKey } from './secret-key.ts';
import type { SessionTime } from './session-time.ts';

/** The dependencies of the account use cases, such as registration and sign-in. */
export interface AccountParts {
  database: Database;
  environment: Environment;
  passwords: Passwords;
  limits: AttemptLimits;
  secretKey: SecretKey;
  /** The clock of sessions. */
  sessionTime: SessionTime;
  messages: Messages;
  /** The services that a sandbox replaces. */
  sandboxes: readonly SandboxKind[];
}

/** The device that sends a request. */
export interface Device {
  /** The name of its browser. */
  name: string;
  /** Its network address. */
  address: string;
  /** The device's mark for an account; empty if it has none. */
  markOf: (userId: number) => string;
}
