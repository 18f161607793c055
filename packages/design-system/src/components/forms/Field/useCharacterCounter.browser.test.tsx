import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { TextField } from "../TextField/index.ts";

/** A field whose page takes back every character after the third. */
function Initials() {
  const [text, setText] = useState("");
  return (
    <TextField
      name="initials"
      label="Iniciais"
      limit={10}
      counterFrom={0}
      value={text}
      onValueChange={(typed) => setText(typed.slice(0, 3))}
    />
  );
}

it("counts what a controlled field keeps, not what was typed", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <Initials />
    </ThemeRoot>,
  );
  const input = page.getByRole("textbox", { name: "Iniciais" });
  await userEvent.type(input, "abcd");
  await expect.element(input).toHaveValue("abc");
  await expect.element(input).toHaveAccessibleDescription(/^3 /);
});
