import { tabStorage } from "../browser/tabStorage.ts";
import type { Session } from "../session/session.ts";
import { createPageDrafts } from "./createPageDrafts.ts";
import { createDrafts } from "./drafts.ts";
import type { PageDrafts } from "./pageDrafts.ts";

const database = "petbox";
const keys = "keys";
const name = "drafts";

/** Drafts in the storage of this tab, and none where the browser forbids it. */
export function browserDrafts(session: Session): PageDrafts {
  const currentCustomer = async () => {
    await session.load();
    return session.get().customerCode;
  };
  return createPageDrafts(createDrafts(tabStorage(), openDraftKey, currentCustomer), document);
}

/**
 * The encryption key of this browser's drafts, created on first use. It is not extractable: the browser's files contain
 * only encrypted drafts.
 *
 * @throws DOMException if the browser denies IndexedDB.
 */
async function openDraftKey(): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const opened = await openDatabase();
  try {
    // One transaction, so that two tabs that start at once get the same key.
    const store = opened.transaction(keys, "readwrite").objectStore(keys);
    const known: unknown = await resultOf(store.get(name));
    if (known instanceof CryptoKey) return known;
    await resultOf(store.put(fresh, name));
    return fresh;
  } finally {
    opened.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(keys);
  return resultOf(request);
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
