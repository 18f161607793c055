import { parseCep } from "@petbox/domain/address/cep";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { accepted } from "@petbox/domain/result";
import { useRef } from "react";
import { waitFor } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Form } from "../Form/index.ts";
import { AddressForm, type CepFetcher, useCepLookup } from "./index.ts";
import { usePressDuringLookup } from "./usePressDuringLookup.ts";

const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
const cep = parseCep("01310-100");
const saved = { ...(cep.ok && { cep: cep.value }), number: "1578" };

afterEach(() => {
  vi.restoreAllMocks();
});

interface AddressProps {
  readonly fetcher: CepFetcher;
  readonly onSubmit: (lookup: CepLookup["kind"]) => void;
}

function Address({ fetcher, onSubmit }: AddressProps) {
  const form = useRef<HTMLFormElement>(null);
  const address = useCepLookup(fetcher, saved);
  const press = usePressDuringLookup(form, address.lookup);
  return (
    <Form
      ref={form}
      parse={() => accepted(undefined)}
      onSubmitCapture={press.keep}
      onSubmit={() => onSubmit(address.lookup.kind)}
    >
      <AddressForm {...address} known={saved} />
      <button type="submit">{press.waiting ? "Conferindo" : "Salvar"}</button>
    </Form>
  );
}

it("submits, though the place arrives within the press itself, when the browser takes no other submission", async () => {
  const { page, root } = openRoot();
  let reply = (_found: typeof place) => {};
  const fetcher: CepFetcher = () => new Promise((resolve) => (reply = resolve));
  const onSubmit = vi.fn();
  root.render(
    <ThemeRoot>
      <Address fetcher={fetcher} onSubmit={onSubmit} />
    </ThemeRoot>,
  );
  const button = () => page.querySelector("button[type=submit]");
  await waitFor(() => expect(button()).toBeVisible());
  // The reply arrives ahead of React's listener, as one just before the press does. React does not hurry to render it: it belongs to no event.
  vi.spyOn(window, "event", "get").mockReturnValue(undefined);
  window.addEventListener("submit", () => reply(place), { capture: true, once: true });
  // A press of the browser's own: React then renders within the event.
  await userEvent.click(button() ?? page);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith("found"));
  expect(button()).toHaveTextContent("Salvar");
});
