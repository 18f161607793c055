import { lazyValue } from "@petbox/domain/store/lazyValue";
import type { ComponentType } from "react";
import { within } from "storybook/test";
import { expect, it } from "vitest";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { CardFormLoader } from "./CardFormLoader.tsx";

const CardForm = ({ holder }: { readonly holder: string }) => <p>{`Cartão de ${holder}`}</p>;

function show(load: () => Promise<ComponentType<{ readonly holder: string }>>) {
  const { page, root } = openRoot();
  root.render(
    <ThemeRoot>
      <CardFormLoader module={lazyValue(load)} form={{ holder: "Carla" }} />
    </ThemeRoot>,
  );
  return within(page);
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
