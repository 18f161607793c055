import {
  AddressForm,
  type AddressFormProps,
  type CepFetcher,
  useCepLookup,
} from "@petbox/design-system/components/AddressForm";
import { Form } from "@petbox/design-system/components/Form";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { parseCep } from "@petbox/domain/address/cep";
import { accepted } from "@petbox/domain/result";
import { createRoot } from "react-dom/client";
import { waitFor } from "storybook/test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { createPageDrafts } from "./createPageDrafts.ts";
import type { Draft, Drafts } from "./drafts.ts";

const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" } as const;
const fetcher: CepFetcher = async () => place;

type Known = NonNullable<AddressFormProps["known"]>;

function Registration({ known = {} }: { known: Known | undefined }) {
  return (
    <Form parse={accepted} onSubmit={() => {}}>
      <AddressForm variant="static" known={known} {...useCepLookup(fetcher, known)} />
    </Form>
  );
}

let kept: Draft | undefined;
const drafts: Drafts = {
  read: async () => kept,
  keep: async (_, draft) => {
    kept = draft;
  },
  change: async () => {},
  forget: () => {},
  forgetAll: () => {},
};

const leaves: (() => void)[] = [];
function leave(): void {
  for (const each of leaves.splice(0)) each();
}

/** Opens the page, as also a reload does. */
function open(known?: Known): void {
  leave();
  const page = document.createElement("main");
  document.body.append(page);
  const root = createRoot(page);
  root.render(
    <ThemeRoot>
      <Registration known={known} />
    </ThemeRoot>,
  );
  const unwatch = createPageDrafts(drafts, document).watch("/assinatura/checkout/");
  leaves.push(() => {
    unwatch();
    root.unmount();
    page.remove();
  });
}

beforeEach(() => {
  kept = undefined;
});
afterEach(leave);

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
}
const door = () => [control("number").value, control("complement").value];
const shown = () => waitFor(() => expect(control("cep")).toBeVisible());

async function typeCep(cep: string): Promise<void> {
  await userEvent.fill(control("cep"), cep);
  await waitFor(() => expect(control("street")).toHaveValue(place.street));
}

async function opened(): Promise<void> {
  open();
  await shown();
  await typeCep("01310100");
  await userEvent.fill(control("number"), "1578");
  await userEvent.fill(control("complement"), "apto 42");
}

async function reloaded(): Promise<void> {
  open();
  await waitFor(() => expect(control("street")).toHaveValue(place.street));
}

it("the number and complement of a CEP come back with it after a reload", async () => {
  await opened();
  await reloaded();
  await waitFor(() => expect(door()).toEqual(["1578", "apto 42"]));
});

it("the number and complement of another CEP stay out of the new address, after a reload too", async () => {
  await opened();
  await typeCep("04538133");
  expect(door()).toEqual(["", ""]);
  await reloaded();
  expect(control("cep")).toHaveValue("04538-133");
  expect(door()).toEqual(["", ""]);
});

it("a CEP changed after a reload empties number and complement", async () => {
  await opened();
  await reloaded();
  await waitFor(() => expect(door()).toEqual(["1578", "apto 42"]));
  await typeCep("20040002");
  expect(door()).toEqual(["", ""]);
});

it("a draft with another CEP than the stored address keeps its own number and complement", async () => {
  await opened();
  const cep = parseCep("69005-010");
  if (!cep.ok) throw new Error("This is a CEP.");
  open({ ...place, cep: cep.value, number: "9", complement: "" });
  await waitFor(() => expect(door()).toEqual(["1578", "apto 42"]));
  await waitFor(() => expect(control("cep")).toHaveValue("01310-100"));
  expect(door()).toEqual(["1578", "apto 42"]);
});
