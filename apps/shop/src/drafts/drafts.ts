/** The unsaved text of a page's forms, by field name and dialog scope. */
export type Draft = Readonly<Record<string, string>>;

/** Unsaved text that survives a reload or a crash of this tab. */
export interface Drafts {
  /** The stored draft; undefined without one, or if it cannot be read. */
  read(form: string): Promise<Draft | undefined>;
  /** Stores a draft. A failure is ignored: the form works without drafts. */
  keep(form: string, draft: Draft): Promise<void>;
  /** Changes the stored draft, if any; an empty one is deleted. */
  change(form: string, change: (draft: Draft) => Draft): Promise<void>;
  forget(form: string): void;
  /** Deletes all drafts: the next visitor may be another person. */
  forgetAll(): void;
}

/** The storage of drafts: `sessionStorage`, or a map in tests. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "petbox-draft:";

/**
 * Encrypted drafts in the tab's storage. Decryption requires the key, which scripts cannot read, and the customer who typed them.
 * @param storage undefined if the browser denies storage; drafts are then not stored.
 * @param openKey returns an AES-GCM key; called once, on first use.
 * @param currentCustomer returns the code of the current customer; null without one.
 */
export function createDrafts(
  storage: DraftStorage | undefined,
  openKey: () => Promise<CryptoKey>,
  currentCustomer: () => Promise<string | null>,
): Drafts {
  let key: Promise<CryptoKey> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const theKey = () => {
    key ??= openKey();
    return key;
  };
  // In sequence: a slow encryption must not overwrite a later draft.
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const turn = last.then(work).catch(() => undefined);
    last = turn;
    return turn;
  };
  // At once, because earlier work may never settle, and again in turn, because it may store something.
  const erase = (work: (storage: DraftStorage) => void) => {
    if (storage === undefined) return;
    try {
      work(storage);
    } catch {
      // The storage is denied, so it holds no draft.
    }
    void inTurn(async () => work(storage));
  };
  const open = async (form: string) => {
    const sealed = storage?.getItem(prefix + form);
    return sealed ? asDraft(await unseal(await theKey(), sealed, await currentCustomer())) : undefined;
  };
  const store = async (form: string, draft: Draft) =>
    storage?.setItem(prefix + form, await seal(await theKey(), JSON.stringify(draft), await currentCustomer()));
  return {
    read: (form) => inTurn(() => open(form)),
    keep: async (form, draft) => {
      await inTurn(() => store(form, draft));
    },
    change: async (form, change) => {
      // In one turn: a page that opens meanwhile must not read the draft before the change.
      await inTurn(async () => {
        const kept = await open(form);
        if (kept === undefined) return;
        const changed = change(kept);
        if (Object.keys(changed).length > 0) await store(form, changed);
        else storage?.removeItem(prefix + form);
      });
    },
    forget: (form) => erase((kept) => kept.removeItem(prefix + form)),
    forgetAll: () =>
      erase((kept) => {
        const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? "");
        for (const name of names) if (name.startsWith(prefix)) kept.removeItem(name);
      }),
  };
}

const initialisationBytes = 12;

const encoded = (text: string) => new TextEncoder().encode(text);

/** Encrypts for one customer, whose code is authenticated but not stored. */
function algorithm(iv: Uint8Array<ArrayBuffer>, customer: string | null): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: encoded(customer ?? "") };
}

async function seal(key: CryptoKey, text: string, customer: string | null): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(initialisationBytes));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, customer), key, encoded(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** @throws DOMException if the text was encrypted with another key or for another customer. */
async function unseal(key: CryptoKey, sealed: string, customer: string | null): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const iv = bytes.subarray(0, initialisationBytes);
  const text = await crypto.subtle.decrypt(algorithm(iv, customer), key, bytes.subarray(initialisationBytes));
  return new TextDecoder().decode(text);
}

function asDraft(json: string): Draft | undefined {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}
