import { expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { addExtraItem, listOfferedExtraItems } from "./api.ts";

/** A client whose server always sends this reply. */
function replying(reply: unknown) {
  return createClient({
    antiForgery: memoryAntiForgery("token", async () => "token"),
    botCheck: async () => "",
    origin: "http://localhost",
    send: async () => Response.json(reply),
  });
}

const wire = { tag: "petisco", name: "Petisco", descricao: "Um pacote.", imagem: "/p.svg", price: 79.9 };
const add = (reply: unknown) => addExtraItem(replying(reply), "CTR-1", { tag: "petisco", trackCode: "SP" });

it("MAN-157 MAN-412 MAN-415 an extra category is read by its five names, its price exactly; one without a tag or a price is left out", async () => {
  const read = { tag: "petisco", name: "Petisco", description: "Um pacote.", image: "/p.svg", monthlyPrice: 7_990 };
  for (const price of [79.9, "79.90", "79.9"]) {
    expect(await listOfferedExtraItems(replying({ trilhas: [{ ...wire, price }] }), "SP")).toEqual([read]);
  }
  for (const name of ["tag", "price"]) {
    const lacking = { ...wire, [name]: null };
    expect(await listOfferedExtraItems(replying({ trilhas: [lacking, wire] }), "SP"), name).toEqual([read]);
    const alone = listOfferedExtraItems(replying({ trilhas: [lacking] }), "SP");
    await expect(alone, name).rejects.toMatchObject({ failure: { kind: "contract" } });
  }
  const bare = { ...wire, name: null, descricao: "", imagem: null };
  expect(await listOfferedExtraItems(replying({ trilhas: [bare] }), "SP")).toMatchObject([{ name: "", image: "" }]);
});

it('MAN-323 an error instead of the categories is a refusal; "false" and 0 are not', async () => {
  const list = (error: unknown) => listOfferedExtraItems(replying({ error, trilhas: [wire] }), "SP");
  await expect(list("Trilha fora do ar.")).rejects.toMatchObject({
    failure: { kind: "refused", message: "Trilha fora do ar." },
  });
  for (const error of [true, 1, "true"])
    await expect(list(error)).rejects.toMatchObject({ failure: { kind: "refused" } });
  for (const error of [false, 0, null, "false", "0", ""]) expect(await list(error)).toHaveLength(1);
});

it('MAN-322 reads has_error in every form; "false" and 0 mean success', async () => {
  for (const has_error of [true, 1, "true", "1"]) {
    await expect(add({ has_error, message: "Acabou." })).rejects.toMatchObject({
      failure: { kind: "refused", message: "Acabou." },
    });
  }
  for (const has_error of [false, 0, "false", "0", null, ""]) await expect(add({ has_error })).resolves.toBeUndefined();
  for (const reply of [{}, { has_error: "sim" }]) {
    await expect(add(reply)).rejects.toMatchObject({ failure: { kind: "contract" } });
  }
});
