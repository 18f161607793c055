import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { fillIn } from "./fillIn.ts";

const known = { fullName: "Ana Maria Souza", phone: "(11) 91234-5678" };
let form: HTMLFormElement;
let heard: string[];

function field(name: string): HTMLInputElement {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
  return control;
}

beforeEach(() => {
  heard = [];
  document.body.innerHTML = '<form><input name="fullName"><input name="phone"></form>';
  const found = document.querySelector("form");
  if (found === null) throw new Error("There is no form.");
  form = found;
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(`${target.name}: ${target.value}`);
  });
  return () => form.remove();
});

it("fills empty fields as if typed", () => {
  fillIn(form, { ...known, unknown: "nada" });
  expect(heard).toEqual(["fullName: Ana Maria Souza", "phone: (11) 91234-5678"]);
});

it("calls `onChange`, as typing does", () => {
  const onChange = vi.fn();
  const root = createRoot(form);
  flushSync(() => root.render(createElement("input", { name: "fullName", onChange })));
  fillIn(form, known);
  expect(field("fullName").value).toBe(known.fullName);
  expect(onChange).toHaveBeenCalledOnce();
  root.unmount();
});

it("keeps typed text", () => {
  field("fullName").value = "Bia";
  fillIn(form, known);
  expect(field("fullName").value).toBe("Bia");
  expect(field("phone").value).toBe(known.phone);
});

it("waits while the field has the focus, and fills it on blur", () => {
  field("fullName").focus();
  fillIn(form, known);
  expect(field("fullName").value).toBe("");
  expect(field("phone").value).toBe(known.phone);
  field("fullName").blur();
  expect(field("fullName").value).toBe(known.fullName);
});

it("fills a field that a refusal focused because it was empty", () => {
  field("fullName").setAttribute("aria-invalid", "true");
  field("fullName").focus();
  fillIn(form, known);
  expect(field("fullName").value).toBe(known.fullName);
});

it("keeps text typed in the meantime", () => {
  field("fullName").focus();
  fillIn(form, known);
  field("fullName").value = "Bia";
  field("fullName").blur();
  expect(field("fullName").value).toBe("Bia");
});
