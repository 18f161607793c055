import { expect, it, vi } from "vitest";
import { formValues } from "./formValues.ts";

function formOf(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  return form;
}

it("gives what was typed and ticked, and which button sent it", () => {
  const form = formOf(
    `<input name="pet" value="Bob"><input type="checkbox" name="terms"><button name="go" value="later">`,
  );
  expect(formValues(form)).toEqual({ pet: "Bob" });
  expect(formValues(form, form.querySelector("button"))).toEqual({ pet: "Bob", go: "later" });
});

it("tells a developer of several boxes under one name: all but the last would be lost", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const form = formOf(
    `<input type="checkbox" name="toys" value="ball" checked><input type="checkbox" name="toys" value="rope" checked>`,
  );
  expect(formValues(form)).toEqual({ toys: "rope" });
  expect(warned.mock.calls.flat()).toEqual([expect.stringContaining('several values under the name "toys"')]);
  warned.mockRestore();
});
