import { defaultSessionTimeout } from './session-timeout.ts';
import type { User } from './user.ts';

/** What is so of a person of whom nothing else is known; notification defaults as core §9. */
export const userDefaults = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  timezone: '',
  language: '',
  currency: '',
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  biometricEnabled: false,
  phoneProven: false,
  emailProven: false,
  sessionTimeout: defaultSessionTimeout,
};

/**
 * The person as this wallet has stored them, who was read with the schema then: what may be wrong is what somebody else
 * or an earlier version has written. Undefined where that is no person. Without the schema, because the wallet starts
 * with it.
 */
export function readStoredUser(stored: unknown): User | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = new Map(Object.entries(stored).filter(([, value]) => value !== null));
  const id: unknown = known.get('id');
  const isPerson =
    typeof id === 'number' &&
    Number.isSafeInteger(id) &&
    id > 0 &&
    Object.entries(userDefaults).every(([field, value]) => {
      const found: unknown = known.get(field);
      return found === undefined || typeof found === typeof value;
    });
  // Each field has the type of its default.
  return isPerson ? ({ ...userDefaults, ...Object.fromEntries(known) } as User) : undefined;
}
