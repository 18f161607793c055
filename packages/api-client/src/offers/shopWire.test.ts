import { expect, it } from "vitest";
import * as z from "zod/mini";
import { shopWire } from "./shopWire.ts";

it("a URL that cannot be used counts as absent", () => {
  for (const sent of [
    "",
    "x",
    "/ofertas",
    "//loja",
    "javascript:alert(1)",
    "http://",
    "https://%",
    7,
    true,
    [],
    {},
    null,
    undefined,
  ]) {
    expect(z.parse(shopWire, sent)).toBeUndefined();
  }
  expect(z.parse(shopWire, "https://loja.petbox.example/")).toBe("https://loja.petbox.example/");
});
