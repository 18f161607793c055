import { MaskedField } from "@petbox/design-system/components/MaskedField";
import { PasswordField } from "@petbox/design-system/components/PasswordField";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeOf, restore } from "./draftControls.ts";

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  place = document.createElement("form");
  document.body.append(place);
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

type Props = Readonly<Record<string, unknown>>;

/** Props with which a consumer might cause a field to be stored, including those its types forbid. */
const disguises: readonly Props[] = [
  {},
  ...["off", "on", "name", "section-card cc-name", "", undefined].map((autoComplete) => ({ autoComplete })),
  ...["", "false", "none", false, true, null, undefined].map((mark) => ({ "data-secret": mark })),
  ...["text", "search", "tel", "email", undefined].map((type) => ({ type })),
  {
    name: "petName",
    id: "petName",
    className: "petName",
    title: "Nome",
    role: "searchbox",
    "aria-label": "Nome do pet",
  },
  { inputMode: "text", placeholder: "Bob", maxLength: 99, pattern: ".*", enterKeyHint: "next", spellCheck: true },
  { readOnly: false, disabled: false, required: false, autoFocus: true, hidden: false, tabIndex: 0 },
  { as: "textarea", forwardedAs: "textarea", suppressHydrationWarning: true },
];
const all: Props = Object.assign({}, ...disguises, { autoComplete: "off", "data-secret": undefined, type: "text" });
const named = [...disguises, all].map((props): [string, Props] => [JSON.stringify(props), props]);

async function controlOf(field: ReactNode): Promise<Element> {
  await act(async () => root.render(<ThemeRoot>{field}</ThemeRoot>));
  const control = place.querySelector("input, textarea");
  if (control === null) throw new Error("There is no field.");
  return control;
}

const type = (control: Element, text: string) => Object.assign(control, { value: text });

function expectSecret(control: Element): void {
  type(control, "4111");
  expect(changeOf(control)).toBeUndefined();
  type(control, "");
  restore(document, { secret: "4111", petName: "4111" }, new WeakSet());
  expect(control).toHaveProperty("value", "");
}

const label = "Segredo";

it.each(named)("a card's number stays out of drafts, given %s", async (_, props) => {
  expectSecret(
    await controlOf(<MaskedField {...Object.assign({ kind: "cardNumber", name: "secret", label } as const, props)} />),
  );
});

it.each(named)("a card's code stays out of drafts, given %s", async (_, props) => {
  expectSecret(
    await controlOf(<MaskedField {...Object.assign({ kind: "cvv", name: "secret", label } as const, props)} />),
  );
});

it.each(named)("a password that is shown stays out of drafts, given %s", async (_, props) => {
  const own = { autoComplete: "new-password", name: "secret", label, defaultShown: true } as const;
  expectSecret(await controlOf(<PasswordField {...Object.assign({ ...own }, props)} />));
});

it("other fields are stored, which proves that the test can fail", async () => {
  const control = await controlOf(<MaskedField kind="cpf" name="secret" label={label} />);
  type(control, "529.982.247-25");
  expect(changeOf(control)).toEqual({ secret: "529.982.247-25" });
});
