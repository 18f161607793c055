import { waitFor } from "storybook/test";
import { afterEach, expect, it } from "vitest";
import page from "./strictPolicyPage.tsx?url";

const frame = document.createElement("iframe");

afterEach(() => frame.remove());

/** Opens the page in an iframe whose policy only allows styles with this nonce. */
function openUnder(nonce: string): void {
  frame.srcdoc = `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="style-src 'nonce-${nonce}'">
    <body><script type="module" src="${new URL(page, location.href)}"></script></body>`;
  document.body.append(frame);
}

const button = () =>
  waitFor(
    () => {
      const found = frame.contentDocument?.querySelector("button");
      if (!found) throw new Error("The button is missing.");
      return found;
    },
    { timeout: 10_000 },
  );

it("ThemeRoot's nonce allows the global and component styles under a strict policy", async () => {
  openUnder("abc");
  const { borderRadius, boxSizing } = getComputedStyle(await button());
  expect(boxSizing).toBe("border-box");
  expect(borderRadius).toBe("12px");
});
