import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { wireList } from "./wireList.ts";

const sources = import.meta.glob<string>("../*/*.ts", { query: "?raw", import: "default", eager: true });

describe("a list on the wire", () => {
  const names = wireList(z.string());

  it.each([
    ["as a list", ["a", "b"]],
    ["with the keys of a filtered PHP list", { 1: "a", 4: "b" }],
  ])("is accepted %s", (_, sent) => {
    expect(z.safeDecode(names, JSON.parse(JSON.stringify(sent))).data).toEqual(["a", "b"]);
  });

  it.each([{}, { 1: "a", name: "b" }, "1", 1, null, undefined])("is not %j", (sent) => {
    expect(z.safeParse(names, sent).success).toBe(false);
  });

  it("names the invalid item", () => {
    expect(z.safeParse(names, { 2: "a", 5: 1 }).error?.issues[0]?.path).toEqual([1]);
  });

  it("keeps its checks", () => {
    expect(z.safeParse(names.check(z.maxLength(1)), { 2: "a", 5: "b" }).success).toBe(false);
  });

  it("is the only kind of list in the contract", () => {
    const bare = Object.entries(sources).filter(([, source]) => /\bz\.array\((?!z\.never\(\))/.test(source));
    expect(bare.map(([file]) => file).filter((file) => !/\.test\.ts$|\/(client|contractCheck)\//.test(file))).toEqual(
      [],
    );
  });
});
