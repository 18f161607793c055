import type { ReactElement } from "react";
import { waitFor } from "storybook/test";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Carousel } from "../components/media/Carousel/index.ts";
import { Gallery } from "../components/media/Gallery/index.ts";
import { storyBoxes } from "../components/media/Gallery/storyPictures.ts";
import { SlideDeck } from "../components/media/SlideDeck/index.ts";
import { Tabs } from "../components/navigation/Tabs/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { openRoot } from "./openRoot.ts";

/** Shows the element in a page that reads from right to left. */
function show(element: ReactElement): void {
  const { page: place, root } = openRoot();
  place.dir = "rtl";
  root.render(<ThemeRoot>{element}</ThemeRoot>);
}

const isInView = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return left >= -1 && right <= innerWidth + 1;
};

it("the left arrow goes to the next tab, and the right arrow to the one before", async () => {
  show(
    <Tabs
      label="Conta"
      tabs={["Pets", "Entrega", "Cobrança"].map((name) => ({ value: name, label: name, panel: name }))}
    />,
  );
  const tab = (name: string) => page.getByRole("tab", { name });
  await userEvent.click(tab("Pets"));
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab("Entrega")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(tab("Cobrança")).toHaveFocus();
});

it("the chosen tab of a long row is in view", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Assinatura ${index + 1}`);
  show(
    <Tabs
      label="Envios"
      defaultValue="Assinatura 20"
      tabs={names.map((name) => ({ value: name, label: name, panel: "Em dia" }))}
    />,
  );
  const chosen = page.getByRole("tab", { selected: true });
  await expect.element(chosen).toHaveTextContent("Assinatura 20");
  await waitFor(() => expect(isInView(chosen.element())).toBe(true));
  await userEvent.click(chosen);
  await userEvent.keyboard("{End}");
  await expect.element(chosen).toHaveTextContent("Assinatura 30");
  await waitFor(() => expect(isInView(chosen.element())).toBe(true));
});

it("the left arrow goes to the next slide of a deck", async () => {
  show(<SlideDeck label="Boas-vindas" slides={[{ title: "Olá" }, { title: "A caixa" }]} onFinish={() => undefined} />);
  await userEvent.click(page.getByRole("button", { name: "Próximo" }));
  await expect.element(page.getByRole("heading", { name: "A caixa" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("heading", { name: "Olá" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("heading", { name: "A caixa" })).toHaveFocus();
});

const boxes = ["Outubro", "Setembro", "Agosto", "Julho"];

function showCarousel(): void {
  show(
    <Carousel label="Caixas">
      {boxes.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
}

/** Only this box is in view, and the position says so. */
async function isAt(place: number): Promise<void> {
  await expect.element(page.getByRole("group", { name: `Página ${place} de 4` })).toBeVisible();
  await waitFor(() => {
    const seen = boxes.filter((name) => isInView(page.getByText(name, { exact: true }).element()));
    expect(seen).toEqual([boxes[place - 1]]);
  });
}

it("the buttons, the dots and the keys of a carousel follow the reading direction", async () => {
  showCarousel();
  await isAt(1);
  await userEvent.click(page.getByRole("button", { name: "Próximo", exact: true }));
  await isAt(2);
  await userEvent.click(page.getByRole("button", { name: "Ir para a página 4 de 4" }));
  await isAt(4);
  await userEvent.click(page.getByRole("button", { name: "Anterior" }));
  await isAt(3);
  page.getByRole("group", { name: "Página 3 de 4" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await isAt(4);
  await userEvent.keyboard("{ArrowRight}");
  await isAt(3);
});

it("a scroll of a carousel to the left shows the next slide", async () => {
  showCarousel();
  await isAt(1);
  const row = page.getByRole("group", { name: "Página 1 de 4" }).element();
  // A smooth scroll would end when the row is first measured.
  row.scrollBy({ left: -row.clientWidth, behavior: "instant" });
  await isAt(2);
});

it("a drag of a carousel to the right shows the next slide", async () => {
  showCarousel();
  await isAt(1);
  await userEvent.dragAndDrop(page.getByText("Outubro"), page.getByRole("region", { name: "Caixas" }), {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: 130, y: 20 },
  });
  await isAt(2);
});

it("the left arrow shows the next picture of a gallery, and its thumbnail", async () => {
  show(<Gallery label="Últimas caixas" pictures={storyBoxes(20)} defaultPicture={15} />);
  const thumbnail = (place: number) => page.getByRole("button", { name: `Ir para a foto ${place} de 20` });
  await userEvent.click(thumbnail(16));
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(thumbnail(17)).toHaveFocus();
  await expect.element(thumbnail(17)).toHaveAttribute("aria-current", "true");
  await waitFor(() => expect(isInView(thumbnail(17).element())).toBe(true));
});
