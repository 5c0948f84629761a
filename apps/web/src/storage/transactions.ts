// Transactions that an abandoned page cannot hold open. WebKit freezes a page that is left, for the back button, in the
// middle of its work: a transaction that still waits for that page blocks the database for every other page of the app,
// for as long as the page is frozen.

import type { DatabaseConnection } from './database.ts';

/** What `IDBDatabase.transaction` takes. */
type Scope = readonly [
  stores: string | string[],
  mode?: IDBTransactionMode,
  options?: { readonly durability: IDBTransactionDurability },
];

/** The job makes all requests at once; the browser can then finish them without the page. */
export async function transactAtOnce<T>(
  { database }: DatabaseConnection,
  scope: Scope,
  job: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction(...scope);
  const result = job(transaction);
  transaction.commit();
  return result;
}

/**
 * The job makes requests that depend on the results of others, and commits after the last. Leaving the page rolls
 * back what is not committed, and the job is repeated if the page returns.
 */
export async function transactInSteps<T>(
  { database }: DatabaseConnection,
  scope: Scope,
  job: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction(...scope);
  const listening = new AbortController();
  let returned: Promise<void> | null = null;
  const leave = () => {
    if (aborted(transaction)) returned ??= pageShown();
  };
  addEventListener('pagehide', leave, { signal: listening.signal });
  try {
    return await job(transaction);
  } catch (fault) {
    if (returned === null) throw fault;
  } finally {
    listening.abort();
  }
  await returned;
  return transactInSteps({ database }, scope, job);
}

/** False if it is committed, or over. */
function aborted(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}

function pageShown(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}

export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when everything the transaction did is stored; rejected if nothing of it is. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser took the writing back.'));
  });
}
