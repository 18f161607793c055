import fc from "fast-check";
import { matchPath } from "react-router-dom";
import { expect, it } from "vitest";
import { isAt } from "./isAt.ts";

it.each([
  ["/", "/", true],
  ["/", "", true],
  ["*", "/nada", true],
  ["/plano/:code", "/plano/ATIVA00001", true],
  ["/plano/:code", "/Plano/ATIVA00001/", true],
  ["/plano/:code", "/plano/", false],
  ["/plano/:code", "/plano//", false],
  ["/plano/:code", "/plano/ATIVA00001/boxes", false],
  ["/plano/:code", "/planos/ATIVA00001", false],
  ["/assinatura/resolver/:code", "/assinatura//ATIVA00001", false],
])("%s, asked for %s: %s", (address, path, expected) => {
  expect(isAt(address, path)).toBe(expected);
});

it("says of every address what the router says", () => {
  const address = fc.array(fc.constantFrom("plano", "app", ":code", ":hash"), { maxLength: 3 });
  const path = fc.array(fc.constantFrom("plano", "PLANO", "app", "x.y", "%20", "a b", ""), { maxLength: 4 });
  fc.assert(
    fc.property(address, path, (wanted, asked) => {
      const [pattern, pathname] = [`/${wanted.join("/")}`, `/${asked.join("/")}`];
      expect(isAt(pattern, pathname)).toBe(matchPath(pattern, pathname) !== null);
    }),
  );
});
