import { waitFor } from "storybook/test";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Combobox, type ComboboxProps } from "./index.ts";

const field = page.getByRole("combobox", { name: "Cidade" });
const option = (name: string) => page.getByRole("option", { name });

function open() {
  const { root } = openRoot();
  return (props: Pick<ComboboxProps, "options" | "readOnly">) =>
    root.render(
      <ThemeRoot>
        <Combobox name="city" label="Cidade" {...props} />
      </ThemeRoot>,
    );
}

it("offers no answer of an earlier source when its list is opened again", async () => {
  const show = open();
  show({ options: async () => [{ value: "1", label: "Santos" }] });
  await userEvent.click(field);
  await expect.element(option("Santos")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(option("Santos")).not.toBeInTheDocument();
  const later = vi.fn(() => new Promise<never>(() => undefined));
  show({ options: later });
  await userEvent.click(field);
  await waitFor(() => expect(later).toHaveBeenCalledOnce());
  expect(option("Santos").elements()).toEqual([]);
});

it("looks up once per search, though `options` is a new function on every render", async () => {
  const lookUp = vi.fn(async () => [{ value: "1", label: "Santos" }]);
  const show = open();
  const render = () => show({ options: () => lookUp() });
  render();
  await userEvent.click(field);
  await expect.element(option("Santos")).toBeVisible();
  render();
  render();
  await userEvent.keyboard("{Escape}");
  await expect.element(option("Santos")).not.toBeInTheDocument();
  expect(lookUp).toHaveBeenCalledOnce();
});

it("looks nothing up while it is read-only", async () => {
  const locked = vi.fn(async () => []);
  const lookUp = vi.fn(async () => []);
  const show = open();
  show({ options: locked, readOnly: true });
  await userEvent.click(field);
  show({ options: lookUp });
  await expect.element(field).not.toHaveAttribute("readonly");
  await userEvent.click(field);
  await waitFor(() => expect(lookUp).toHaveBeenCalledOnce());
  expect(locked).not.toHaveBeenCalled();
});
