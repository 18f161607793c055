import { Button } from "@petbox/design-system/components/Button";
import { Text } from "@petbox/design-system/components/Text";
import { MemoryRouter, Navigate, useLocation } from "react-router-dom";
import { waitFor } from "storybook/test";
import { expect, it, onTestFinished } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";
import { useGoBack } from "./useGoBack.ts";

function Area() {
  const { pathname } = useLocation();
  const goBack = useGoBack("/inicio");
  return (
    <>
      <Text>{pathname}</Text>
      {pathname === "/login" ? <Navigate to="/area" replace /> : null}
      <Button onClick={goBack}>Voltar</Button>
    </>
  );
}

/** Opens the area after a login that replaced its history entry. @param index of the shop's history entry. */
async function openArea(index: number) {
  const before: unknown = window.history.state;
  window.history.replaceState({ idx: index }, "");
  onTestFinished(() => window.history.replaceState(before, ""));
  const place = mountElement(
    <MemoryRouter initialEntries={["/gato", "/login"]} initialIndex={1}>
      <Area />
    </MemoryRouter>,
  );
  const isAt = (address: string) => waitFor(() => expect(place.querySelector("p")?.textContent).toBe(address));
  await isAt("/area");
  place.querySelector("button")?.click();
  return { isAt };
}

it("opens the fallback from the first entry of the visit", async () => {
  const { isAt } = await openArea(0);
  await isAt("/inicio");
});

it("goes back from any other entry", async () => {
  const { isAt } = await openArea(1);
  await isAt("/gato");
});
