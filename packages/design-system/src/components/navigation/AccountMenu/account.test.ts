import { describe, expect, it } from "vitest";
import { greetedName } from "./account.ts";

describe("the account menu", () => {
  it("MAN-088 greets with the first name, or Petikineo without one", () => {
    expect(greetedName({ firstName: "Ana" })).toBe("Ana");
    expect(greetedName({ firstName: "  " })).toBe("Petikineo");
  });
});
