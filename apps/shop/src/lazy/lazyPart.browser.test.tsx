import { Tabs } from "@petbox/design-system/components/Tabs";
import { Text } from "@petbox/design-system/components/Text";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import { useState } from "react";
import { waitFor } from "storybook/test";
import { expect, it } from "vitest";
import { mountElement } from "../testing/mountElement.ts";
import { lazyPart } from "./lazyPart.tsx";

const code = lazyValue(async () => ({ default: () => <Text>Seus cartões</Text> }));
const Cards = lazyPart(code, <Text>Carregando</Text>);

function OwnData() {
  const [tab, setTab] = useState("pets");
  const tabs = [
    { value: "pets", label: "Pets", panel: <Text>Bob</Text> },
    { value: "cards", label: "Cobrança", panel: <Cards /> },
  ];
  return <Tabs label="Dados cadastrais" tabs={tabs} value={tab} onValueChange={setTab} mountAll />;
}

it("a part in a closed tab, whose code came since, shows no skeleton when the tab opens", async () => {
  const place = mountElement(<OwnData />);
  const panel = await waitFor(() => {
    const found = place.querySelectorAll<HTMLElement>("[role=tabpanel]")[1];
    if (found?.textContent !== "Carregando") throw new Error("The closed tab is not rendered yet.");
    return found;
  });
  await code.load();
  const shown: (string | null)[] = [];
  const look = () => {
    if (panel.checkVisibility()) shown.push(panel.textContent);
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { attributes: true, childList: true, subtree: true });
  place.querySelectorAll<HTMLElement>("[role=tab]")[1]?.click();
  await waitFor(() => expect(panel.textContent).toBe("Seus cartões"));
  look();
  observer.disconnect();
  expect(new Set(shown)).toEqual(new Set(["Seus cartões"]));
});

it("whose file is gone from the server says that the shop was updated", async () => {
  const gone = lazyValue(() =>
    Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/a.js")),
  );
  const Gone = lazyPart(gone, <Text>Carregando</Text>);
  const place = mountElement(<Gone />);
  await waitFor(() => expect(place.textContent).toContain("A loja foi atualizada"));
  expect(place.textContent).not.toContain("sem internet");
});
