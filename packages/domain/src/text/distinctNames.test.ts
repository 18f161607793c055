import { expect, it } from "vitest";
import { distinctNames } from "./distinctNames.ts";

it("adds the code to equal names only", () => {
  const [first, mia, second] = [
    { code: "ATIVA00001", name: "Bob" },
    { code: "ATIVA00002", name: "Mia" },
    { code: "ATIVA00003", name: "Bob" },
  ];
  expect(distinctNames([first, mia, second])).toEqual(["Bob (ATIVA00001)", "Mia", "Bob (ATIVA00003)"]);
  expect(distinctNames([first])).toEqual(["Bob"]);
});
