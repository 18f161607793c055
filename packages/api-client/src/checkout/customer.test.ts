import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { freightUnknownMessage } from "@petbox/domain/delivery/freight";
import { type Customer, parseRegistration } from "@petbox/domain/identity/registration";
import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { estimateShipping, readCustomer, saveCustomer } from "./api.ts";

/** A client whose every request gets the same reply, with its requests: method, path and body. */
function clientOf(reply: unknown) {
  const sent: { call: string; body: unknown }[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async (address, options) => {
      const body = options?.body === undefined ? undefined : JSON.parse(String(options.body));
      sent.push({ call: `${options?.method} ${address}`, body });
      return Response.json(reply);
    },
  });
  return { client, sent };
}

const cep = parseCep("01310-100");
if (!cep.ok) throw new Error("The CEP of this test is not one.");
const paulista = cep.value;
const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "sp" };

function customerOf(number: string): Customer {
  const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: paulista });
  const found = nextCepLookup(looking, { type: "replied", cep: paulista, place });
  const person = { fullName: "Ana Souza", cpf: "529.982.247-25", birthDate: "07/04/1990", phone: "(11) 91234-5678" };
  const draft = { ...person, ...place, cep: paulista, number, complement: "apto 42" };
  const customer = parseRegistration(draft, found, civilDate(2026, 3, 10));
  if (!customer.ok) throw new Error("The customer of this test is not right.");
  return customer.value;
}

describe("the customer's data", () => {
  it("FUN-129 FUN-251 has 0 for a number that was left out", async () => {
    const { client, sent } = clientOf({ success: true });
    await saveCustomer(client, customerOf(""));
    expect(sent).toMatchObject([{ body: { client: { payment_address_number: "0" } } }]);
  });

  it("FUN-320 FUN-342 is refused with the first text of the server's list", async () => {
    const { client } = clientOf({ success: false, error: [{ message: "Confira o CPF." }, { message: "Outro." }] });
    await expect(saveCustomer(client, customerOf("1578"))).rejects.toMatchObject({
      failure: { kind: "refused", message: "Confira o CPF." },
    });
  });

  it("FUN-318 is read without a body, and may be missing", async () => {
    const { client, sent } = clientOf({ client: null });
    expect(await readCustomer(client)).toBeUndefined();
    expect(sent).toEqual([{ call: "GET /checkout/customer/", body: undefined }]);
  });

  const read = (record: unknown) => readCustomer(clientOf({ client: record }).client);

  it("has empty fields for data that the server lacks", async () => {
    const nothing = { fullName: "", cpf: "", birthDate: "", phone: "", cep: "", street: "", number: "" };
    const empty = { ...nothing, complement: "", neighborhood: "", city: "", state: "" };
    expect(await read({})).toEqual(empty);
    expect(await read({ address: {} })).toEqual(empty);
  });

  it("FUN-125 FUN-127 keeps the leading zeros of a CPF and a CEP that are sent as numbers", async () => {
    const numbers = { cpf: 1_234_567_890, address: { payment_cep: 1_310_100 } };
    expect(await read(numbers)).toMatchObject({ cpf: "012.345.678-90", cep: "01310-100" });
  });

  it.each([
    ["1990-04-07"],
    ["07/04/1990"],
    ["07-04-1990"],
    [[1990, 4, 7]],
    [["1990", "04", "07"]],
    [{ year: 1990, month: 4, day: 7 }],
    [{ day: "07", month: "04", year: "1990" }],
  ])("FUN-126 reads the birth date %j", async (birthDate) => {
    expect(await read({ birthDate })).toMatchObject({ birthDate: "07/04/1990" });
  });

  it.each([[[1990, 2, 30]], ["30/02/1990"], [{ year: 1990, month: 2, day: 30 }], [{ year: 1990 }], ["ontem"]])(
    "FUN-126 leaves out the birth date %j",
    async (birthDate) => {
      expect(await read({ birthDate })).toMatchObject({ birthDate: "" });
    },
  );
});

describe("where the box goes", () => {
  it("MAN-331 takes the first estimate", async () => {
    const { client, sent } = clientOf({
      data: [
        { price: "27.90", days: 7 },
        { price: 99, days: 1 },
      ],
    });
    expect(await estimateShipping(client, paulista)).toEqual({ price: 2790, days: 7 });
    expect(sent).toEqual([{ call: "POST /shipping/cep/estimate", body: { cep: "01310100" } }]);
  });

  it("MAN-331 is refused with a message where the carrier sends no estimate", async () => {
    const { client } = clientOf({ data: [] });
    const failure = { kind: "refused", message: freightUnknownMessage };
    await expect(estimateShipping(client, paulista)).rejects.toMatchObject({ failure });
  });
});
