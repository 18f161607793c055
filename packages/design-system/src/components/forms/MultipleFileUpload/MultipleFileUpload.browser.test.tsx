import { waitFor } from "storybook/test";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { MultipleFileUpload } from "./index.ts";

const fileOf = (name: string) => new File(["a"], name, { type: "text/plain" });

it("takes a file that was one too many once another is removed, in their order", async () => {
  const changed = vi.fn();
  openRoot().root.render(
    <ThemeRoot>
      <MultipleFileUpload name="exams" label="Exames" countLimit={1} onValueChange={changed} />
    </ThemeRoot>,
  );
  const [first, second, third] = [fileOf("sangue.txt"), fileOf("pulso.txt"), fileOf("urina.txt")];
  const input = page.getByLabelText("Exames");
  for (const file of [first, second, third]) await userEvent.upload(input, file);
  await expect.element(page.getByText(/Remova um para trocar/).first()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Remover sangue.txt" }));
  await waitFor(() => expect(changed.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(["pulso.txt"]));
  await expect.element(page.getByRole("button", { name: "Remover pulso.txt" })).not.toHaveAccessibleDescription();
  await expect.element(page.getByRole("button", { name: "Remover urina.txt" })).toHaveAccessibleDescription(/Remova/);
});
