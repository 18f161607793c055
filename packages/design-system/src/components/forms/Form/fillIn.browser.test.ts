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

it("fills a text area, and a select with such an option, and calls their `onChange`", () => {
  const onChange = vi.fn();
  const root = createRoot(form);
  const option = createElement("option", { value: "SP" }, "São Paulo");
  const none = createElement("option", { value: "" }, "Escolha");
  const select = (name: string) => createElement("select", { name, onChange }, none, option);
  const all = [createElement("textarea", { name: "note", onChange }), select("state"), select("other")];
  flushSync(() => root.render(createElement("div", {}, ...all)));
  fillIn(form, { note: "Deixar na portaria", state: "SP", other: "RJ" });
  expect(Object.fromEntries(new FormData(form))).toEqual({ note: "Deixar na portaria", state: "SP", other: "" });
  expect(onChange).toHaveBeenCalledTimes(2);
  root.unmount();
});

it("leaves hidden inputs and files alone", () => {
  form.innerHTML = '<input type="hidden" name="city"><input type="file" name="photo">';
  fillIn(form, { city: "3550308", photo: "bob.png" });
  expect(field("city").value).toBe("");
  expect(field("photo").value).toBe("");
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
