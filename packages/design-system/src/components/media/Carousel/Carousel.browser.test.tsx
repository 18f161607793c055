import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Carousel } from "./index.ts";

it("a drag past the middle of a slide shows the next one, and skips none", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <Carousel label="Caixas">
        {["Outubro", "Setembro", "Agosto", "Julho"].map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Carousel>
    </ThemeRoot>,
  );
  const row = page.getByRole("group", { name: "Página 1 de 4" });
  await expect.element(row).toBeVisible();
  const width = row.element().clientWidth;
  await userEvent.dragAndDrop(row, page.getByRole("region", { name: "Caixas" }), {
    sourcePosition: { x: width * 0.9, y: 20 },
    targetPosition: { x: width * 0.2, y: 20 },
  });
  await expect.element(page.getByRole("group", { name: "Página 2 de 4" })).toBeVisible();
});
