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
  const banner = page.getByRole("link", { name: /^Programa de fidelidade/ });
  await expect.element(banner).toHaveTextContent("Os níveis e o que cada um traz.");
  expect(banner.element().textContent).not.toContain("mais alto");
});
