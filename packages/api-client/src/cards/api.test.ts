import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseWalletCard } from "@petbox/domain/card/walletCard";
import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { failureOf } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { addCard, editCard, makeMainCard, removeCard } from "./api.ts";

const parsed = parseWalletCard(
  { holderName: "Carla Lima", number: "4111 1111 1111 1111", expirationMonth: "12", expirationYear: "31", cvv: "123" },
  civilDate(2026, 3, 10),
);
if (!parsed.ok) throw new Error("The card of this test is not one.");
const card = parsed.value;

/** A client that gets these replies in sequence, with its requests and the number of its bot checks. */
function clientOf(...replies: readonly Response[]) {
  const sent: unknown[] = [];
  let checks = 0;
  const left = [...replies];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => `human ${++checks}`,
    send: async (_address, options) => {
      sent.push(JSON.parse(String(options?.body)));
      return left.shift() ?? Response.error();
    },
  });
  return { client, sent };
}

const failed = async (work: Promise<unknown>) => failureOf(await work.catch((thrown: unknown) => thrown));

describe.each([
  ["a removed card", removeCard],
  ["a new main card", makeMainCard],
])("%s", (_title, send) => {
  const [bob, to] = [
    { pet_name: "Bob", pet_sex: "masculino" },
    { id: "2", last_four: "4444" },
  ];

  it("names the charges that have moved, if the server says so", async () => {
    const { client } = clientOf(
      Response.json({ success: true, moved_subscriptions: [bob], moved_to: to }),
      Response.json({ success: true, moved_subscriptions: "Bob" }),
      Response.json({ success: true }),
    );
    expect(await send(client, "1")).toEqual({
      charged: [{ name: "Bob", sex: "male" }],
      to: { id: "2", lastFour: "4444", isMain: false },
    });
    expect(await send(client, "1")).toBeUndefined();
    expect(await send(client, "1")).toBeUndefined();
  });
});

describe("a card that is sent", () => {
  it("SUB-354 has a new bot check after a failure, when added and when edited", async () => {
    const { client, sent } = clientOf(
      Response.json({ message: "Hoje não." }, { status: 400 }),
      Response.json({ success: true }),
      Response.json({ success: false }),
      Response.json({ success: true }),
    );
    await failed(addCard(client, "c0de", card));
    await addCard(client, "c0de", card);
    await failed(editCard(client, "c0de", "w1", card));
    await editCard(client, "c0de", "w1", card);
    expect(sent).toMatchObject([1, 2, 3, 4].map((check) => ({ recaptcha_response: `human ${check}` })));
  });

  it.each([
    ["a status 400", () => Response.json({ message: "Hoje não." }, { status: 400 })],
    ["no success", () => Response.json({ success: false, message: "Hoje não." })],
  ])("SUB-352 is refused with the server's text, which says so by %s", async (_title, reply) => {
    const refused = { kind: "refused", message: "Hoje não." };
    const { client } = clientOf(reply(), reply(), reply(), reply());
    expect(await failed(addCard(client, "c0de", card))).toEqual(refused);
    expect(await failed(editCard(client, "c0de", "w1", card))).toEqual(refused);
    expect(await failed(removeCard(client, "w1"))).toEqual(refused);
    expect(await failed(makeMainCard(client, "w1"))).toEqual(refused);
  });
});
