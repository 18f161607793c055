import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { ApiError, failureOf } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { finishRating, giveStar } from "./api.ts";

/** A client whose server sends this reply to every request. */
function replied(reply: () => Response) {
  return createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => reply(),
  });
}

const rated = { box: "marco", shipmentId: "77" };

describe("stars", () => {
  const fateOf = (reply: () => Response) => giveStar(replied(reply), rated, { of: "item", item: "corda", value: 4 });

  it("SUB-313 are kept by any reply of the server", async () => {
    expect(await fateOf(() => Response.json({ success: true }))).toBe("kept");
    expect(await fateOf(() => Response.json(true))).toBe("kept");
    expect(await fateOf(() => new Response(""))).toBe("kept");
  });

  it.each([
    ["a status 500", () => Response.json({}, { status: 500 })],
    ["a status 422", () => Response.json({ message: "Não." }, { status: 422 })],
    ["a refusal with a status 200", () => Response.json({ success: false, message: "Não." })],
    ["no network", () => Response.error()],
  ])("failed by %s", async (_title, reply) => {
    await expect(fateOf(reply)).rejects.toBeInstanceOf(ApiError);
  });

  it("SUB-313 are unclear after a captive portal's page", async () => {
    expect(await fateOf(() => new Response("<h1>Bem-vindo ao hotel</h1>"))).toBe("unclear");
  });
});

it("SUB-312 a last step that the server refuses is thrown with its words", async () => {
  const refusing = replied(() => Response.json({ success: false, message: "Faltam estrelas." }));
  const thrown = await finishRating(refusing, rated, { customerService: 5, logistics: 5 }).catch(
    (failure: unknown) => failure,
  );
  expect(failureOf(thrown)).toEqual({ kind: "refused", message: "Faltam estrelas." });
});
