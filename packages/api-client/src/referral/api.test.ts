import { parseCouponName } from "@petbox/domain/referral/couponName";
import { expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { isCouponFound, saveCoupon } from "./api.ts";

const parsed = parseCouponName("BOBQUERIDO");
if (!parsed.ok) throw new Error("The name of this test is not one.");
const name = parsed.value;

/** A client whose server finds every coupon, and replies only when the request is aborted. */
function slowClient() {
  const asked: unknown[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: (_address, options) => {
      asked.push(JSON.parse(String(options?.body)));
      return new Promise((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () => reject(options.signal?.reason), { once: true });
      });
    },
  });
  return { client, asked };
}

function saying(reply: unknown) {
  return createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => Response.json(reply),
  });
}

it("SUB-258 a lookup of a name ends when the caller aborts", async () => {
  const { client, asked } = slowClient();
  const givingUp = new AbortController();
  const looking = isCouponFound(client, name, givingUp.signal);
  await Promise.resolve();
  givingUp.abort();
  await expect(looking).rejects.toBe(givingUp.signal.reason);
  expect(asked).toEqual([{ name }]);
});

it.each([
  [{ found: null }, false],
  [{ found: "" }, false],
  [{ found: [] }, false],
  [{ found: 0 }, false],
  [{ found: "false" }, false],
  [{ found: { id: 3 } }, true],
  [{ found: [{ id: 3 }] }, true],
  [{ found: "BOBQUERIDO" }, true],
  [{ found: 1 }, true],
])("SUB-317 the reply %j has found a coupon: %s", async (reply, isFound) => {
  expect(await isCouponFound(saying(reply), name)).toBe(isFound);
});

it("SUB-317 a reply without the key is outside the contract", async () => {
  await expect(isCouponFound(saying({ message: "ok" }), name)).rejects.toMatchObject({ failure: { kind: "contract" } });
});

it("SUB-318 SUB-319 a coupon is requested with its page and campaign, where present", async () => {
  const asked: unknown[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async (_address, options) => {
      asked.push(JSON.parse(String(options?.body)));
      return Response.json({ success: true });
    },
  });
  await saveCoupon(client, { name });
  await saveCoupon(client, { name, from: "/convites", description: "Convide seus amigos." });
  await saveCoupon(client, { name, description: "a".repeat(256) });
  expect(asked.pop()).toEqual({ cupom: name, description: "a".repeat(255) });
  expect(asked).toEqual([{ cupom: name }, { cupom: name, from: "/convites", description: "Convide seus amigos." }]);
});
