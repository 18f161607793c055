import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { configure, within } from "storybook/test";
import { afterEach, expect, it } from "vitest";
import { storeInTab } from "../../browser/tabNotes.ts";
import { mountElement } from "../../testing/mountElement.ts";
import { useWelcomePlace } from "./useWelcomePlace.ts";

configure({ asyncUtilTimeout: 15_000 });

const readNote = "petbox-welcome-read";

afterEach(() => storeInTab(readNote, undefined));

function Place() {
  const { place } = useWelcomePlace({ subscription: "TESTE00001", variant: "optional", hasAnswered: false });
  return <output>{place}</output>;
}

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
