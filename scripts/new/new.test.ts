import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeNew } from "./written.ts";

const root = join(import.meta.dirname, "../..");

const rooms = [
  "packages/design-system/src/components/status/Badge",
  "packages/domain/src/site/paths.ts",
  "packages/api-client/src/coupons",
  "apps/shop/src/pages/account",
  "apps/mock-server/src/backend/coupons/handlers.ts",
];

/** A house with some of ours in it, to write into. */
function smallHouse(): string {
  const house = mkdtempSync(join(tmpdir(), "petbox-new-"));
  for (const room of rooms) cpSync(join(root, room), join(house, room), { recursive: true });
  return house;
}

describe("npm run new", () => {
  it.each([
    ["component", "status/Pill", "Componentes/Status/Pill"],
    ["screen", "account/Wishes", "path: accountPaths.wishes"],
    ["call", "coupons/OpenCoupon", "handle(openCouponEndpoint"],
  ])("writes a %s, by its own name in every file", (kind, where, told) => {
    const house = smallHouse();
    const { files } = writeNew(house, kind, where);
    const texts = files.map((file) => readFileSync(join(house, file), "utf8"));
    expect(texts.join("\n")).toContain(told);
    for (const text of texts) expect(text).not.toMatch(/sample|\{[aA]rea\}|\{areaPaths\}|\{groupTitle\}/i);
  });

  it("imports once what a file has imported already", () => {
    const house = smallHouse();
    writeNew(house, "call", "coupons/OpenCoupon");
    const contract = readFileSync(join(house, "packages/api-client/src/coupons/contract.ts"), "utf8");
    expect(contract.match(/import \{ endpoint \}/g)).toHaveLength(1);
    expect(contract.match(/import \* as z/g)).toHaveLength(1);
  });

  it.each([
    ["component", "status/Badge", "is there already"],
    ["component", "nowhere/Pill", "is no group"],
    ["screen", "nowhere/Wishes", "has no addresses"],
    ["screen", "Wishes", "Its name is"],
    ["house", "status/Pill", "is one of"],
  ])("refuses %s %s: %s", (kind, where, why) => {
    expect(() => writeNew(smallHouse(), kind, where)).toThrow(why);
  });
});
