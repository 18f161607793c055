import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isClientModule, isMarkedClient, markClient } from "./clientModules.ts";

let folder = "";

const files = {
  "node_modules/styles/package.json": '{ "peerDependencies": { "react": "*" } }',
  "node_modules/checks/package.json": "{}",
  "hook.js": 'import { useState } from "react";',
  "document.js": 'export { createPortal } from "react-dom";',
  "styled.js": 'import { styled } from "styles/web";',
  "above.js": 'import "./below.js";\nexport { cpf } from "checks";',
  "below.js": 'import "./above.js";\nexport * from "./styled.js";',
  "onDemand.js": 'export const mask = () => import("./hook.js");',
  "elements.js": 'import { jsx } from "react/jsx-runtime";\nexport const line = jsx("hr", {});',
  "rule.js": 'import { cpf } from "checks";',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "petbox-client-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a published module", () => {
  it.each(["hook.js", "document.js", "styled.js", "above.js", "below.js"])("needs the client's React: %s", (file) => {
    expect(isClientModule(join(folder, file))).toBe(true);
  });

  it.each(["onDemand.js", "elements.js", "rule.js"])("is safe in a server component: %s", (file) => {
    expect(isClientModule(join(folder, file))).toBe(false);
  });

  it("is marked on a line of its own, which its source map skips", () => {
    const marked = markClient("export {};", { mappings: "AAAA" });
    expect(marked).toEqual({ code: '"use client";\nexport {};', map: { mappings: ";AAAA" } });
    expect([isMarkedClient(marked.code), isMarkedClient("export {};")]).toEqual([true, false]);
  });
});
