import type { Root } from "react-dom/client";
import { waitFor } from "storybook/test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cdp, page as frame } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Link } from "../Link/index.ts";
import { BottomBar } from "./BottomBar.tsx";

let page: HTMLElement;
let root: Root;

const showOn = (media: string) => cdp().send("Emulation.setEmulatedMedia", { media });

beforeEach(() => {
  ({ page, root } = openRoot());
});

afterEach(() => showOn(""));

it.each([
  [992, "fixed"],
  [993, "static"],
])("FUN-367 at a width of %i px it is %s", async (width, position) => {
  await frame.viewport(width, 800);
  root.render(
    <ThemeRoot>
      <BottomBar>Continuar</BottomBar>
    </ThemeRoot>,
  );
  await waitFor(() => expect(page.querySelector("[data-bottom-bar]")).toBeVisible());
  const bar = page.querySelector("[data-bottom-bar]");
  expect(bar && getComputedStyle(bar).position).toBe(position);
});

it("is not printed", async () => {
  root.render(
    <ThemeRoot>
      <BottomBar note="R$ 79,90 por mês">
        <Link href="/assine">Continuar</Link>
      </BottomBar>
    </ThemeRoot>,
  );
  await waitFor(() => expect(page.querySelector("a")).toBeVisible());
  await showOn("print");
  expect(page.querySelector("a")).not.toBeVisible();
  expect(page.querySelector("[data-bottom-bar]")).not.toBeVisible();
});
