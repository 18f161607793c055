import { offersPageData } from "@petbox/api-client/offers/pageData";
import { unknownSession } from "@petbox/api-client/page/embeddedSession";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { Text } from "@petbox/design-system/components/Text";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { waitFor } from "storybook/test";
import { SWRConfig } from "swr";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { prerenderServices } from "../entry/prerenderServices.ts";
import { accountLoader } from "../pages/account/accountLoader.ts";
import { createSession } from "../session/session.ts";
import { routerContext } from "./loaderServices.ts";
import { usePageData } from "./pageData.ts";
import { RootLayout } from "./RootLayout.tsx";
import { Shop } from "./Shop.tsx";
import type { Services } from "./services.ts";
import { useToday } from "./useToday.ts";

let close = () => {};
afterEach(() => close());

const sessionOf = (customerCode: string) => ({
  ...unknownSession,
  visitor: { authorized: true, name: customerCode, subscriptions: 1 } as const,
  customerCode,
});

const NoFallback = () => null;

function OffersPage() {
  const result = usePageData(offersPageData);
  const today = useToday();
  return (
    <>
      <AsyncResultView result={result} skeleton={<Text>Carregando</Text>}>
        {({ shop }) => <Text>{shop}</Text>}
      </AsyncResultView>
      <time>{today}</time>
    </>
  );
}

/** Opens an account page whose server replies with the current customer's shop. */
function openOffers({ clock }: Partial<Pick<Services, "clock">> = {}) {
  const session = createSession(async () => sessionOf("ana"));
  const place = document.createElement("div");
  document.body.append(place);
  const shown: (string | null | undefined)[] = [];
  const page = vi.fn(async () => ({ shop_url: `https://${session.get().customerCode}.petbox.example/` }));
  const services = {
    ...prerenderServices,
    ...(clock && { clock }),
    session,
    client: { ...prerenderServices.client, page },
    currentPath: () => "/revista",
  };
  const router = createMemoryRouter(
    [
      {
        Component: RootLayout,
        HydrateFallback: NoFallback,
        children: [{ path: "/revista", loader: accountLoader(offersPageData), Component: OffersPage }],
      },
    ],
    { initialEntries: ["/revista"], getContext: () => routerContext(services) },
  );
  const root = createRoot(place);
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Shop services={services}>
        <RouterProvider router={router} useTransitions={false} />
      </Shop>
    </SWRConfig>,
  );
  const observer = new MutationObserver(() => shown.push(place.querySelector("p")?.textContent));
  observer.observe(place, { childList: true, subtree: true, characterData: true });
  close = () => {
    observer.disconnect();
    root.unmount();
    place.remove();
  };
  const textOf = (tag: string) => place.querySelector(tag)?.textContent;
  return { session, shown, page, text: () => textOf("p"), today: () => textOf("time") };
}

it("shows a customer no cached data of another one", async () => {
  const { session, shown, text } = openOffers();
  await waitFor(() => expect(text()).toBe("https://ana.petbox.example/"));
  shown.length = 0;
  session.change(sessionOf("bia"));
  await waitFor(() => expect(text()).toBe("https://bia.petbox.example/"));
  expect(shown).not.toContain("https://ana.petbox.example/");
  session.change(sessionOf("ana"));
  await waitFor(() => expect(text()).toBe("https://ana.petbox.example/"));
});

it("reads the data again at midnight, and when the customer comes back on another day", async () => {
  let now = Date.parse("2026-11-27T23:59:59.900-03:00");
  const { page, text } = openOffers({ clock: () => now });
  await waitFor(() => expect(text()).toBe("https://ana.petbox.example/"));
  comeBack();
  expect(page).toHaveBeenCalledTimes(1);
  now += 200;
  await waitFor(() => expect(page).toHaveBeenCalledTimes(2));
  // The read is of this day once its reply has been processed.
  await page.mock.results.at(-1)?.value;
  await new Promise(requestAnimationFrame);
  comeBack();
  expect(page).toHaveBeenCalledTimes(2);
  now += 24 * 60 * 60_000;
  await comeBackUntilRead(page, 3);
});

const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));
const hour = 60 * 60_000;

/** React subscribes the page to returns a moment after its data are on screen, and a return right after another is not noticed. */
async function comeBackUntilRead(page: ReturnType<typeof openOffers>["page"], times: number) {
  await waitFor(() => {
    comeBack();
    expect(page).toHaveBeenCalledTimes(times);
  });
}

it("reads the data again at the next return if the last attempt failed", async () => {
  let now = Date.parse("2026-11-27T10:00:00-03:00");
  const { page, text } = openOffers({ clock: () => now });
  await waitFor(() => expect(text()).toBe("https://ana.petbox.example/"));
  now += hour;
  page.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await comeBackUntilRead(page, 2);
  // The events of one return come together.
  window.dispatchEvent(new Event("focus"));
  expect(page).toHaveBeenCalledTimes(2);
  await comeBackUntilRead(page, 3);
  expect(text()).toBe("https://ana.petbox.example/");
});

it("reads the data again after a sleep of the device that the shop's clock has missed, and shows the new day", async () => {
  const device = vi.spyOn(Date, "now");
  onTestFinished(() => device.mockRestore());
  const began = Date.parse("2026-11-27T10:00:00-03:00");
  device.mockReturnValue(began);
  let now = began;
  const { page, text, today } = openOffers({ clock: () => now });
  await waitFor(() => expect(text()).toBe("https://ana.petbox.example/"));
  expect(today()).toBe("2026-11-27");
  device.mockReturnValue(began + 26 * hour);
  // The fetched document has the server's time.
  page.mockImplementationOnce(async () => {
    now = began + 26 * hour;
    return { shop_url: "https://ana.petbox.example/" };
  });
  await comeBackUntilRead(page, 2);
  await waitFor(() => expect(today()).toBe("2026-11-28"));
  // The next return, and not another event of the last one.
  await new Promise((resolve) => setTimeout(resolve, 150));
  comeBack();
  expect(page).toHaveBeenCalledTimes(2);
});
