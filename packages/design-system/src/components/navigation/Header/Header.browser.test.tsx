import { waitFor } from "storybook/test";
import { expect, it } from "vitest";
import { page as frame } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Header } from "./Header.tsx";

it.each([
  ["on a phone", 360, 740, "sticky"],
  ["on a phone on its side", 740, 360, "sticky"],
  ["at a zoom of 400 %, where it would take half of the window", 320, 200, "relative"],
])("%s (%i × %i) it is %s", async (_window, width, height, position) => {
  const { page, root } = openRoot();
  await frame.viewport(width, height);
  root.render(
    <ThemeRoot>
      <Header />
    </ThemeRoot>,
  );
  await waitFor(() => expect(page.querySelector("header")).toBeVisible());
  const header = page.querySelector("header");
  expect(header && getComputedStyle(header).position).toBe(position);
});
