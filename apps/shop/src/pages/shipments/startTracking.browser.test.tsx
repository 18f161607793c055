import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Opens the area while its own data are held back. Returns the paths of the reads sent so far, and what lets the data come. */
async function openArea(search = "") {
  const shop = await createShopStory({
    path: `/area-cliente${search}`,
    scenario: "tres-pets",
    straight: true,
    // A channel that opens asks again.
    realtime: "unreachable",
  });
  // The page does not poll.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reads: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    const { pathname } = new URL(request.url);
    reads.push(pathname);
    if (pathname === "/area-cliente") await held;
    return reply(request);
  });
  const place = mountElement(shop.element);
  return { reads, letGo, screen: within(place) };
}

const readsOfBoxes = (reads: readonly string[]) => reads.filter((path) => path.startsWith("/client/shipments-flow"));

it.each([
  ["", "/client/shipments-flow"],
  ["?assinatura=BENTO00002", "/client/shipments-flow/BENTO00002"],
])("/area-cliente%s requests its boxes together with its own data, and once", async (search, path) => {
  const { reads, letGo, screen } = await openArea(search);
  await vi.waitFor(() => expect(reads).toContain("/area-cliente"), 15_000);
  await vi.waitFor(() => expect(readsOfBoxes(reads)).toEqual([path]), 15_000);
  letGo();
  await screen.findAllByText(/^A caixa do Bento/);
  expect(readsOfBoxes(reads)).toEqual([path]);
  expect(reads.filter((read) => read === "/area-cliente")).toHaveLength(1);
});
