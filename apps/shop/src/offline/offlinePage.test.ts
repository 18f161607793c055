import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

const tokenFile = readFileSync(
  join(import.meta.dirname, "../../../../packages/design-system/src/tokens/tokens.json"),
  "utf8",
);
const page = readFileSync(join(import.meta.dirname, "../../public/offline.html"), "utf8");

it("allows only the inline script of the offline page", () => {
  const [, script = "", ...others] = page.split(/<script>|<\/script>/);
  expect(script).toContain("online");
  expect(others).toHaveLength(1);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(page).toContain(`script-src 'sha256-${hash}'"`);
});

/** Runs the page's script in a tab with this number of history entries, after this choice of a colour scheme. */
function opened(entries: number, getItem: () => string | null = () => null) {
  const [, script = ""] = page.split(/<script>|<\/script>/);
  const history = { length: entries, back: vi.fn() };
  const button = { hidden: true, onclick: () => undefined };
  const setAttribute = vi.fn();
  const document = { querySelector: () => button, documentElement: { setAttribute } };
  const environment = { addEventListener: vi.fn(), document, history, localStorage: { getItem } };
  new Function(...Object.keys(environment), script)(...Object.values(environment));
  return { history, button, setAttribute };
}

it("keeps the header's way home, and the way back where the tab has one", () => {
  expect(page).toContain('<header><a href="/">PetBox</a></header>');
  const { history, button } = opened(2);
  expect(button.hidden).toBe(false);
  button.onclick();
  expect(history.back).toHaveBeenCalledOnce();
  expect(opened(1).button.hidden).toBe(true);
});

it("shows the colour scheme chosen in the shop, and the device's where none is chosen or storage is blocked", () => {
  expect(opened(1, () => "dark").setAttribute).toHaveBeenCalledExactlyOnceWith("data-color-scheme", "dark");
  expect(opened(1).setAttribute).not.toHaveBeenCalled();
  const blocked = opened(2, () => {
    throw new Error("The browser blocks storage.");
  });
  expect(blocked.setAttribute).not.toHaveBeenCalled();
  expect(blocked.button.hidden).toBe(false);
});

it("has the shop's colours, in light and in dark", () => {
  const { color } = JSON.parse(tokenFile);
  const dark = (name: string) => color[name].$extensions["br.com.petbox"].dark;
  for (const [variable, name] of Object.entries({
    page: "page",
    ink: "ink",
    surface: "surface",
    border: "border",
    primary: "primary",
    "on-primary": "onPrimary",
  })) {
    expect([...page.matchAll(new RegExp(`--${variable}: (#\\w+);`, "g"))].map(([, value]) => value)).toEqual(
      [color[name].$value, dark(name), dark(name)].map((value) => (value === "#ffffff" ? "#fff" : value)),
    );
  }
});
