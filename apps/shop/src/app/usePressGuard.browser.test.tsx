import { Button } from "@petbox/design-system/components/Button";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { usePressGuard } from "./usePressGuard.ts";

const choose = vi.fn();
let leave = () => {};

function Layout() {
  usePressGuard();
  return <Outlet />;
}

function FirstPage() {
  const navigate = useNavigate();
  return <Button onClick={() => navigate("/plano")}>Quero esta trilha</Button>;
}

function NextPage() {
  return <Button onClick={choose}>Anual</Button>;
}

beforeEach(() => {
  choose.mockClear();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  leave = () => {
    root.unmount();
    place.remove();
  };
  const routes = [
    {
      Component: Layout,
      children: [
        { path: "/trilha", Component: FirstPage },
        { path: "/plano", Component: NextPage },
      ],
    },
  ];
  act(() => root.render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/trilha"] })} />));
});

afterEach(() => {
  act(() => leave());
  vi.restoreAllMocks();
});

/** Presses on the first page. The next one is shown so many milliseconds later than it really is. */
async function goOn(delay: number) {
  const { timeOrigin } = performance;
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() - timeOrigin + delay);
  await userEvent.click(page.getByRole("button", { name: "Quero esta trilha" }));
  await expect.element(page.getByRole("button", { name: "Anual" })).toBeVisible();
}

it("ignores a press that began before the page was shown, but not the Enter key", async () => {
  await goOn(60_000);
  const plan = page.getByRole("button", { name: "Anual" });
  await userEvent.click(plan);
  await userEvent.dblClick(plan);
  expect(choose).not.toHaveBeenCalled();
  plan.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(choose).toHaveBeenCalledOnce();
});

it("takes a press on a page that has been shown for a while", async () => {
  await goOn(-60_000);
  await userEvent.click(page.getByRole("button", { name: "Anual" }));
  expect(choose).toHaveBeenCalledOnce();
});
