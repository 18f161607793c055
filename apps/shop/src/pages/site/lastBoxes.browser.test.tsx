import { civilDate } from "@petbox/domain/calendar/civilDate";
import { createShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { within } from "storybook/test";
import { expect, it, onTestFinished } from "vitest";
import { renderFrames } from "../../testing/frames.ts";

const region = "Espie o que já saiu da caixa";
const builtIn = ["Outubro de 2025", "Setembro de 2025", "Agosto de 2025"];

/** Opens the dogs' home page with a box in each of these months of 2026. */
async function openHome(months: readonly number[]) {
  const shop = await createShopStory({ path: "/", straight: true });
  const image = "/imagens/caixa-cachorro-essencial-2025-01.svg";
  const boxes = months.map((month) => ({ image: `${image}?${month}`, month: civilDate(2026, month, 1) }));
  shop.store.trackPictures.put({ track: "dog essencial", boxes });
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(shop.element);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const screen = within(place);
  const shown = within(await screen.findByRole("region", { name: region }));
  return {
    screen,
    shown,
    months: () => shown.getAllByRole("listitem").map(({ textContent }) => textContent),
  };
}

it("the home page shows the last three boxes of the gallery, also months after the build", async () => {
  const { shown, months } = await openHome([1, 2, 3, 4]);
  await expect.poll(months, { timeout: 15_000 }).toEqual(["Abril de 2026", "Março de 2026", "Fevereiro de 2026"]);
  expect(shown.getByRole("link", { name: "Abril de 2026" })).toHaveAttribute(
    "href",
    "/ultimos?pet=cachorro&mes=04-2026",
  );
});

it("the home page keeps its own boxes if the gallery has fewer than three", async () => {
  const { screen, months } = await openHome([1, 2]);
  expect(months()).toEqual(builtIn);
  // The page's data has arrived.
  await screen.findByText("R$69,90");
  await renderFrames(5);
  expect(months()).toEqual(builtIn);
});
