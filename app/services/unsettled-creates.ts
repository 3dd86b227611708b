import type { CreateName } from '#api/contract.ts';

import { unsettledKey } from './unsettled-key.ts';
import type { WalletEnvironment } from '../context.ts';

/** A create whose outcome is not known: its answer has not arrived, or was lost. */
export interface UnsettledCreate {
  call: CreateName;
  /** Its idempotency key. */
  key: string;
  /** Time of its first request, in ISO 8601. */
  sentAt: string;
  /** Set if the answer is lost. Otherwise the create may still be in flight, in this tab or in another one. */
  lost?: true;
}

/** The unsettled creates of the signed-in account. They outlive their form, their page and the tab. */
export interface UnsettledCreates {
  list: () => readonly UnsettledCreate[];
  /** Adds a create, or replaces its stored state. */
  put: (create: UnsettledCreate) => void;
  remove: (key: string) => void;
}

const isUnsettledCreate = (entry: unknown): entry is UnsettledCreate =>
  typeof entry === 'object' &&
  entry !== null &&
  (['call', 'key', 'sentAt'] as const).every(
    (field) => typeof (entry as Partial<UnsettledCreate>)[field] === 'string',
  );

function read(text: string | null): readonly UnsettledCreate[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isUnsettledCreate) : [];
  } catch {
    return [];
  }
}

/** Stores the unsettled creates of each account, without their contents. */
export function unsettledCreates({
  storage,
  session,
}: Pick<WalletEnvironment, 'storage' | 'session'>): UnsettledCreates {
  const storageKey = () => unsettledKey(session.read()?.user?.id);
  const list = () => read(storage.getItem(storageKey()));

  function write(entries: readonly UnsettledCreate[]) {
    if (entries.length === 0) storage.removeItem(storageKey());
    else storage.setItem(storageKey(), JSON.stringify(entries));
  }

  return {
    list,
    put: (create) => write([...list().filter(({ key }) => key !== create.key), create]),
    remove(removed) {
      const remaining = list().filter(({ key }) => key !== removed);
      if (remaining.length < list().length) write(remaining);
    },
  };
}
