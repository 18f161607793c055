import { waitFor } from "storybook/test";
import { afterEach, describe, expect, it } from "vitest";
import { createPageDrafts } from "./createPageDrafts.ts";
import type { Draft, Drafts } from "./drafts.ts";

/** The tab's storage by page, which survives a reload. */
function tab() {
  const kept = new Map<string, Draft>();
  const drafts: Drafts = {
    read: async (name) => kept.get(name),
    keep: async (name, draft) => void kept.set(name, draft),
    change: async () => {},
    forget: (name) => void kept.delete(name),
    forgetAll: () => kept.clear(),
  };
  const open = (changed?: Iterable<EventTarget>) =>
    createPageDrafts(drafts, document).watch("/dados-cliente/", changed);
  return { kept, open };
}

const contracts = ["CTR-1", "CTR-2"] as const;

/** Shows a page with a field, and two contracts whose dialogs have the same title. */
function showPage(): void {
  document.body.innerHTML = `
    <main><form><input name="phone"></form>
    ${contracts.map((code) => `<dialog data-draft="${code}"><h2>Entrega do Bob</h2><form><input name="street"></form></dialog>`).join("")}
    <dialog><h2>Seu Instagram</h2><form><input name="street"></form></dialog></main>`;
}

function part<Found extends HTMLElement>(kind: new () => Found, selector: string): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}
const dialogOf = (code: string) => part(HTMLDialogElement, `[data-draft="${code}"]`);
const fieldIn = (place: string) => part(HTMLInputElement, `${place} input`);
const main = () => part(HTMLElement, "main");

function type(place: string, text: string): void {
  const field = fieldIn(place);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  document.body.innerHTML = "";
});

/** A page with text in its field and in the dialog of the first contract. */
async function typedPage() {
  const { kept, open } = tab();
  showPage();
  leaves.push(open());
  dialogOf("CTR-1").showModal();
  type("main > form", "11912345678");
  type('[data-draft="CTR-1"]', "Rua A");
  await waitFor(() => expect(Object.values(kept.get("/dados-cliente") ?? {})).toEqual(["11912345678", "Rua A"]));
  const reload = () => {
    for (const leave of leaves.splice(0)) leave();
    showPage();
    leaves.push(open());
  };
  return { kept, reload, texts: () => Object.values(kept.get("/dados-cliente") ?? {}) };
}

describe("text typed before the code of the drafts has loaded", () => {
  it("is kept, beside the text of an earlier visit", async () => {
    const { kept, open } = tab();
    kept.set("/dados-cliente", { phone: "1191", "CTR-1\nstreet": "Rua A" });
    showPage();
    type("main > form", "11912345678");
    leaves.push(open([fieldIn("main > form")]));
    await waitFor(() => expect(kept.get("/dados-cliente")).toEqual({ phone: "11912345678", "CTR-1\nstreet": "Rua A" }));
    expect(fieldIn("main > form").value).toBe("11912345678");
    expect(fieldIn('[data-draft="CTR-1"]').value).toBe("Rua A");
  });
});

describe("text typed before the page was hydrated", () => {
  it("is kept", async () => {
    const { kept, open } = tab();
    showPage();
    fieldIn("main > form").value = "11912345678";
    leaves.push(open());
    await waitFor(() => expect(kept.get("/dados-cliente")).toEqual({ phone: "11912345678" }));
  });
});

describe("the draft of a dialog", () => {
  it("is restored only to the same item's form, even if other dialogs have the same title or fields", async () => {
    const { reload } = await typedPage();
    reload();
    await waitFor(() => expect(fieldIn('[data-draft="CTR-1"]').value).toBe("Rua A"));
    expect(fieldIn("main > form").value).toBe("11912345678");
    expect(fieldIn('[data-draft="CTR-2"]').value).toBe("");
    expect(fieldIn("dialog:not([data-draft])").value).toBe("");
  });

  it.each([
    ["is closed", () => dialogOf("CTR-1").close()],
    ["is taken away", () => dialogOf("CTR-1").remove()],
  ])("is forgotten when the dialog %s; what is typed beside it stays", async (_, end) => {
    const { texts, reload } = await typedPage();
    end();
    await waitFor(() => expect(texts()).toEqual(["11912345678"]));
    reload();
    await waitFor(() => expect(fieldIn("main > form").value).toBe("11912345678"));
    expect(fieldIn('[data-draft="CTR-1"]').value).toBe("");
  });

  it("leaves no empty draft behind", async () => {
    const { kept, open } = tab();
    showPage();
    leaves.push(open());
    part(HTMLDialogElement, "dialog:not([data-draft])").showModal();
    type("dialog:not([data-draft])", "@bob");
    await waitFor(() => expect(kept.size).toBe(1));
    part(HTMLDialogElement, "dialog:not([data-draft])").close();
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it.each([
    [
      "sleeps with the panel around it",
      () => {
        main().hidden = true;
        dialogOf("CTR-1").close();
      },
    ],
    [
      "goes with the page around it",
      () => {
        dialogOf("CTR-1").close();
        main().remove();
      },
    ],
    [
      "goes because the page is left",
      () => {
        dialogOf("CTR-1").close();
        for (const leave of leaves.splice(0)) leave();
      },
    ],
  ])("is kept when the dialog %s", async (_, happen) => {
    const { reload } = await typedPage();
    happen();
    // All effects of the event happen before the next frame.
    await new Promise(requestAnimationFrame);
    reload();
    await waitFor(() => expect(fieldIn('[data-draft="CTR-1"]').value).toBe("Rua A"));
  });
});

it("is restored only to a form of the same `data-draft`", async () => {
  const { kept, open } = tab();
  const show = (species: string) => {
    document.body.innerHTML = `<main><form data-draft="${species}"><input name="breed"></form></main>`;
  };
  show("dog");
  leaves.push(open());
  type("main > form", "Beagle");
  await waitFor(() => expect(Object.values(kept.get("/dados-cliente") ?? {})).toEqual(["Beagle"]));
  for (const leave of leaves.splice(0)) leave();
  show("dog");
  leaves.push(open());
  await waitFor(() => expect(fieldIn("main > form").value).toBe("Beagle"));
  show("cat");
  await new Promise(requestAnimationFrame);
  expect(fieldIn("main > form").value).toBe("");
});
