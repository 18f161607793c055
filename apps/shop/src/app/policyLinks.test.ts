import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageAt } from "./pageAt.ts";
import { pageDescriptions } from "./pageDescriptions.ts";
import { prerenderedPaths } from "./prerenderedPaths.ts";
import { shopPages } from "./shopPages.ts";

const root = join(import.meta.dirname, "../../../..");
const policyAddress = /"(\/(?:termos-de-uso|politica-de-|privacidade|cookies)[\w-]*)(?:#[\w-]+)?"/g;

/** Every policy's address that something on the screen leads to. */
function linkedPolicies(): readonly string[] {
  const found = ["packages/design-system/src", "apps/shop/src/pages"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:stories|docs|test)\.tsx?$/.test(name))
      .flatMap((name) => [...readFileSync(join(root, folder, name), "utf8").matchAll(policyAddress)])
      .map(([, address = ""]) => address),
  );
  return [...new Set(found)].sort();
}

describe("a policy that something leads to", () => {
  const linked = linkedPolicies();

  it("is one of those of the footer, at least", () => {
    expect(linked).toEqual(
      expect.arrayContaining([
        "/termos-de-uso",
        "/termos-de-uso-tapetes",
        "/politica-de-trocas",
        "/politica-de-frete",
        "/privacidade",
        "/cookies",
      ]),
    );
  });

  it.each(linked)("%s is a page, prerendered and described", (address) => {
    expect(pageAt(shopPages, address)?.path).toBe(address);
    expect(prerenderedPaths).toContain(address);
    expect(pageDescriptions[address]).toMatch(/\.$/);
  });
});
