import { expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { applyCoupon } from "./api.ts";

it.each([".", ".."])(
  "MAN-330 %s is no coupon: no address carries it, and another call's must not reply",
  async (code) => {
    const sent: string[] = [];
    const client = createClient({
      antiForgery: memoryAntiForgery("token", async () => undefined),
      botCheck: async () => "human",
      send: async (address) => {
        sent.push(new URL(String(address), "http://shop.test").pathname);
        return Response.json({ error: 0, cupom: { name: "DASESSAO", value_discount: "30.00" } });
      },
    });
    await expect(applyCoupon(client, code)).resolves.toBeUndefined();
    await expect(applyCoupon(client, "a/..")).resolves.toMatchObject({ code: "DASESSAO" });
    expect(sent).toEqual(["/cupom/campanha/a%2F.."]);
  },
);
