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

/** A temporary repository: the sources of calls are copied, the dependencies are linked. */
function runnableCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "petbox-new-call-"));
  for (const path of [...workspaces, "scripts/indexes", "apps/shop/src/pages/coupons", "package.json"]) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !/\/(?:node_modules|dist)$/.test(file),
    });
  }
  mkdirSync(join(folder, "node_modules/@petbox"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@petbox") symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
  for (const workspace of workspaces) {
    symlinkSync(join(folder, workspace), join(folder, "node_modules/@petbox", workspace.split("/").at(-1) ?? ""));
  }
  writeFileSync(join(folder, "vitest.config.mjs"), settings);
  return folder;
}

/** Runs a program in the copy and expects it to succeed. Returns its output. */
function run(folder: string, program: string, ...more: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...more], { cwd: folder, encoding: "utf8" });
  expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" });
  return stdout;
}

it("the tests of a new call pass, in an existing area and in a new one", () => {
  const folder = runnableCopy();
  writeNew(folder, "call", "coupons/OpenCoupon");
  writeNew(folder, "call", "wishes/KeepWish");
  run(folder, "scripts/indexes/indexes.ts");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const said = run(folder, vitest, "run", "--reporter=verbose", "coupons/", "wishes/", "backend/wire", "contract/");
  for (const name of ["openCoupon", "keepWish"]) {
    expect(said).toMatch(new RegExp(`the server, held to the documents.*\\(${name}\\)`));
    expect(said).toMatch(new RegExp(`the client, held to the documents.*\\(${name}\\)`));
  }
});
