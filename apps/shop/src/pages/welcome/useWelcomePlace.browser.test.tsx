import { Button } from "@petbox/design-system/components/Button";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { within } from "storybook/test";
import { expect, it, vi } from "vitest";
import { storeInTab } from "../../browser/tabNotes.ts";
import type { NavigateAfter } from "../../forms/useSubmit.ts";
import { mountElement } from "../../testing/mountElement.ts";
import { useWelcomePlace } from "./useWelcomePlace.ts";

const readNote = "petbox-welcome-read";

interface PlaceProps {
  /** Opens the next step, as after a save. */
  readonly navigate?: NavigateAfter;
  readonly hasAnswered?: boolean;
}

function Place({ navigate, hasAnswered = false }: PlaceProps) {
  const { place, go } = useWelcomePlace({ subscription: "TESTE00001", variant: "optional", hasAnswered });
  return (
    <>
      <output>{place}</output>
      <Button onClick={() => void go(1, navigate)}>Próximo</Button>
    </>
  );
}

it("opens at the links for a customer who answered on an earlier visit", async () => {
  const router = createMemoryRouter([{ path: "*", element: <Place hasAnswered /> }], {
    initialEntries: ["/bem-vindo"],
  });
  const screen = within(mountElement(<RouterProvider router={router} />));
  expect((await screen.findByRole("status")).textContent).toBe("read");
});

/** Renders the place of a customer who returns to the slides, the last step. */
function placeAtSlides(): Promise<HTMLElement> {
  const router = createMemoryRouter([{ path: "*", element: <Place /> }], {
    initialEntries: [{ pathname: "/bem-vindo", state: { welcome: 3 } }],
  });
  return within(mountElement(<RouterProvider router={router} />)).findByRole("status");
}

it("returns to the links, not to the slides, after the welcome of this subscription was read", async () => {
  storeInTab(readNote, "TESTE00001");
  expect((await placeAtSlides()).textContent).toBe("read");
});

it("stays at the slides after another subscription's welcome was read", async () => {
  storeInTab(readNote, "TESTE00002");
  expect((await placeAtSlides()).textContent).toBe("3");
});

it("opens the step after a save as the save navigates, which is nowhere once the customer has left", async () => {
  const navigate = vi.fn<NavigateAfter>(async () => {});
  const router = createMemoryRouter([{ path: "*", element: <Place navigate={navigate} /> }], {
    initialEntries: ["/bem-vindo"],
  });
  const screen = within(mountElement(<RouterProvider router={router} />));
  (await screen.findByRole("button", { name: "Próximo" })).click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/bem-vindo", { state: { welcome: 1 } });
  expect((await screen.findByRole("status")).textContent).toBe("0");
});
