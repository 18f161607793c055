import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { freightUnknownMessage } from "@petbox/domain/delivery/freight";
import { type Customer, parseRegistration } from "@petbox/domain/identity/registration";
import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { estimateShipping, lookUpCep, readCustomer, saveCustomer, saveFreight } from "./api.ts";

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
if (!cep.ok) throw new Error("The postcode of this test is not one.");
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
  it("FUN-128 FUN-130 FUN-131 FUN-132 FUN-320 is sent under the wire's names", async () => {
    const { client, sent } = clientOf({ success: true });
    await saveCustomer(client, customerOf("1578"));
    expect(sent).toEqual([
      {
        call: "POST /save/customer",
        body: {
          client: {
            fullname: "Ana Souza",
            cpf: "52998224725",
            payment_cep: "01310100",
            payment_address_street: "Avenida Paulista",
            payment_address_number: "1578",
            payment_address_complement: "apto 42",
            payment_address_neighborhood: "Bela Vista",
            payment_address_city: "São Paulo",
            payment_address_state: "SP",
            birthdate: [1990, 4, 7],
            phone_area_code: "11",
            phone_number: "912345678",
            recaptcha_response: "human",
          },
        },
      },
    ]);
  });

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

  it("FUN-125 FUN-127 is read as the form shows it", async () => {
    const address = {
      payment_cep: "01310100",
      payment_address_street: "Avenida Paulista",
      payment_address_number: 1578,
      payment_address_complement: "apto 42",
      payment_address_neighborhood: "Bela Vista",
      payment_address_city: "São Paulo",
      payment_address_state: "SP",
    };
    const record = { name: "Ana Souza", cpf: "52998224725", phone_ddd: "11", phone_number: "912345678", address };
    expect(await read(record)).toEqual({
      fullName: "Ana Souza",
      cpf: "529.982.247-25",
      birthDate: "",
      phone: "(11) 91234-5678",
      cep: "01310-100",
      street: "Avenida Paulista",
      number: "1578",
      complement: "apto 42",
      neighborhood: "Bela Vista",
      city: "São Paulo",
      state: "SP",
    });
  });

  it("has empty fields for data that the server lacks", async () => {
    const nothing = { fullName: "", cpf: "", birthDate: "", phone: "", cep: "", street: "", number: "" };
    const empty = { ...nothing, complement: "", neighborhood: "", city: "", state: "" };
    expect(await read({})).toEqual(empty);
    expect(await read({ address: {} })).toEqual(empty);
  });

  it("FUN-126 reads a birth date as text and as its three parts", async () => {
    expect(await read({ birthDate: "1990-04-07" })).toMatchObject({ birthDate: "07/04/1990" });
    expect(await read({ birthDate: [1990, 4, 7] })).toMatchObject({ birthDate: "07/04/1990" });
    expect(await read({ birthDate: [1990, 2, 30] })).toMatchObject({ birthDate: "" });
  });
});

describe("where the box goes", () => {
  it("FUN-136 FUN-319 looks a CEP up by its digits", async () => {
    const data = { cidade: "São Paulo", estado: "SP", bairro: "Bela Vista", logradouro: "Avenida Paulista" };
    const { client, sent } = clientOf({ data });
    expect(await lookUpCep(client, paulista)).toEqual({ ...place, state: "SP" });
    expect(sent).toEqual([{ call: "POST /shipping/cep", body: { cep: "01310100" } }]);
  });

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

  it("MAN-332 keeps the freight in decimal reais", async () => {
    const { client, sent } = clientOf({ success: true });
    const { price } = await estimateShipping(clientOf({ data: [{ price: 15.55, days: 7 }] }).client, paulista);
    await saveFreight(client, price);
    expect(sent).toEqual([{ call: "POST /save/frete/", body: { frete: "15.55" } }]);
  });
});
