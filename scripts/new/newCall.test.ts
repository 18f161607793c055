import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeNew } from "./written.ts";

const root = join(import.meta.dirname, "../..");
const workspaces = ["packages/domain", "packages/api-client", "apps/mock-server"];
const settings = `const resolve = { conditions: ["@petbox/source", "module", "node"] };
export default {
  resolve,
  ssr: { resolve },
  test: { include: ["**/wire.test.ts", "**/contract/contract.test.ts"], isolate: false, testTimeout: 60_000 },
};
`;

/** A house that runs: what calls are made of is copied, what they need is shared. */
function runningHouse(): string {
  const house = mkdtempSync(join(tmpdir(), "petbox-new-call-"));
  for (const room of [...workspaces, "scripts/indexes", "apps/shop/src/pages/coupons", "package.json"]) {
    cpSync(join(root, room), join(house, room), {
      recursive: true,
      filter: (file) => !/\/(?:node_modules|dist)$/.test(file),
    });
  }
  mkdirSync(join(house, "node_modules/@petbox"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@petbox") symlinkSync(join(root, "node_modules", name), join(house, "node_modules", name));
  }
  for (const workspace of workspaces) {
    symlinkSync(join(house, workspace), join(house, "node_modules/@petbox", workspace.split("/").at(-1) ?? ""));
  }
  writeFileSync(join(house, "vitest.config.mjs"), settings);
  return house;
}

/** Runs a program of the house's. @returns what it said, once it has gone well. */
function run(house: string, program: string, ...more: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...more], { cwd: house, encoding: "utf8" });
  expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" });
  return stdout;
}

it("a new call is green at once, in an area that there is and in a new one", () => {
  const house = runningHouse();
  writeNew(house, "call", "coupons/OpenCoupon");
  writeNew(house, "call", "wishes/KeepWish");
  run(house, "scripts/indexes/indexes.ts");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const said = run(house, vitest, "run", "--reporter=verbose", "coupons/", "wishes/", "backend/wire", "contract/");
  for (const name of ["openCoupon", "keepWish"]) {
    expect(said).toMatch(new RegExp(`the server, held to the documents.*\\(${name}\\)`));
    expect(said).toMatch(new RegExp(`the client, held to the documents.*\\(${name}\\)`));
  }
});
