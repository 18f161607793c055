import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { within } from "storybook/test";
import { afterEach, expect, it } from "vitest";
import { lazyModule } from "../../code/lazyModule.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { CardFormLoader } from "./CardFormLoader.tsx";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const CardForm = ({ holder }: { readonly holder: string }) => <p>{`Cartão de ${holder}`}</p>;

function show(load: () => Promise<ComponentType<{ readonly holder: string }>>) {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ThemeRoot>
      <CardFormLoader module={lazyModule(load)} form={{ holder: "Carla" }} />
    </ThemeRoot>,
  );
  return within(place);
}

it("reports that the form's code failed to load, and shows the form after a successful retry", async () => {
  let asked = 0;
  const screen = show(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return CardForm;
  });
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Não deu para carregar o formulário do cartão.")).toBeVisible();
  screen.getByRole("button", { name: "Tentar de novo" }).click();
  expect(await screen.findByText("Cartão de Carla")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
