import { describe, expect, it } from "vitest";
import { registered } from "../scenarios/people.ts";
import { visitorAt } from "../scenarios/scenarios.ts";
import { inProcess } from "../testing/inProcess.ts";

const atPayment = () => inProcess({ world: { customers: [registered] }, newcomer: visitorAt("payment") });

describe("what a record can hold", () => {
  const long = "a".repeat(256);
  it.each([
    ["/save/genero", { pet_name: long, pet_sex: "masculino" }, "pet_name"],
    ["/save/breed", { pet_breed: long, pet_breed_srd1: "", pet_breed_srd2: "" }, "pet_breed"],
    ["/save/breed", { pet_breed: "SRD", pet_breed_srd1: long, pet_breed_srd2: "" }, "pet_breed_srd1"],
    ["/save/item-extra", { item_extra: "normal", tags: [long] }, "tags.0"],
  ])("FUN-334 %s refuses a text that no column holds, with 422", async (path, body, field) => {
    const visitor = await atPayment().visit();
    const before = visitor.visitor();
    expect(await visitor.post(path, body)).toEqual({
      status: 422,
      body: {
        message: `O campo ${field} pode ter no máximo 255 caracteres.`,
        errors: { [field]: [`O campo ${field} pode ter no máximo 255 caracteres.`] },
      },
    });
    expect(visitor.visitor()).toEqual(before);
  });

  it("FUN-334 refuses an address of that length, and takes the longest that there is room for", async () => {
    const visitor = await atPayment().visit();
    const save = (street: string, recaptcha_response = "local-contact") =>
      visitor.post("/save/customer", {
        client: {
          fullname: "Ana Maria Souza",
          cpf: "52998224725",
          payment_cep: "01310100",
          payment_address_street: street,
          payment_address_number: "1578",
          payment_address_complement: "",
          payment_address_neighborhood: "Bela Vista",
          payment_address_city: "São Paulo",
          payment_address_state: "SP",
          birthdate: [1990, 4, 7],
          phone_area_code: "11",
          phone_number: "912345678",
          recaptcha_response,
        },
      });
    expect((await save(long)).status).toBe(422);
    expect((await save(long.slice(1))).body).toEqual({ success: true });
    // A bot check's token is longer, and is not kept.
    expect((await save("Avenida Paulista", "x".repeat(2_000))).body).toMatchObject({ success: false });
  });
});

describe("FUN-334 the freight that was shown", () => {
  it.each([["-69.90"], [-0.01], ["1000.01"], ["1e20"], ["muito"]])("cannot be %s", async (frete) => {
    const visitor = await atPayment().visit();
    expect((await visitor.post("/save/frete/", { frete })).status).toBe(422);
    expect(visitor.visitor().freight).toBeUndefined();
  });

  it.each([["0"], [15.55], ["1000.00"]])("can be %s", async (frete) => {
    const visitor = await atPayment().visit();
    expect((await visitor.post("/save/frete/", { frete })).body).toEqual({ success: true });
  });
});
