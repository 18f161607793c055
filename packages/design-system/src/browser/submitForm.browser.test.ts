import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submitForm } from "./submitForm.ts";

const form = document.createElement("form");

beforeEach(() => {
  form.innerHTML = '<input name="cep" required>';
  // An own property shadows the browser's method.
  Object.defineProperty(form, "requestSubmit", { configurable: true, value: undefined });
  document.body.append(form);
});

afterEach(() => form.remove());

it("submits with validation in a browser without requestSubmit, and leaves nothing behind", () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", onSubmit);
  submitForm(form);
  expect(onSubmit).not.toHaveBeenCalled();
  form.querySelector("input")?.setAttribute("value", "01310-100");
  submitForm(form);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(form.children).toHaveLength(1);
});
