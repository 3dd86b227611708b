import { defaultSessionTimeout } from './session-timeout.ts';
import type { User } from './user.ts';

/** The default fields of a user; notification defaults as in core §9. */
export const userDefaults = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  timezone: '',
  language: '',
  localLanguage: '',
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
 * Reads the user that this wallet has stored. The schema parsed the user before, so only fields that an earlier version
 * or another script has written can be invalid. Undefined for any other value. It does not use the schema, so that the
 * first load does not need the schema library.
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
