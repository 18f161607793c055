import { unknownSession } from "@petbox/api-client/page/embeddedSession";
import { Button } from "@petbox/design-system/components/Button";
import { createMemoryRouter, RouterProvider, useNavigate } from "react-router-dom";
import { waitFor } from "storybook/test";
import { expect, it, onTestFinished } from "vitest";
import { prerenderServices } from "../entry/prerenderServices.ts";
import { createSession } from "../session/session.ts";
import { mountElement } from "../testing/mountElement.ts";
import { loaderServices, routerContext } from "./loaderServices.ts";
import { Shop } from "./Shop.tsx";
import { useServices, useSession } from "./services.ts";

/** The page and the pet's name of each render. */
const rendered: string[] = [];

function FirstPage() {
  const { session } = useServices();
  const navigate = useNavigate();
  rendered.push(`first ${useSession().answers.petName}`);
  async function save() {
    await session.load();
    session.answer({ petName: "Bob" });
    await navigate("/second");
  }
  return <Button onClick={() => void save()}>Continuar</Button>;
}

function SecondPage() {
  rendered.push(`second ${useSession().answers.petName}`);
  return null;
}

it("a saved answer renders once, on the next page", async () => {
  const session = createSession(async () => unknownSession);
  await session.load();
  const services = { ...prerenderServices, session };
  const router = createMemoryRouter(
    [
      { path: "/first", Component: FirstPage },
      {
        path: "/second",
        loader: async ({ context }) => context.get(loaderServices).session.load(),
        Component: SecondPage,
      },
    ],
    { initialEntries: ["/first"], getContext: () => routerContext(services) },
  );
  onTestFinished(() => router.dispose());
  const page = mountElement(
    <Shop services={services}>
      <RouterProvider router={router} useTransitions={false} />
    </Shop>,
  );
  await waitFor(() => expect(page.querySelector("button")).not.toBeNull());
  rendered.length = 0;
  page.querySelector("button")?.click();
  await waitFor(() => expect(rendered).toContain("second Bob"));
  expect(rendered).toEqual(["second Bob"]);
});
