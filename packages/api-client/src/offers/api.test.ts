import { expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { listOffers } from "./api.ts";

/** A client whose server always sends this reply. */
function replying(reply: unknown) {
  return createClient({
    antiForgery: memoryAntiForgery("token", async () => "token"),
    botCheck: async () => "",
    origin: "http://localhost",
    send: async () => Response.json(reply),
  });
}

it("SUB-339 keeps the server's text of a failure", async () => {
  await expect(listOffers(replying({ success: false, error: "Ofertas fora do ar." }))).rejects.toMatchObject({
    failure: { kind: "refused", message: "Ofertas fora do ar." },
  });
});

it("reads names as the documents spell them, prices in cents, and stars from 0 to 5", async () => {
  const offer = { name: "Bolinha", image_item: "/b.svg", price: 3990, especial_price: 2990, url_key: "bolinha" };
  const read = await listOffers(
    replying({
      success: true,
      data: [
        { ...offer, rate: 4.8 },
        { ...offer, rate: null },
        { ...offer, rate: 7 },
        { ...offer, rate: 0 },
        { ...offer, rate: 5 },
        { ...offer, rate: -1 },
      ],
    }),
  );
  expect(read[0]).toEqual({
    name: "Bolinha",
    image: "/b.svg",
    price: 3990,
    specialPrice: 2990,
    urlKey: "bolinha",
    rate: 4.8,
  });
  expect(read.map(({ rate }) => rate)).toEqual([4.8, undefined, undefined, 0, 5, undefined]);
});

it("is an empty list when the reply has no offers", async () => {
  expect(await listOffers(replying({ success: true }))).toEqual([]);
});
