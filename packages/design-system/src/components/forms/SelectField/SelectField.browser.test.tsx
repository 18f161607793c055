import { useActionState, useState } from "react";
import type { Root } from "react-dom/client";
import { waitFor } from "storybook/test";
import { beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { SelectField } from "./SelectField.tsx";

const field = {
  label: "Porte",
  name: "size",
  placeholder: "Escolha",
  options: [
    { value: "small", label: "Pequeno" },
    { value: "large", label: "Grande" },
  ],
} as const;

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ page, root } = openRoot());
});

function control(): HTMLSelectElement {
  const found = page.querySelector("select");
  if (found === null) throw new Error("The field is missing.");
  return found;
}

type Size = "small" | "large" | "";
const sizeOf = (text: FormDataEntryValue | null): Size => (text === "small" || text === "large" ? text : "");

/** A form whose action returns what was sent, as a server function does. */
function Returned() {
  const [{ size, count }, send] = useActionState(
    async (sent: { size: Size; count: number }, data: FormData) => ({
      size: sizeOf(data.get("size")),
      count: sent.count + 1,
    }),
    { size: "" as Size, count: 0 },
  );
  return (
    <form action={send}>
      <SelectField {...field} defaultValue={size} />
      <button type="submit">Enviar</button>
      <output>{count}</output>
    </form>
  );
}

function Controlled() {
  const [size, setSize] = useState<Size>("");
  const [count, send] = useActionState(async (sent: number) => sent + 1, 0);
  return (
    <form action={send}>
      <SelectField {...field} value={size} onValueChange={setSize} />
      <button type="submit">Enviar</button>
      <output>{count}</output>
    </form>
  );
}

it.each([
  ["the value that its state returns", Returned],
  ["its controlled value", Controlled],
])("keeps %s after an action, which resets the form", async (_what, Example) => {
  root.render(
    <ThemeRoot>
      <Example />
    </ThemeRoot>,
  );
  await waitFor(() => expect(control().value).toBe(""));
  for (const [count, choice] of ["large", "small"].entries()) {
    await userEvent.selectOptions(control(), choice);
    page.querySelector("button")?.click();
    await waitFor(() => expect(page.querySelector("output")?.textContent).toBe(String(count + 1)));
    expect(control().value).toBe(choice);
  }
});

it("returns to the value of the page on reset, also if the options come later, without a warning about the empty list", async () => {
  const warned = vi.spyOn(console, "warn");
  const show = (options: typeof field.options | readonly []) =>
    root.render(
      <ThemeRoot>
        <form>
          <SelectField {...field} options={options} value="large" />
        </form>
      </ThemeRoot>,
    );
  show([]);
  await waitFor(() => expect(control()).toBeVisible());
  show(field.options);
  await waitFor(() => expect(control().value).toBe("large"));
  control().form?.reset();
  expect(control().value).toBe("large");
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it("keeps the choice of the user while its default value changes, and returns to that one on reset", async () => {
  const show = (defaultValue: Size) =>
    root.render(
      <ThemeRoot>
        <form>
          <SelectField {...field} defaultValue={defaultValue} />
        </form>
      </ThemeRoot>,
    );
  show("small");
  await waitFor(() => expect(control().value).toBe("small"));
  await userEvent.selectOptions(control(), "");
  show("large");
  await waitFor(() => expect(control().querySelector("option[selected]")).toHaveValue("large"));
  expect(control().value).toBe("");
  control().form?.reset();
  expect(control().value).toBe("large");
});
