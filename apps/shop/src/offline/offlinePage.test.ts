import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../../public/offline.html"), "utf8");

it("allows only the inline script of the offline page", () => {
  const [, script = "", ...others] = page.split(/<script>|<\/script>/);
  expect(script).toContain("online");
  expect(others).toHaveLength(1);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(page).toContain(`script-src 'sha256-${hash}'"`);
});

/** Runs the page's script in a tab with this number of history entries. */
function opened(entries: number) {
  const [, script = ""] = page.split(/<script>|<\/script>/);
  const history = { length: entries, back: vi.fn() };
  const button = { hidden: true, onclick: () => undefined };
  new Function("addEventListener", "document", "history", script)(vi.fn(), { querySelector: () => button }, history);
  return { history, button };
}

it("keeps the header's way home, and the way back where the tab has one", () => {
  expect(page).toContain('<header><a href="/">PetBox</a></header>');
  const { history, button } = opened(2);
  expect(button.hidden).toBe(false);
  button.onclick();
  expect(history.back).toHaveBeenCalledOnce();
  expect(opened(1).button.hidden).toBe(true);
});
