import { describe, expect, it } from "vitest";
import { greetedName } from "./account.ts";

describe("the account in the header", () => {
  it("MAN-088 greets with the first name, or a Petikineo when there is none", () => {
    expect(greetedName({ firstName: "Ana" })).toBe("Ana");
    expect(greetedName({ firstName: "  " })).toBe("Petikineo");
  });
});
