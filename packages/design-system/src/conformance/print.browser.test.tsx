import type { ReactNode } from "react";
import { waitFor } from "storybook/test";
import { afterEach, expect, it } from "vitest";
import { cdp, page as frame } from "vitest/browser";
import { brand } from "../brand/brand.ts";
import { IconButton } from "../components/actions/IconButton/index.ts";
import { Dialog } from "../components/feedback/Dialog/index.ts";
import { Drawer } from "../components/feedback/Drawer/index.ts";
import { Accordion } from "../components/foundations/Accordion/index.ts";
import { Grid } from "../components/foundations/Grid/index.ts";
import { Heading } from "../components/foundations/Heading/index.ts";
import { Carousel } from "../components/media/Carousel/index.ts";
import { PageLayout } from "../components/navigation/PageLayout/index.ts";
import { Tabs } from "../components/navigation/Tabs/index.ts";
import { Timeline } from "../components/status/Timeline/index.ts";
import { ThemeRoot, type ThemeRootProps } from "../theme/ThemeRoot.tsx";
import { openRoot } from "./openRoot.ts";

/** Renders a page and emulates print media, once the text is there. */
async function print(children: ReactNode, theme: Partial<ThemeRootProps> = {}): Promise<HTMLElement> {
  const { page, root } = openRoot();
  root.render(<ThemeRoot {...theme}>{children}</ThemeRoot>);
  await waitFor(() => expect(page.textContent).not.toBe(""));
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  return page;
}

afterEach(() => cdp().send("Emulation.setEmulatedMedia", { media: "" }));

it.each([
  ["PetBox's own theme", {}],
  ["a brand", { brand: brand({ primary: "#00695c" }) }],
] as const)("a dark page of %s is light", async (_, theme) => {
  const page = await print(<ThemeRoot colorScheme="dark">Uma parte</ThemeRoot>, { ...theme, colorScheme: "dark" });
  expect(getComputedStyle(document.documentElement).colorScheme).toBe("light");
  for (const root of page.querySelectorAll("[data-theme]")) {
    expect(getComputedStyle(root).colorScheme).toBe("light");
    expect(getComputedStyle(root).getPropertyValue("--petbox-color-surface")).toBe("#ffffff");
  }
});

it.each([
  ["dialog", Dialog],
  ["drawer", Drawer],
] as const)("an open %s is alone, also in the header of a page", async (_, Window) => {
  const page = await print(
    <PageLayout
      header={
        <header>
          <p>Cabeçalho</p>
          <Window open title="Seus dados" onClose={() => undefined}>
            O conteúdo
          </Window>
        </header>
      }
    >
      <Heading headingLevel={1}>A página</Heading>
    </PageLayout>,
  );
  const dialog = page.querySelector("dialog");
  if (dialog === null) throw new Error("The dialog is missing.");
  expect(dialog).toBeVisible();
  expect(dialog.querySelector("h2")).toBeVisible();
  expect(dialog.querySelector("button")).not.toBeVisible();
  expect(page.querySelector("h1")).not.toBeVisible();
  expect(page.querySelector("header > p")).not.toBeVisible();
  const { position, overflow, maxHeight, boxShadow } = getComputedStyle(dialog);
  expect([position, overflow, maxHeight, boxShadow]).toEqual(["absolute", "visible", "none", "none"]);
  // It rises into its place.
  await waitFor(() => expect(dialog.getBoundingClientRect().top).toBe(0));
});

it("a closed accordion has its content, without the arrow", async () => {
  const page = await print(<Accordion title="Posso cancelar?">Quando quiser.</Accordion>);
  expect(page.querySelector("summary")).toBeVisible();
  expect(page.querySelector("summary svg")).not.toBeVisible();
  expect(page.querySelector("details > div")?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
});

it("a carousel has every slide, and neither controls nor a frame that cuts", async () => {
  await frame.viewport(718, 1000);
  const page = await print(
    <Carousel label="Ofertas">
      {["Bola", "Osso", "Rato"].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  const slides = [...page.querySelectorAll("li")].map((slide) => slide.getBoundingClientRect());
  expect(new Set(slides.map(({ left }) => left)).size).toBe(1);
  expect(new Set(slides.map(({ top }) => top)).size).toBe(3);
  for (const button of page.querySelectorAll("button")) expect(button).not.toBeVisible();
});

it("tabs and icon buttons are not there", async () => {
  const page = await print(
    <>
      <Tabs
        label="Dados"
        tabs={[
          { value: "pets", label: "Pets", panel: "Bob" },
          { value: "cards", label: "Cartões", panel: "Visa" },
        ]}
      />
      <IconButton label="Fechar">
        <svg aria-hidden="true" />
      </IconButton>
    </>,
  );
  expect(page.querySelector("[role=tablist]")).not.toBeVisible();
  expect(page.querySelector("[role=tabpanel]")).toBeVisible();
  expect(page.querySelector("[aria-label=Fechar]")).not.toBeVisible();
});

it("the signs of a timeline keep their ground, headings stay with their text, and a card is not split", async () => {
  const page = await print(
    <>
      <Heading headingLevel={2}>A caixa</Heading>
      <Timeline steps={[{ name: "charge", label: "Pedido", state: "done" }]} />
      <Grid list>
        <li>Bob</li>
      </Grid>
    </>,
  );
  const style = (selector: string) => {
    const element = page.querySelector(selector);
    if (element === null) throw new Error(`${selector} is missing.`);
    return getComputedStyle(element);
  };
  expect(style("[data-state=done] > span").getPropertyValue("print-color-adjust")).toBe("exact");
  expect(style("h2").breakAfter).toBe("avoid");
  expect(style("[data-tile] > li").breakInside).toBe("avoid");
});
