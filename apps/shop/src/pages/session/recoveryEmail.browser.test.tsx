import { Link } from "@petbox/design-system/components/Link";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { within } from "storybook/test";
import { expect, it, onTestFinished } from "vitest";
import { ServicesContext } from "../../app/services.ts";
import { prerenderServices } from "../../entry/prerenderServices.ts";
import { mountElement } from "../../testing/mountElement.ts";
import { Component as RecoverPasswordPage } from "./RecoverPasswordPage.tsx";
import { useOpenRecovery } from "./useOpenRecovery.ts";

function Login() {
  const open = useOpenRecovery();
  return (
    <Link href="/password/reset" onClick={(event) => open("carla.lima@gmail.com", event)}>
      Recuperar
    </Link>
  );
}

it("the recovery starts with the e-mail of the login once, so that the next person on the device does not see it", async () => {
  const router = createMemoryRouter(
    [
      { path: "/login", Component: Login },
      { path: "/password/reset", Component: RecoverPasswordPage },
    ],
    { initialEntries: ["/login"] },
  );
  onTestFinished(() => router.dispose());
  const screen = within(
    mountElement(
      <ServicesContext value={{ ...prerenderServices, loginReturn: {} }}>
        <RouterProvider router={router} useTransitions={false} />
      </ServicesContext>,
    ),
  );
  (await screen.findByRole("link", { name: "Recuperar" })).click();
  expect(await screen.findByLabelText("E-mail")).toHaveProperty("value", "carla.lima@gmail.com");
  await router.navigate(-1);
  await screen.findByRole("link", { name: "Recuperar" });
  await router.navigate(1);
  expect(await screen.findByLabelText("E-mail")).toHaveProperty("value", "");
});
