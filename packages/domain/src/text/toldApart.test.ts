import { expect, it } from "vitest";
import { toldApart } from "./toldApart.ts";

it("adds the code to equal names only", () => {
  const [first, mia, second] = [
    { code: "ATIVA00001", name: "Bob" },
    { code: "ATIVA00002", name: "Mia" },
    { code: "ATIVA00003", name: "Bob" },
  ];
  expect(toldApart([first, mia, second])).toEqual(["Bob (ATIVA00001)", "Mia", "Bob (ATIVA00003)"]);
  expect(toldApart([first])).toEqual(["Bob"]);
});
