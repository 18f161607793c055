/** What was typed into the forms of a page and not saved yet: each field under its name, and under its dialog's scope. */
export type Draft = Readonly<Record<string, string>>;

/** What was typed and not saved, kept over a reload or a crash of this tab. */
export interface Drafts {
  /** What was typed into a form the last time; undefined when nothing was, or when it cannot be read. */
  read(form: string): Promise<Draft | undefined>;
  /** Stores a draft. A failure is ignored: the form works without drafts. */
  keep(form: string, draft: Draft): Promise<void>;
  forget(form: string): void;
  /** Deletes all drafts: the next visitor may be another person. */
  forgetAll(): void;
}

/** Where drafts lie: the tab's storage, or a map in tests. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "petbox-draft:";

/**
 * Drafts in the tab's storage, sealed: what is stored tells nothing without the key, which no script can read, and is
 * nothing for anybody but who typed it.
 *
 * @param storage undefined where the browser forbids storage; nothing is kept then.
 * @param openKey an AES-GCM key; asked once, at the first use.
 * @param whoIsThere returns the code of the current customer; null without one.
 */
export function createDrafts(
  storage: DraftStorage | undefined,
  openKey: () => Promise<CryptoKey>,
  whoIsThere: () => Promise<string | null>,
): Drafts {
  let key: Promise<CryptoKey> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const theKey = () => {
    key ??= openKey();
    return key;
  };
  // One after the other: a slow seal must not overtake what was typed later.
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const turn = last.then(work).catch(() => undefined);
    last = turn;
    return turn;
  };
  return {
    read: (form) =>
      inTurn(async () => {
        const sealed = storage?.getItem(prefix + form);
        return sealed ? asDraft(await unseal(await theKey(), sealed, await whoIsThere())) : undefined;
      }),
    keep: async (form, draft) => {
      await inTurn(async () =>
        storage?.setItem(prefix + form, await seal(await theKey(), JSON.stringify(draft), await whoIsThere())),
      );
    },
    forget: (form) => {
      void inTurn(async () => storage?.removeItem(prefix + form));
    },
    forgetAll: () => {
      void inTurn(async () => {
        if (storage === undefined) return;
        const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
        for (const name of names) if (name.startsWith(prefix)) storage.removeItem(name);
      });
    },
  };
}

const initialisationBytes = 12;

const encoded = (text: string) => new TextEncoder().encode(text);

/** What is sealed for one is opened for no other; who it is for is not stored. */
function algorithm(iv: Uint8Array<ArrayBuffer>, whose: string | null): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: encoded(whose ?? "") };
}

async function seal(key: CryptoKey, text: string, whose: string | null): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(initialisationBytes));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, whose), key, encoded(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** @throws DOMException for what this key did not seal, or not for them. */
async function unseal(key: CryptoKey, sealed: string, whose: string | null): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const iv = bytes.subarray(0, initialisationBytes);
  const text = await crypto.subtle.decrypt(algorithm(iv, whose), key, bytes.subarray(initialisationBytes));
  return new TextDecoder().decode(text);
}

function asDraft(json: string): Draft | undefined {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}
