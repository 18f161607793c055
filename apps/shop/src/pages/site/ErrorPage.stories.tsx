import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

const meta = preview.meta({ title: "Telas/Site/5 Página que não abriu" });

/** What a page does whose code cannot be fetched. */
const unreachable = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

function BrokenShop() {
  const routes = [{ path: "*", lazy: unreachable, ErrorBoundary: ErrorPage }];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/pet/nome/?pet=gato"] })} />;
}

export const Unreachable = meta.story({
  name: "O código da página não chegou",
  render: () => <BrokenShop />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Esta página não abriu");
    await expect(canvas.getByRole("link", { name: "Tentar de novo" })).toHaveAttribute("href", "/pet/nome/?pet=gato");
  },
});

export const Phone = meta.story({
  name: "No celular",
  render: () => <BrokenShop />,
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  },
});
