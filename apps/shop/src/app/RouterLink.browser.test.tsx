import { sessionPaths } from "@petbox/domain/site/paths";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { waitFor } from "storybook/test";
import { expect, it, onTestFinished } from "vitest";
import { prerenderServices } from "../entry/prerenderServices.ts";
import { mountElement } from "../testing/mountElement.ts";
import { RouterLink } from "./RouterLink.tsx";
import { Shop } from "./Shop.tsx";

/** Presses a link. @returns the ways in which the browser would follow it. */
async function press(href: string, type: string, init: MouseEventInit): Promise<string[]> {
  const router = createMemoryRouter([{ path: "*", element: <RouterLink href={href}>Sair</RouterLink> }]);
  onTestFinished(() => router.dispose());
  const page = mountElement(
    <Shop services={prerenderServices}>
      <RouterProvider router={router} useTransitions={false} />
    </Shop>,
  );
  await waitFor(() => expect(page.querySelector("a")).not.toBeNull());
  const followed: string[] = [];
  const note = (event: Event) => {
    if (!(event instanceof MouseEvent)) return;
    if (!event.defaultPrevented) followed.push(event.ctrlKey || event.button === 1 ? "in another tab" : "in this tab");
    event.preventDefault();
  };
  for (const pressed of ["click", "auxclick"]) {
    window.addEventListener(pressed, note);
    onTestFinished(() => window.removeEventListener(pressed, note));
  }
  page.querySelector("a")?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
  return followed;
}

it.each([
  ["click", {}],
  ["click", { ctrlKey: true }],
  ["auxclick", { button: 1 }],
])("the logout is followed in this tab after a %s with %j", async (type, init) => {
  expect(await press(sessionPaths.logout, type, init)).toEqual(["in this tab"]);
});

it.each([
  ["click", { ctrlKey: true }],
  ["auxclick", { button: 1 }],
])("a page is opened in another tab after a %s with %j", async (type, init) => {
  expect(await press("/privacidade", type, init)).toEqual(["in another tab"]);
});
