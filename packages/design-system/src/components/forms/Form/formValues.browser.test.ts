import { expect, it, vi } from "vitest";
import { formValues } from "./formValues.ts";

function formOf(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  return form;
}

it("reads typed text, ticked boxes and the submitter", () => {
  const form = formOf(
    `<input name="pet" value="Bob"><input type="checkbox" name="terms"><button name="go" value="later">`,
  );
  expect(formValues(form)).toEqual({ pet: "Bob" });
  expect(formValues(form, form.querySelector("button"))).toEqual({ pet: "Bob", go: "later" });
});

it("warns about several boxes under one name, since only the last would count", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const form = formOf(
    `<input type="checkbox" name="toys" value="ball" checked><input type="checkbox" name="toys" value="rope" checked>`,
  );
  expect(formValues(form)).toEqual({ toys: "rope" });
  expect(warned.mock.calls.flat()).toEqual([expect.stringContaining('several values under the name "toys"')]);
  warned.mockRestore();
});
