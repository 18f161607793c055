import { nextAddressChange } from "@petbox/domain/address/addressChange";
import { parseCep } from "@petbox/domain/address/cep";
import { lookupOfKnown, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { act, useReducer } from "react";
import { createRoot } from "react-dom/client";
import { waitFor } from "storybook/test";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { AddressEditStep } from "./AddressEditStep.tsx";

const cep = parseCep("45420-000");
const town = { ...(cep.ok && { cep: cep.value }), city: "Cairu", state: "BA", street: "Rua da Praia" } as const;
const address = { ...town, number: "12", complement: "fundos", neighborhood: "Centro" };

/** Records every property of the address that the form reads while rendering. */
const read: (string | symbol)[] = [];
const known = new Proxy(address, {
  get(target, name, receiver) {
    read.push(name);
    return Reflect.get(target, name, receiver);
  },
});

const nothing = () => undefined;

/** Like the page: a typed CEP is passed to the lookup and to the verification. */
function Editor() {
  const [lookup, dispatch] = useReducer(nextCepLookup, lookupOfKnown(town));
  const [, change] = useReducer(nextAddressChange, { step: "edit" });
  const onCepChange = (text: string) => {
    dispatch({ type: "cep-typed", text });
    change({ type: "cep-typed", text });
  };
  return (
    <AddressEditStep
      lookup={{ lookup, onCepChange, onRetry: nothing }}
      known={known}
      pending={false}
      failure={undefined}
      onVerify={nothing}
      onCancel={nothing}
    />
  );
}

it("renders only the typed field on a keystroke", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(async () =>
    root.render(
      <ThemeRoot>
        <Editor />
      </ThemeRoot>,
    ),
  );
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const field = (name: string) => {
    const control = place.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (control === null) throw new Error(`The field ${name} is missing.`);
    return control;
  };
  expect(read).toContain("street");
  for (const name of ["street", "number", "complement", "neighborhood", "reference"]) {
    const before = field(name).value;
    read.length = 0;
    await userEvent.type(field(name), "ab");
    expect(field(name).value, name).toBe(`${before}ab`);
    expect(read, name).toEqual([]);
  }
  // The CEP's first keystroke unlocks the fields that it had filled, which renders the form; later keystrokes do not.
  await userEvent.clear(field("cep"));
  await waitFor(() => expect(field("city").value).toBe(""), { timeout: 10_000 });
  expect(read).toContain("street");
  read.length = 0;
  await userEvent.type(field("cep"), "4542");
  expect(read).toEqual([]);
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});
