import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { endpoints } from "./endpoints.ts";
import { openApiDocument } from "./openApi.ts";

describe("openapi.json", () => {
  it("is up to date (npm run openapi regenerates it)", () => {
    const committed = JSON.parse(readFileSync(join(import.meta.dirname, "../../openapi.json"), "utf8"));
    expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(committed);
  });

  it("describes every call", () => {
    expect(Object.keys(openApiDocument().paths ?? {})).toEqual([...new Set(endpoints.map(({ path }) => path))]);
  });
});
