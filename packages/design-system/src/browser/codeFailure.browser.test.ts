import { expect, it } from "vitest";
import { codeFailure } from "./codeFailure.ts";

it("is an update of the shop if the server replies, and a lost network otherwise", async () => {
  await expect(codeFailure(async () => new Response("", { status: 404 }))).resolves.toEqual({ kind: "outdated" });
  await expect(codeFailure(() => Promise.reject(new TypeError("Failed to fetch")))).resolves.toEqual({
    kind: "offline",
  });
});
