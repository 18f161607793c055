import { afterEach, describe, expect, it } from "vitest";
import { changeOf, restore } from "./draftControls.ts";
import type { Draft } from "./drafts.ts";

/** A form, and the events that its own code receives while it is restored. */
function show(controls: string) {
  document.body.innerHTML = `<form>${controls}</form>`;
  const heard: string[] = [];
  document.body.firstElementChild?.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) heard.push(target.name);
  });
  const control = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (found === null) throw new Error(`The form has no ${name}.`);
    return found;
  };
  return { heard, control };
}

/** The draft of the whole form. */
function draftOfPage(): Draft {
  const changes = [...document.querySelectorAll("form *")].map((element) => changeOf(element) ?? {});
  return Object.assign({}, ...changes);
}

afterEach(() => {
  document.body.innerHTML = "";
});

const everything = `
  <input name="name" value="Bob">
  <textarea name="wish">sem frango</textarea>
  <select name="month"><option value="1">1<option value="2" selected>2</select>
  <input type="checkbox" name="terms" checked>
  <input type="checkbox" name="news">
  <input type="radio" name="sex" value="macho"><input type="radio" name="sex" value="femea" checked>`;

const empty = everything.replaceAll(/ (?:checked|selected)|Bob|sem frango/g, "");

describe("a draft", () => {
  it("stores every kind of control, and restores it as if it had been typed", () => {
    show(everything);
    const draft = draftOfPage();
    expect(draft).toEqual({ name: "Bob", wish: "sem frango", month: "2", terms: "on", news: "", sex: "femea" });
    const { heard } = show(empty);
    restore(document, draft, new WeakSet());
    expect(draftOfPage()).toEqual(draft);
    expect(new Set(heard)).toEqual(new Set(["name", "month", "terms", "sex"]));
  });

  it("never stores a password, a card's number or code, or a field without a name or a form", () => {
    show(`
      <input type="password" name="password" value="a"> <input name="password2" autocomplete="new-password" value="b">
      <input name="marked" data-secret="card-code" autocomplete="off" value="f">
      <input name="number" autocomplete="section-card cc-number" value="4"> <input name="cvv" autocomplete="cc-csc" value="1">
      <input type="hidden" name="token" value="c"> <input value="d">`);
    document.body.insertAdjacentHTML("beforeend", '<input name="search" value="e">');
    expect(draftOfPage()).toEqual({});
    expect(changeOf(document.querySelector('[name="search"]'))).toBeUndefined();
  });

  it("is never restored to those fields, nor to a locked or edited field", () => {
    const { control, heard } = show(`
      <input type="password" name="password"> <input name="number" autocomplete="cc-number">
      <input name="street" readonly value="Avenida Paulista"> <input name="city" disabled value="São Paulo">
      <input name="name">`);
    control("name").value = "Rex";
    const draft = { password: "a", number: "4", street: "Rua B", city: "Santos", name: "Bob", gone: "x" };
    restore(document, draft, new WeakSet());
    expect(heard).toEqual([]);
    expect(control("name").value).toBe("Rex");
    expect(control("street").value).toBe("Avenida Paulista");
  });

  it("neither stores nor restores a checkbox that opts out", () => {
    const { heard } = show('<input type="checkbox" name="sku" data-draft="none" checked>');
    expect(draftOfPage()).toEqual({});
    restore(document, { sku: "" }, new WeakSet());
    expect(heard).toEqual([]);
  });

  it("is restored once: a field cleared afterwards stays empty", () => {
    const { control } = show('<input name="name">');
    const restored = new WeakSet<Element>();
    restore(document, { name: "Bob" }, restored);
    control("name").value = "";
    restore(document, { name: "Bob" }, restored);
    expect(control("name").value).toBe("");
  });
});
