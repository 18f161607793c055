import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

const path = "/plano/ATIVA00001";

afterEach(() => vi.restoreAllMocks());

/** The page of a subscription whose code is missing in every response before `restoreCode`. */
async function openWithoutCode() {
  const shop = await createShopStory({ path, scenario: "assinante", straight: true });
  const reply = shop.backend.fetch;
  const requests: string[] = [];
  let isCodeRestored = false;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    const response = await reply(request);
    if (pathname !== path || isCodeRestored) return response;
    return new Response((await response.text()).replaceAll('"code":"ATIVA00001"', '"code":""'), response);
  });
  const place = mountElement(shop.element);
  const restoreCode = () => {
    isCodeRestored = true;
  };
  return { screen: within(place), requests, restoreCode };
}

it("MAN-355 a subscription without a code is not cancelled: the page shows a warning and revalidates", async () => {
  const { screen, requests, restoreCode } = await openWithoutCode();
  (await screen.findByRole("button", { name: "Cancelar assinatura" })).click();
  (await screen.findByRole("button", { name: "Quero solicitar cancelamento" })).click();
  (await screen.findByRole("radio", { name: "Me mudei" })).click();
  expect(screen.queryByText("ATIVA00001")).toBeNull();
  requests.length = 0;
  restoreCode();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Enviar pedido/ })).not.toHaveAttribute("aria-disabled"),
  );
  screen.getByRole("button", { name: "Enviar pedido de cancelamento" }).click();
  // The revalidated page has the code.
  await waitFor(() => expect(screen.getByText("ATIVA00001")).toBeVisible());
  expect(within(screen.getByRole("status", { name: "Avisos" })).getByText("Oh, um erro ocorreu!")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(requests.filter((each) => each === `GET ${path}`)).toHaveLength(1);
  expect(requests.filter((each) => each.includes("/cancel"))).toEqual([]);
});
