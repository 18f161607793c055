import { parseCouponName } from "@petbox/domain/referral/couponName";
import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { applyCoupon, createInviteCoupon, readSessionCoupon } from "./api.ts";

it.each(["", ".", "..", "a/..", "BOB\\ANA", "https://petbox.test/assine"])(
  "MAN-330 %j is no coupon: no URL can contain it, and another call must not reply",
  async (code) => {
    const client = createClient({
      antiForgery: memoryAntiForgery("token", async () => undefined),
      botCheck: async () => "human",
      send: async () => Response.json({ error: 0, cupom: { name: "DASESSAO", value_discount: "30.00" } }),
    });
    await expect(applyCoupon(client, code)).resolves.toBeUndefined();
  },
);

describe("the session's coupon", () => {
  const coupon = { name: "BOBQUERIDO", value_discount: 60 };

  function saying(reply: unknown) {
    return createClient({
      antiForgery: memoryAntiForgery("token", async () => undefined),
      botCheck: async () => "human",
      send: async () => Response.json(reply),
    });
  }

  it.each(["BOBQUERIDO", "https://petbox.test/cupom/BOBQUERIDO", "petbox.test/cupom/BOBQUERIDO?utm_source=amigo"])(
    "is applied by its code or its pasted link: %s",
    async (typed) => {
      const asked: string[] = [];
      const client = createClient({
        antiForgery: memoryAntiForgery("token", async () => undefined),
        botCheck: async () => "human",
        send: async (address) => {
          asked.push(String(address));
          return Response.json({ error: 0, cupom: coupon });
        },
      });
      expect((await applyCoupon(client, typed))?.code).toBe("BOBQUERIDO");
      expect(asked).toEqual(["/cupom/campanha/BOBQUERIDO"]);
    },
  );

  it("MAN-330 is no coupon unless its error is 0", async () => {
    expect(await readSessionCoupon(saying({ error: 1, cupom: coupon }))).toBeUndefined();
    expect(await readSessionCoupon(saying({ error: 0, cupom: coupon }))).toEqual({
      code: "BOBQUERIDO",
      discount: 6000,
    });
  });

  it.each([
    [15, 15],
    [12.5, undefined],
    [null, undefined],
  ])("has a percentage only if it is whole: %s", async (percent_discount, percent) => {
    const month = { month_percent_discount: percent_discount };
    const read = await readSessionCoupon(saying({ error: 0, cupom: { ...coupon, ...month, percent_discount } }));
    expect([read?.percent, read?.percentOfMonth]).toEqual([percent, percent]);
  });
});

describe("an invitation coupon", () => {
  const parsed = parseCouponName("BOBQUERIDO");
  if (!parsed.ok) throw new Error("The name of this test is not one.");
  const name = parsed.value;

  /** Creates an invitation coupon. @param found whether the name is taken. @returns whether it was created, with the requests. */
  async function made(found: boolean) {
    const asked: unknown[] = [];
    const client = createClient({
      antiForgery: memoryAntiForgery("token", async () => undefined),
      botCheck: async () => "human",
      send: async (_address, options) => {
        asked.push(JSON.parse(String(options?.body)));
        return Response.json({ success: true, found });
      },
    });
    return { isMade: await createInviteCoupon(client, name), asked };
  }

  it("MAN-348 MAN-349 is looked up, and created if its name is free", async () => {
    expect(await made(false)).toEqual({ isMade: true, asked: [{ name }, { cupom: name }] });
  });

  it("MAN-349 is not made where there is one", async () => {
    expect(await made(true)).toEqual({ isMade: false, asked: [{ name }] });
  });
});
