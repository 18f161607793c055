import fc from "fast-check";
import { expect, it } from "vitest";
import { maskEmail } from "./maskedEmail.ts";

it.each([
  ["ana.souza@gmail.com", "ana***"],
  ["leo@gmail.com", "leo***"],
  ["jo@gmail.com", "jo***"],
  ["j@x.com", "j***"],
  ["jo", "jo***"],
  ["@gmail.com", "***"],
  ["", "***"],
  ["ana***@gmail.com", "ana***"],
  ["  ana@gmail.com", "ana***"],
])("SUB-134 masks %s as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it("SUB-134 shows at most three letters and hides the domain, and is idempotent", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const masked = maskEmail(email);
      expect(masked).toMatch(/^.{0,3}\*\*\*$/u);
      expect(masked).not.toContain("@");
      expect(maskEmail(masked)).toBe(masked);
    }),
    { seed: 5 },
  );
});
