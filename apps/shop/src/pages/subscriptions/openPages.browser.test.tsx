import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const minute = 60_000;

/** The time of the stories: 10 March 2026, noon in São Paulo. */
const testMoment = Date.UTC(2026, 2, 10, 15);

/** Opens a page on a server that sends no event. Returns the paths of the reads sent so far. @param pix validity of a pending PIX, in ms. */
async function openPage(path: string, pix?: number) {
  const shop = await createShopStory({ path, scenario: "planos-de-todo-jeito", straight: true, realtime: "silent" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reads: string[] = [];
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation((request) => {
    reads.push(new URL(request.url).pathname);
    return reply(request);
  });
  for (const request of shop.store.paymentRequests.all()) {
    if (pix === undefined) continue;
    shop.store.paymentRequests.put({ ...request, means: { kind: "pix", code: "PIX", until: testMoment + pix } });
  }
  const screen = within(mountElement(shop.element));
  /** Advances the clock and the timers. */
  const pass = (milliseconds: number) => {
    shop.pass(milliseconds);
    vi.advanceTimersByTime(milliseconds);
  };
  return { screen, reads, pass };
}

it.each(["/assinaturas/box", "/assinaturas", "/area-cliente", "/dados-cliente?q=cartao", "/plano/SERIGUELA1"])(
  "%s no longer asks to pay a PIX that expires while it is open",
  async (path) => {
    const { screen, pass } = await openPage(path, 30 * minute);
    await screen.findAllByText(/Falta pagar o PIX/);
    pass(30 * minute);
    await vi.waitFor(() => expect(screen.queryByText(/Falta pagar o PIX/)).toBeNull(), 15_000);
    await screen.findAllByText(/em aberto desde/);
  },
);

it("the boxes and the debts are read again at midnight", async () => {
  const { screen, reads, pass } = await openPage("/area-cliente");
  await screen.findAllByText(/^A caixa d/);
  reads.length = 0;
  pass(13 * 60 * minute);
  await vi.waitFor(() => {
    expect(reads).toContain("/client/shipments-flow");
    expect(reads).toContain("/assinatura/needs-retry/");
  }, 15_000);
});
