import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { AreaScreen } from "./AreaScreen.tsx";

it("speaks of no level where the server knows none", async () => {
  const { root } = openRoot();
  const standing = { boxesReceived: 2, level: undefined, next: undefined, progress: 0 };
  flushSync(() =>
    root.render(
      <ThemeRoot>
        <AreaScreen area={{ hasLeft: false, standing }} />
      </ThemeRoot>,
    ),
  );
  await expect.element(page.getByText("Os níveis e o que cada um traz.")).toBeVisible();
  await expect.element(page.getByText(/nível mais alto/)).not.toBeInTheDocument();
});
