import { expect, it } from "vitest";
import { withReason } from "./withReason.ts";

it("puts the reason in a line of its own, in plain text and in HTML", () => {
  expect(withReason("Um erro ocorreu", "Acabou.")).toBe("Um erro ocorreu\nAcabou.");
  expect(withReason("Um erro ocorreu", "<b>Acabou.</b>")).toBe("Um erro ocorreu<br><b>Acabou.</b>");
  expect(withReason("Um erro ocorreu", "Ra&ccedil;&atilde;o acabou.")).toContain("<br>");
});
