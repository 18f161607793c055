import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { PageLayout } from "../PageLayout/index.ts";
import { BottomBar } from "./BottomBar.tsx";

const closing: (() => void)[] = [];

afterEach(async () => {
  for (const each of closing.splice(0)) each();
  await page.viewport(1280, 720);
});

it.each([
  [450, "fixed"],
  [992, "fixed"],
  [993, "static"],
])("FUN-367 at %i px the bar with the main action is %s", async (width, position) => {
  await page.viewport(width, 800);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ThemeRoot>
      <PageLayout width="column">
        <BottomBar>
          <Button>Continuar</Button>
        </BottomBar>
      </PageLayout>
    </ThemeRoot>,
  );
  const bar = () => place.querySelector("[data-bottom-bar]");
  await expect.poll(bar).not.toBeNull();
  const shown = bar();
  expect(shown && getComputedStyle(shown).position).toBe(position);
});
