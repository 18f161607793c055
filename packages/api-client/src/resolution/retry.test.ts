import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { failureOf } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { CardNotSent, failedStepOf, openResolution, payDebtWithCard, ResolutionNotOpened } from "./api.ts";

/** A client whose server sends this reply to every request. */
function clientOf(body: unknown, status = 200) {
  return createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => Response.json(body, { status }),
  });
}

const thrownBy = (work: Promise<void>) =>
  work.then(
    () => "nothing",
    (thrown: unknown) => thrown,
  );

describe("a card for a debt", () => {
  const paying = async (body: unknown, status?: number) =>
    failureOf(await thrownBy(payDebtWithCard(clientOf(body, status), "BOB", { storedCard: "w1" })));

  it.each([
    ["has_error", { data: { has_error: true } }, 200],
    ["a has_error of a text", { data: { has_error: "1" } }, 200],
    ["a status 403", {}, 403],
    ["a status 403 with words", { message: "Não." }, 403],
  ])("MAN-375 MAN-376 is refused by %s", async (_title, body, status) => {
    expect(await paying(body, status)).toMatchObject({ kind: "refused" });
  });

  it.each([400, 409, 422])("MAN-377 is refused by a status %d like by no status of its own", async (status) => {
    expect(await paying({ message: "Não." }, status)).toEqual({
      kind: "refused",
      message: "Não.",
      type: "other-refusal",
    });
  });

  it("is not sent if the bot check fails", async () => {
    let sent = 0;
    const client = createClient({
      antiForgery: memoryAntiForgery("token", async () => undefined),
      botCheck: () => Promise.reject(new TypeError("Failed to fetch")),
      send: async () => {
        sent += 1;
        return Response.json({});
      },
    });
    const thrown = await thrownBy(payDebtWithCard(client, "BOB", { storedCard: "w1" }));
    expect(thrown).toBeInstanceOf(CardNotSent);
    expect(failedStepOf(thrown)).toBe("read");
    expect(failureOf(thrown)).toEqual({ kind: "offline" });
    expect(sent).toBe(0);
  });

  it("names the fields of the card that the server finds wrong", async () => {
    const body = { message: "The given data was invalid.", errors: { "credit_card.number": ["Confira o número."] } };
    expect(await paying(body, 422)).toEqual({
      kind: "invalid",
      message: "Confira o número.",
      fields: { number: "Confira o número." },
    });
  });

  it.each([404, 500, 503])("MAN-377 meets other trouble by a status %d", async (status) => {
    expect(await paying({ message: "Não." }, status)).toEqual({ kind: "unavailable" });
  });
});

describe("a resolution", () => {
  it.each([
    ["has_error", { data: { has_error: true, hash: null } }, 200],
    ["no hash", { data: { has_error: false, hash: null } }, 200],
    ["a status 404", {}, 404],
    ["a server that is down", {}, 500],
    ["another shape", [], 200],
  ])("MAN-378 is not opened by %s, unlike a refused card", async (_title, body, status) => {
    expect(await thrownBy(openResolution(clientOf(body, status), "BOB"))).toBeInstanceOf(ResolutionNotOpened);
  });

  it("FUN-142 MAN-345 is opened by the hash of the card", async () => {
    expect(await thrownBy(openResolution(clientOf({ data: { has_error: false, hash: "f00d" } }), "BOB"))).toBe(
      "nothing",
    );
  });
});
