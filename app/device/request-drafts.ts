import { StoredDraft, StoredFiles, type RequestContent } from '#wallet/forms/stored-request.ts';

/**
 * The unsent requests of this device, which survive a reload (decision 163). In IndexedDB, because the files of one
 * request exceed the room of `localStorage`.
 */
const database = 'superwallet-drafts';
const store = 'requests';

/** The unsent content of one form. Errors reject: the browser may refuse to store data. */
export interface RequestDrafts {
  /** The stored content; undefined if there is none, or if an earlier version wrote it in another form. */
  read: () => Promise<RequestContent | undefined>;
  /** Stores the content; undefined removes it. */
  write: (content: RequestContent | undefined) => Promise<void>;
}

/** Opens the drafts of a user's form: of a new request, or of the correction of a document. */
export function openRequestDrafts(
  userId: number,
  documentId: number | undefined,
  factory: IDBFactory = indexedDB,
): RequestDrafts {
  const form = `${userId} ${documentId ?? 'new'}`;
  const keys = { draft: `${form} draft`, files: `${form} files` };
  /** The files as stored: they are large, and most changes do not concern them. */
  let storedFiles: RequestContent['files'] | undefined;
  // One operation after another, so that a removal never overtakes a write.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run);
    last = next.catch(() => undefined);
    return next;
  };

  return {
    read: () =>
      inTurn(async () => {
        const [draft, files] = await transact(factory, 'readonly', (objects) => [
          objects.get(keys.draft),
          objects.get(keys.files),
        ]);
        const content = StoredDraft.safeParse(draft);
        const attached = StoredFiles.safeParse(files ?? []);
        if (!content.success || !attached.success) return undefined;
        storedFiles = attached.data;
        return { draft: content.data, files: attached.data };
      }),
    write: (content) =>
      inTurn(async () => {
        await transact(factory, 'readwrite', (objects) => {
          if (content === undefined)
            return [objects.delete(keys.draft), objects.delete(keys.files)];
          return [
            objects.put(content.draft, keys.draft),
            ...(content.files === storedFiles ? [] : [objects.put(content.files, keys.files)]),
          ];
        });
        storedFiles = content?.files;
      }),
  };
}

/** Removes the drafts of all users from this device. */
export function forgetRequestDrafts(factory: IDBFactory = indexedDB): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(database);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(toError(request.error));
  });
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(database, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(toError(request.error));
  });
}

/** Runs requests in one transaction. Resolves with their results when it is complete. */
async function transact(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  run: (objects: IDBObjectStore) => readonly IDBRequest[],
): Promise<unknown[]> {
  // Opened each time: an open connection of another tab would delay the removal after a sign-out.
  const connection = await open(factory);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = connection.transaction(store, mode);
      const requests = run(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(requests.map(({ result }): unknown => result));
      transaction.onabort = () => reject(toError(transaction.error));
    });
  } finally {
    connection.close();
  }
}

const toError = (error: DOMException | null) => error ?? new Error('The browser gave no reason');
