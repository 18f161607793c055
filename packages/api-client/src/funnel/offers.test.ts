import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { listExtraItems, listPlans, listTracks } from "./offers.ts";

/** A client whose server always sends this reply. */
function replying(reply: unknown) {
  return createClient({
    antiForgery: memoryAntiForgery("token", async () => "token"),
    botCheck: async () => "",
    origin: "http://localhost",
    send: async () => Response.json(reply),
  });
}

const plan = (tag: string, descrisao = "") => ({ tag, name: tag, descrisao, price: 79.9, imagem: "" });

describe("listPlans", () => {
  it("FUN-083 sorts annual before semestral before monthly, in any order of the server", async () => {
    const client = replying({ plans: [plan("SP_mensal"), plan("SP_anual"), plan("SP_semestral")] });
    expect((await listPlans(client)).map(({ tag }) => tag)).toEqual(["SP_anual", "SP_semestral", "SP_mensal"]);
  });

  it("FUN-119 FUN-121 decodes the month's exact price, the ribbon's flag, and the length in the description", async () => {
    const client = replying({ plans: [{ ...plan("caixa", "12 meses"), especial: 1 }] });
    expect(await listPlans(client)).toEqual([
      {
        tag: "caixa",
        name: "caixa",
        description: "12 meses",
        image: "",
        monthlyPrice: 7990,
        length: 12,
        special: true,
      },
    ]);
  });

  it("FUN-038 is refused when the reply has an error, with or without a text", async () => {
    await expect(listPlans(replying({ error: "Escolha uma trilha." }))).rejects.toMatchObject({
      failure: { kind: "refused", message: "Escolha uma trilha." },
    });
    await expect(listPlans(replying({ plans: [], error: true }))).rejects.toMatchObject({
      failure: { kind: "refused" },
    });
  });

  it("breaks the contract when the reply has neither plans nor an error", async () => {
    for (const reply of [{}, { plans: null }, { unexpected: true }]) {
      await expect(listPlans(replying(reply))).rejects.toMatchObject({ failure: { kind: "contract" } });
    }
  });
});

describe("listTracks", () => {
  it("FUN-118 reads every field of a track", async () => {
    const wire = { tag: "essencial", name: "Essencial", descricao: "Tudo.", imagem: "/e.svg", class: "essencial" };
    const client = replying({
      trilhas: [
        { ...wire, price: "69.90", dashed_price: 89.9, active: true },
        { ...wire, price: 69.9, dashed_price: null, active: 0, class: null },
      ],
    });
    const track = { tag: "essencial", name: "Essencial", description: "Tudo.", image: "/e.svg", monthlyPrice: 6990 };
    expect(await listTracks(client)).toEqual([
      { ...track, dashedPrice: 8990, mostPopular: true, class: "essencial" },
      { ...track, mostPopular: false },
    ]);
  });
});

describe("listExtraItems", () => {
  const wire = { tag: "petisco", call: "Mais sabor!", name: "Petisco", descricao: "Um pacote.", imagem: "/p.svg" };
  const item = { tag: "petisco", call: "Mais sabor!", name: "Petisco", description: "Um pacote.", image: "/p.svg" };

  it("FUN-123 reads every field of an extra item, and leaves out items without a tag or with a wrong price", async () => {
    const client = replying({ trilhas: [{ ...wire, price: "19.90", active: 1 }] });
    expect(await listExtraItems(client, "essencial")).toEqual([
      { ...item, monthlyPrice: 1990, isPriceKnown: true, mostPopular: true },
    ]);
    for (const wrong of [{ tag: undefined }, { tag: null }, { price: "caro" }]) {
      const other = { ...wire, price: 19.9, ...wrong };
      expect(await listExtraItems(replying({ trilhas: [other, wire] }), "essencial")).toHaveLength(1);
      const alone = listExtraItems(replying({ trilhas: [other] }), "essencial");
      await expect(alone).rejects.toMatchObject({ failure: { kind: "contract" } });
    }
    const bare = replying({ trilhas: [{ ...wire, name: null, descricao: null, imagem: "", call: undefined }] });
    expect(await listExtraItems(bare, "essencial")).toMatchObject([{ name: "", description: "", image: "", call: "" }]);
  });

  it("FUN-358 assumes R$7,90 for a missing price, and marks it as assumed", async () => {
    const client = replying({ trilhas: [{ ...wire, price: null }, wire] });
    const assumed = { ...item, monthlyPrice: 790, isPriceKnown: false, mostPopular: false };
    expect(await listExtraItems(client, "essencial")).toEqual([assumed, assumed]);
  });
});
