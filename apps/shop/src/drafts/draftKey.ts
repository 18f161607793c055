const database = "petbox";
const keys = "keys";
const name = "drafts";

/**
 * The key of this browser's drafts, made at the first use. It cannot be exported: whoever reads the browser's files finds
 * sealed drafts and no way to open them.
 *
 * @throws DOMException where the browser forbids its database.
 */
export async function openDraftKey(): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const opened = await openDatabase();
  try {
    // One transaction: of two tabs that come first at once, both get the key of whichever was first.
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
