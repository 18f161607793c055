import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../../public/offline.html"), "utf8");

it("allows only the inline script of the offline page", () => {
  const [, script = "", ...others] = page.split(/<script>|<\/script>/);
  expect(script).toContain("online");
  expect(others).toHaveLength(1);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(page).toContain(`script-src 'sha256-${hash}'"`);
});
