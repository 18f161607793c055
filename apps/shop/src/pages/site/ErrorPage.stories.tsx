import preview from "@petbox/storybook/preview";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect } from "storybook/test";
import { Shop } from "../../app/Shop.tsx";
import { prerenderServices } from "../../entry/prerenderServices.ts";
import { ErrorPage } from "./ErrorPage.tsx";

const meta = preview.meta({
  title: "Telas/Site/8 Página que não abriu",
  parameters: {
    synonyms: ["error page", "500", "página de erro"],
  },
});

/** Throws like a page whose code does not load. */
const unreachable = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

const router = createMemoryRouter([{ ErrorBoundary: ErrorPage, children: [{ path: "*", lazy: unreachable }] }], {
  initialEntries: ["/pet/nome/?pet=gato"],
});

function BrokenShop() {
  return (
    <Shop services={prerenderServices}>
      <RouterProvider router={router} />
    </Shop>
  );
}

export const Unreachable = meta.story({
  name: "O código da página não chegou",
  render: () => <BrokenShop />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Esta página não abriu");
    const again = canvas.getByRole("link", { name: "Tentar de novo" });
    await expect(again).toHaveAttribute("href", "/pet/nome/?pet=gato");
    await expect(again.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

export const Phone = meta.story({
  name: "No celular",
  render: () => <BrokenShop />,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  },
});
