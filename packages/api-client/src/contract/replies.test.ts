import { accepted, rejected } from "@petbox/domain/result";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { succeededWithText } from "./replies.ts";

describe("the replies of calls that change data", () => {
  it.each([
    [{ success: true, message: "Feito." }, accepted("Feito.")],
    [{ success: true, message: "" }, accepted("")],
    [{ success: false, message: "Hoje não." }, rejected({ message: "Hoje não." })],
    [{ success: false, message: "" }, rejected({})],
  ])("%j is read as it is sent", (wire, said) => {
    expect(z.decode(succeededWithText, wire)).toEqual(said);
    expect(z.encode(succeededWithText, said)).toEqual(wire);
  });
});
