import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { StepScreen } from "./StepScreen.tsx";

it("FUN-151 the loading message opens together with the pending save, whose delay has passed by then", () => {
  const { root } = openRoot();
  const show = (pending: boolean) =>
    flushSync(() =>
      root.render(
        <ThemeRoot>
          <StepScreen save={{ pending }} title="Como o seu pet se chama?">
            Bob
          </StepScreen>
        </ThemeRoot>,
      ),
    );
  show(false);
  expect(page.getByRole("dialog").elements()).toEqual([]);
  show(true);
  expect(page.getByRole("dialog", { name: "Carregando" }).elements()).toHaveLength(1);
  show(false);
  expect(page.getByRole("dialog").elements()).toEqual([]);
});
