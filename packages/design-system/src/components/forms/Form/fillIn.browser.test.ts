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
});

it("fills what is empty, and each field hears of it as if it had been typed", () => {
  fillIn(form, { ...known, unknown: "nada" });
  expect(heard).toEqual(["fullName: Ana Maria Souza", "phone: (11) 91234-5678"]);
});

it("is heard by whoever listens to `onChange`, as what is typed is", () => {
  const onChange = vi.fn();
  const root = createRoot(form);
  flushSync(() => root.render(createElement("input", { name: "fullName", onChange })));
  fillIn(form, known);
  expect(field("fullName").value).toBe(known.fullName);
  expect(onChange).toHaveBeenCalledOnce();
  root.unmount();
});

it("leaves what somebody typed", () => {
  field("fullName").value = "Bia";
  fillIn(form, known);
  expect(field("fullName").value).toBe("Bia");
  expect(field("phone").value).toBe(known.phone);
});

it("puts nothing under the fingers of somebody who is about to type, and what is known comes when they leave", () => {
  field("fullName").focus();
  fillIn(form, known);
  expect(field("fullName").value).toBe("");
  expect(field("phone").value).toBe(known.phone);
  field("fullName").blur();
  expect(field("fullName").value).toBe(known.fullName);
});

it("fills the field in which a refusal has put somebody for want of it", () => {
  field("fullName").setAttribute("aria-invalid", "true");
  field("fullName").focus();
  fillIn(form, known);
  expect(field("fullName").value).toBe(known.fullName);
});

it("comes too late for somebody who typed in the meantime", () => {
  field("fullName").focus();
  fillIn(form, known);
  field("fullName").value = "Bia";
  field("fullName").blur();
  expect(field("fullName").value).toBe("Bia");
});
