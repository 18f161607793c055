import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDrafts, type Draft, type DraftStorage } from "./drafts.ts";

/** The storage of a tab, and its raw contents. */
function tabStorage(): DraftStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

const newKey = () => crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

/** The same browser after a reload, with the same storage and key. */
async function browser() {
  const storage = tabStorage();
  const key = await newKey();
  const open = (whose: string | null = "lead0001") =>
    createDrafts(
      storage,
      async () => key,
      async () => whose,
    );
  return { storage, open };
}

const anybody = async () => null;

describe("drafts", () => {
  it("restores all text after a reload, and stores no plain text", async () => {
    const { storage, open } = await browser();
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.string({ minLength: 4 })), async (draft) => {
        await open().keep("contact", draft);
        expect(await open().read("contact")).toEqual(draft);
        const stored = [...storage.items].flat().join(" ");
        for (const typed of Object.values(draft)) expect(stored).not.toContain(typed);
      }),
      { seed: 7, numRuns: 50 },
    );
  });

  it("keeps the latest text, regardless of typing speed", async () => {
    const drafts = (await browser()).open();
    for (const name of ["B", "Bo", "Bob"]) void drafts.keep("name", { name });
    expect(await drafts.read("name")).toEqual({ name: "Bob" });
  });

  it("changes a stored draft, also while another page is about to read it, and deletes an empty one", async () => {
    const { storage, open } = await browser();
    const drafts = open();
    const withoutPhone = ({ phone: _, ...rest }: Draft) => rest;
    void drafts.keep("checkout", { phone: "11912345678", fullName: "Ana" });
    void drafts.change("checkout", withoutPhone);
    expect(await drafts.read("checkout")).toEqual({ fullName: "Ana" });
    void drafts.keep("checkout", { phone: "11912345678" });
    await drafts.change("checkout", withoutPhone);
    await drafts.change("contact", () => expect.fail("There is no such draft."));
    expect(storage.items.size).toBe(0);
  });

  it("deletes drafts even if the browser never opens the key", async () => {
    const storage = tabStorage();
    storage.setItem("petbox-draft:contact", "sealed");
    const drafts = createDrafts(storage, () => new Promise(() => undefined), anybody);
    void drafts.read("contact");
    drafts.forgetAll();
    expect(storage.items.size).toBe(0);
  });

  it("stores each form's draft separately, and deletes one or all of them", async () => {
    const { storage, open } = await browser();
    const drafts = open();
    storage.setItem("of somebody else", "stays");
    await drafts.keep("name", { name: "Bob" });
    await drafts.keep("contact", { email: "ana@exemplo.com.br" });
    drafts.forget("name");
    expect([await drafts.read("name"), await drafts.read("contact")]).toEqual([
      undefined,
      { email: "ana@exemplo.com.br" },
    ]);
    drafts.forgetAll();
    expect(await drafts.read("contact")).toBeUndefined();
    expect([...storage.items.keys()]).toEqual(["of somebody else"]);
  });

  it("restores a customer's drafts only to that customer, even after another one", async () => {
    const { open } = await browser();
    await open("carla").keep("dados", { cpf: "529.982.247-25" });
    expect([await open("luisa").read("dados"), await open(null).read("dados")]).toEqual([undefined, undefined]);
    expect(await open("carla").read("dados")).toEqual({ cpf: "529.982.247-25" });
  });

  it("has no draft and does not throw if storage fails", async () => {
    const { storage, open } = await browser();
    await open().keep("name", { name: "Bob" });
    expect(await createDrafts(storage, newKey, anybody).read("name")).toBeUndefined();
    storage.setItem("petbox-draft:name", "não é um rascunho");
    expect(await open().read("name")).toBeUndefined();

    const full = {
      ...tabStorage(),
      setItem: () => {
        throw new DOMException("cheio", "QuotaExceededError");
      },
    };
    await createDrafts(full, newKey, anybody).keep("name", { name: "Bob" });
    const forbidden = createDrafts(
      undefined,
      () => Promise.reject(new DOMException("proibido", "SecurityError")),
      anybody,
    );
    await forbidden.keep("name", { name: "Bob" });
    expect(await forbidden.read("name")).toBeUndefined();
  });
});
