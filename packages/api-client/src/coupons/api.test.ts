import { parseCouponName } from "@petbox/domain/referral/couponName";
import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { applyCoupon, createInviteCoupon, readSessionCoupon } from "./api.ts";
import { sessionCouponEndpoint } from "./contract.ts";

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

  function saying(reply: unknown, status = 200) {
    return createClient({
      antiForgery: memoryAntiForgery("token", async () => undefined),
      botCheck: async () => "human",
      send: async () => Response.json(reply, { status }),
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

  it.each([false, {}, [], "", null, { name: "A" }, "Cupom inválido", 0])(
    "MAN-263 MAN-330 is no coupon where an error comes with the coupon %j",
    async (cupom) => {
      for (const frete of [false, null, "27.90"]) {
        const client = saying({ error: 1, cupom, frete });
        expect(await applyCoupon(client, "BOBQUERIDO")).toBeUndefined();
        expect(await readSessionCoupon(client)).toBeUndefined();
      }
    },
  );

  it("MAN-330 is false or missing, beside the freight", async () => {
    for (const sent of [
      { error: 0, cupom: false },
      { error: 1, cupom: false },
      { error: 1, cupom: {} },
      { error: 0 },
    ]) {
      const reply = await saying({ ...sent, frete: "27.90" }).call(sessionCouponEndpoint, {});
      expect(reply).toEqual({ coupon: undefined, freight: 2790 });
    }
    const { coupon: read, freight } = await saying({ error: 0, cupom: coupon, frete: false }).call(
      sessionCouponEndpoint,
      {},
    );
    expect([read?.code, freight]).toEqual(["BOBQUERIDO", undefined]);
  });

  it.each([{}, { name: "A" }, { name: "A", value_discount: "muito" }, "BOBQUERIDO"])(
    "MAN-330 must be readable without an error: %j",
    async (cupom) => {
      const failure = { kind: "contract", detail: expect.stringContaining("cupom") };
      await expect(readSessionCoupon(saying({ error: 0, cupom }))).rejects.toMatchObject({ failure });
    },
  );

  it.each([
    [404, { message: "No query results for model [App\\Models\\Coupon]." }],
    [400, { success: false, error: "Cupom vencido." }],
    [422, { message: "The given data was invalid.", errors: { code: ["Cupom vencido."] } }],
  ])("MAN-263 is no coupon where the server refuses the code with %i", async (status, body) => {
    expect(await applyCoupon(saying(body, status), "BOBQUERIDO")).toBeUndefined();
  });

  it.each([
    [429, "too-many"],
    [500, "unavailable"],
    [503, "unavailable"],
  ])("is unknown after a %i", async (status, kind) => {
    await expect(applyCoupon(saying({}, status), "BOBQUERIDO")).rejects.toMatchObject({ failure: { kind } });
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
