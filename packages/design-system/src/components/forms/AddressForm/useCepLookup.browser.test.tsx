import { parseCep } from "@petbox/domain/address/cep";
import type { Root } from "react-dom/client";
import { waitFor } from "storybook/test";
import { beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { AddressForm, type AddressFormProps, type CepFetcher, useCepLookup } from "./index.ts";

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ page, root } = openRoot());
});

function Address({ fetcher, known }: { fetcher: CepFetcher; known?: AddressFormProps["known"] }) {
  return <AddressForm {...useCepLookup((cep) => fetcher(cep), known)} known={known} />;
}

function cepOf(text: string) {
  const cep = parseCep(text);
  if (!cep.ok) throw new Error(`${text} is no CEP.`);
  return cep.value;
}

function control(name: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
}

it("fills the address from any service, once per CEP, and asks again after a failure", async () => {
  const fetcher = vi.fn<CepFetcher>().mockRejectedValueOnce(new Error("offline"));
  fetcher.mockResolvedValue({ street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" });
  root.render(
    <ThemeRoot>
      <Address fetcher={fetcher} />
    </ThemeRoot>,
  );
  await waitFor(() => expect(control("cep")).toBeVisible());
  await userEvent.type(control("cep"), "01310100");
  const retry = () => page.querySelector("button");
  await waitFor(() => expect(retry()).not.toBeNull());
  expect(fetcher.mock.calls).toEqual([["01310100"]]);
  retry()?.click();
  await waitFor(() => expect(control("street")).toHaveValue("Avenida Paulista"));
  expect(fetcher).toHaveBeenCalledTimes(2);
});

it("ignores the failure of a request whose CEP has been typed again since", async () => {
  const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
  const requests: { resolve: (found: typeof place) => void; reject: (failure: Error) => void }[] = [];
  const fetcher: CepFetcher = () => new Promise((resolve, reject) => requests.push({ resolve, reject }));
  root.render(
    <ThemeRoot>
      <Address fetcher={fetcher} />
    </ThemeRoot>,
  );
  await waitFor(() => expect(control("cep")).toBeVisible());
  await userEvent.type(control("cep"), "01310100");
  await waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.type(control("cep"), "{Backspace}0");
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[0]?.reject(new Error("The first request has timed out."));
  requests[1]?.resolve(place);
  await waitFor(() => expect(control("street")).toHaveValue("Avenida Paulista"));
});

it("starts with a known address as found, and requests the place of a known CEP alone", async () => {
  const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" } as const;
  const cep = cepOf("01310-100");
  const fetcher = vi.fn<CepFetcher>(async () => place);
  root.render(
    <ThemeRoot>
      <Address fetcher={fetcher} known={{ cep, ...place, number: "1578" }} />
    </ThemeRoot>,
  );
  await waitFor(() => expect(control("street")).toHaveValue("Avenida Paulista"));
  expect(control("number")).toHaveValue("1578");
  expect(page.textContent).toContain("São Paulo");
  expect(fetcher).not.toHaveBeenCalled();
  root.unmount();
  ({ page, root } = openRoot());
  root.render(
    <ThemeRoot>
      <Address fetcher={fetcher} known={{ cep }} />
    </ThemeRoot>,
  );
  await waitFor(() => expect(control("street")).toHaveValue("Avenida Paulista"));
  expect(fetcher.mock.calls).toEqual([["01310100"]]);
});
