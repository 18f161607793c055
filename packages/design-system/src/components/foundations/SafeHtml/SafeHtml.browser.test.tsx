import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { waitFor } from "storybook/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Alert } from "../../feedback/Alert/Alert.tsx";
import hostileTextsPage from "./hostileTextsPage.ts?url";
import { SafeHtml, sanitizer } from "./index.ts";
import { sanitize } from "./sanitize.ts";

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  page.remove();
});

/** The texts of the page's alert, one per change. */
function listen(): readonly string[] {
  const heard: string[] = [];
  new MutationObserver(() => heard.push(page.querySelector("[role=alert]")?.textContent ?? "")).observe(page, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return heard;
}

it("announces an alert's text once if the sanitizer is preloaded", async () => {
  await sanitizer.load();
  const heard = listen();
  await act(async () =>
    root.render(
      <Alert tone="danger" title="Ops...">
        <SafeHtml html="Cartão <b>recusado</b>." />
      </Alert>,
    ),
  );
  expect(page.querySelector("b")).toHaveTextContent("recusado");
  expect(heard).toEqual(["Ops...Cartão recusado."]);
});

it("keeps the text of a link with an invalid URL", () => {
  const left = sanitize('Veja <a href="https://">como</a> e <a href="https://[::1">onde</a>.');
  expect(left.textContent).toBe("Veja como e onde.");
  expect([...left.querySelectorAll("a")].flatMap((link) => link.getAttributeNames())).toEqual([]);
});

it("parses hostile texts without a report of the content-security policy", async () => {
  const frame = document.createElement("iframe");
  frame.srcdoc = `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="style-src 'self'; script-src-attr 'none'; base-uri 'none'; object-src 'none'">
    <body><script type="module" src="${new URL(hostileTextsPage, location.href)}"></script></body>`;
  page.append(frame);
  await waitFor(
    () => {
      const shown = frame.contentDocument?.body;
      // Only the violation on purpose.
      expect(shown?.dataset.reported).toBe("style-src-attr");
      expect(shown?.textContent).toContain("negrito");
    },
    { timeout: 10_000 },
  );
});
