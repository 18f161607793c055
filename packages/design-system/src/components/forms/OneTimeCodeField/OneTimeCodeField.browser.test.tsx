import { useState } from "react";
import { waitFor } from "storybook/test";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { OneTimeCodeField } from "./index.ts";

interface CodeProps {
  onComplete: (code: string) => void;
}

function Controlled({ onComplete }: CodeProps) {
  const [code, setCode] = useState("");
  return (
    <form onReset={() => setCode("")}>
      <OneTimeCodeField name="code" label="Código" value={code} onValueChange={setCode} onComplete={onComplete} />
      <button type="reset">Limpar</button>
    </form>
  );
}

function Uncontrolled({ onComplete }: CodeProps) {
  return (
    <form>
      <OneTimeCodeField name="code" label="Código" onComplete={onComplete} />
      <button type="reset">Limpar</button>
    </form>
  );
}

it.each([
  { kind: "a controlled", Code: Controlled },
  { kind: "an uncontrolled", Code: Uncontrolled },
])("$kind field is complete once, and again after it was emptied", async ({ Code }) => {
  const complete = vi.fn();
  openRoot().root.render(
    <ThemeRoot>
      <Code onComplete={complete} />
    </ThemeRoot>,
  );
  const input = page.getByRole("textbox", { name: "Código" });
  await userEvent.type(input, "123456x");
  expect(complete).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole("button", { name: "Limpar" }));
  await expect.element(input).toHaveValue("");
  await userEvent.fill(input, "123456");
  await waitFor(() => expect(complete).toHaveBeenCalledTimes(2));
});
