import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { ContactAnswer } from "@petbox/domain/funnel/answers";
import { type Customer, parseRegistration } from "@petbox/domain/identity/registration";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { ApiContext, useApiClient } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { CacheOwnerContext } from "../client/CacheOwnerContext.ts";
import { createClient } from "../client/client.ts";
import { useKnownCustomer, useSaveCustomer } from "./hooks.ts";

function Name({ contact }: { readonly contact?: ContactAnswer }) {
  const result = useKnownCustomer(contact);
  return <p>{result.status === "ready" ? result.value?.fullName : result.status}</p>;
}

it("MAN-315 one customer's data is not shown to the next one in the same tab", async () => {
  const names = ["Ana Souza"];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => {
      const name = names.shift();
      return name === undefined ? new Promise<never>(() => {}) : Response.json({ client: { name } });
    },
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  const cache = new Map();
  const show = (code: string) =>
    root.render(
      <SWRConfig value={{ provider: () => cache }}>
        <ApiContext value={client}>
          <CacheOwnerContext value={code}>
            <Name />
          </CacheOwnerContext>
        </ApiContext>
      </SWRConfig>,
    );
  show("lead0001");
  await vi.waitFor(() => expect(place.textContent).toBe("Ana Souza"));
  show("lead0002");
  await vi.waitFor(() => expect(place.textContent).toBe("loading"));
  root.unmount();
});

it("MAN-315 a person's data is not shown for another e-mail with the same phone, without customer codes", async () => {
  const names = ["Ana Souza", "Bia Lima"];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => Response.json({ client: { name: names.shift() } }),
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  const cache = new Map();
  const show = (email: string) =>
    root.render(
      <SWRConfig value={{ provider: () => cache }}>
        <ApiContext value={client}>
          <CacheOwnerContext value={null}>
            <Name contact={{ email, areaCode: "11", phoneNumber: "912345678", newsletter: false, privacy: true }} />
          </CacheOwnerContext>
        </ApiContext>
      </SWRConfig>,
    );
  show("ana@gmail.com");
  await vi.waitFor(() => expect(place.textContent).toBe("Ana Souza"));
  show("bia@gmail.com");
  await vi.waitFor(() => expect(place.textContent).toBe("Bia Lima"));
  show("ANA@gmail.com");
  await vi.waitFor(() => expect(place.textContent).toBe("Ana Souza"));
  expect(names).toEqual([]);
  root.unmount();
});

/** A customer in São Paulo, as the registration form reads one. */
function customerOfForm(): Customer {
  const cep = parseCep("01310-100");
  if (!cep.ok) throw new Error("The CEP of this test is not one.");
  const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
  const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: cep.value });
  const found = nextCepLookup(looking, { type: "replied", cep: cep.value, place });
  const person = { fullName: "Bia Lima", cpf: "529.982.247-25", birthDate: "07/04/1990", phone: "(11) 91234-5678" };
  const draft = { ...person, ...place, cep: cep.value, number: "1578", complement: "" };
  const customer = parseRegistration(draft, found, civilDate(2026, 3, 10));
  if (!customer.ok) throw new Error("The customer of this test is not right.");
  return customer.value;
}

function SaveButton({ onRefused }: { readonly onRefused: () => void }) {
  const client = useApiClient();
  const save = useSaveCustomer(undefined);
  return (
    <button type="button" onClick={() => save(client, customerOfForm()).catch(onRefused)}>
      Salvar
    </button>
  );
}

it("shows the customer known before again when the server refuses a save", async () => {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async (_address, options) =>
      options?.method === "GET"
        ? Response.json({ client: { name: "Ana Souza" } })
        : Response.json({ success: false, error: "Confira o CPF." }, { status: 400 }),
  });
  const refused = vi.fn();
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={client}>
        <CacheOwnerContext value="lead0001">
          <Name />
          <SaveButton onRefused={refused} />
        </CacheOwnerContext>
      </ApiContext>
    </SWRConfig>,
  );
  const name = () => place.querySelector("p")?.textContent;
  await vi.waitFor(() => expect(name()).toBe("Ana Souza"));
  place.querySelector("button")?.click();
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(name()).toBe("Ana Souza"));
  root.unmount();
  place.remove();
});

it("saves the customer while it is not known yet whose data are cached", async () => {
  const sent: string[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async (address) => {
      sent.push(String(address));
      return Response.json({ success: true });
    },
  });
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <ApiContext value={client}>
      <SaveButton onRefused={() => undefined} />
    </ApiContext>,
  );
  await vi.waitFor(() => expect(place.querySelector("button")).not.toBeNull());
  place.querySelector("button")?.click();
  await vi.waitFor(() => expect(sent).toEqual([expect.stringContaining("/save/customer")]));
  root.unmount();
  place.remove();
});
