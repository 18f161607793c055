import { describe, expect, it } from "vitest";
import { failureOfResponse } from "../client/failedResponse.ts";
import { changePhotoEndpoint } from "./contract.ts";

const failureOf = (status: number, body: unknown) =>
  failureOfResponse({ status, body }, changePhotoEndpoint.refusedWith);

describe("a photo that the server does not take", () => {
  it.each([400, 403, 404, 409])("SUB-356 is refused with %i, with the server's words", (status) => {
    expect(failureOf(status, { message: "Esta foto não." })).toEqual({ kind: "refused", message: "Esta foto não." });
    expect(failureOf(status, "")).toEqual({ kind: "refused" });
  });

  it.each([410, 413, 415, 422, 500])("SUB-357 hides the text of a %i", (status) => {
    expect(failureOf(status, { message: "Payload Too Large" })).toEqual({ kind: "unavailable" });
  });
});
