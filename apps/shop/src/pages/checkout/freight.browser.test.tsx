import { createShopStory, type ShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { describe, expect, it, vi } from "vitest";
import {
  address,
  cairu,
  type FilledAddress,
  fillCard,
  manaus,
  paulista,
  registration,
} from "../../testing/fillForms.ts";
import { mountElement } from "../../testing/mountElement.ts";
import { press, type Screen } from "../../testing/testFailingCall.ts";

/** How the carrier handles a request: replies, fails, or holds it until it is released. */
type Carrier = "replies" | "fails" | "keeps";

interface Checkout {
  readonly shop: ShopStory;
  readonly screen: Screen;
  /** Sets how the carrier handles requests, and releases the held ones. */
  carrierNow(does: Carrier): void;
  /** The number of requests to the carrier. */
  requestCount(): number;
  /** The charge per box that the server reported after the payment, in cents. */
  charged(): number | undefined;
}

type Path = "/assinatura/checkout" | "/payment_b";

/** The answers of a visitor, and the saved address. */
const scenarioOf = { "/assinatura/checkout": "no-checkout", "/payment_b": "no-pagamento" } as const;

type CheckoutScenario = (typeof scenarioOf)[Path] | "no-pagamento-com-frete";

/** Opens the checkout with a freight in the session, in reais. */
async function open(
  path: Path,
  carrier: Carrier,
  freight?: string,
  scenario: CheckoutScenario = scenarioOf[path],
): Promise<Checkout> {
  const shop = await createShopStory({
    path,
    scenario,
    straight: true,
    ...(freight === undefined ? {} : { visitor: { freight } }),
  });
  let does = carrier;
  let letGo = () => {};
  let requestCount = 0;
  let shipping: number | undefined;
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/shipping/cep/estimate") {
      requestCount += 1;
      if (does === "keeps") {
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      }
      if (does === "fails") return Response.json({}, { status: 500 });
    }
    const response = await reply(request);
    if (pathname === "/save/subscription") shipping = (await response.clone().json()).payload.shipping_amount;
    return response;
  });
  const place = mountElement(shop.element);
  return {
    shop,
    screen: within(place),
    carrierNow(next) {
      does = next;
      letGo();
    },
    requestCount: () => requestCount,
    charged: () => shipping,
  };
}

const goOn = (screen: Screen) => press(screen, "Ir para o pagamento");
const refusal = /Não deu para calcular o frete da primeira caixa/;
const summaryOf = (screen: Screen) => screen.getByRole("region", { name: "Resumo da assinatura" });

/** Registers with an address, a carrier and a previously saved freight, and continues. */
async function register(home: FilledAddress, carrier: Carrier, freight?: string): Promise<Checkout> {
  const checkout = await open("/assinatura/checkout", carrier, freight);
  await registration(checkout.screen, home);
  await goOn(checkout.screen);
  return checkout;
}

/** The ways to the payment, each with the shown freight and the charge. */
const ways: Readonly<
  Record<string, { readonly shown: string; readonly charged: number; readonly to: () => Promise<Checkout> }>
> = {
  "to a free state": {
    shown: "Frete Grátis",
    charged: 0,
    to: () => register(paulista, "replies"),
  },
  "to a free state while the carrier is silent": {
    shown: "Frete Grátis",
    charged: 0,
    to: () => register(paulista, "keeps"),
  },
  "to a free state while the carrier fails": {
    shown: "Frete Grátis",
    charged: 0,
    to: () => register(paulista, "fails"),
  },
  "to another state": {
    shown: "R$15,55",
    charged: 1555,
    async to() {
      const checkout = await open("/assinatura/checkout", "replies");
      await registration(checkout.screen, cairu);
      await waitFor(() => expect(summaryOf(checkout.screen).textContent).toContain("R$15,55"));
      await goOn(checkout.screen);
      return checkout;
    },
  },
  "to another state, pressed while it is being worked out": {
    shown: "R$15,55",
    charged: 1555,
    async to() {
      const checkout = await open("/assinatura/checkout", "keeps");
      await registration(checkout.screen, cairu);
      await waitFor(() => expect(summaryOf(checkout.screen).textContent).toContain("Calculando…"));
      await goOn(checkout.screen);
      await checkout.screen.findByRole("dialog", { name: "Carregando" });
      expect(checkout.shop.store.visitors.get("visita")).not.toHaveProperty("freight");
      // The press waits for the summary's pending request.
      expect(checkout.requestCount()).toBe(1);
      checkout.carrierNow("replies");
      return checkout;
    },
  },
  "to another state, after the carrier failed while it was pressed": {
    shown: "R$15,55",
    charged: 1555,
    async to() {
      const checkout = await register(cairu, "keeps");
      await checkout.screen.findByRole("dialog", { name: "Carregando" });
      checkout.carrierNow("fails");
      await checkout.screen.findByText(refusal);
      checkout.carrierNow("replies");
      await goOn(checkout.screen);
      return checkout;
    },
  },
  "to another state, where the carrier failed unseen": {
    shown: "R$15,55",
    charged: 1555,
    async to() {
      const checkout = await open("/assinatura/checkout", "fails");
      await registration(checkout.screen, cairu);
      await waitFor(() => expect(summaryOf(checkout.screen).textContent).toContain("A calcular"));
      checkout.carrierNow("replies");
      await goOn(checkout.screen);
      return checkout;
    },
  },
  "to another state, where the carrier fails until it is pressed again, after an address that was free": {
    shown: "R$29,55",
    charged: 2955,
    async to() {
      const checkout = await register(manaus, "fails", "0.00");
      await checkout.screen.findByText(refusal);
      expect(checkout.shop.address()).toBe("/assinatura/checkout");
      expect(checkout.shop.store.customers.get("lead0001")).not.toHaveProperty("address");
      checkout.carrierNow("replies");
      await goOn(checkout.screen);
      return checkout;
    },
  },
  "to a free state, after an address that was not": {
    shown: "Frete Grátis",
    charged: 0,
    to: () => register(paulista, "replies", "29.55"),
  },
  "to a free state, typed while the freight to another is being worked out": {
    shown: "Frete Grátis",
    charged: 0,
    async to() {
      const checkout = await open("/assinatura/checkout", "keeps");
      await registration(checkout.screen, manaus);
      await address(checkout.screen, paulista);
      await goOn(checkout.screen);
      checkout.carrierNow("replies");
      return checkout;
    },
  },
  "to another state, typed after a free one": {
    shown: "R$29,55",
    charged: 2955,
    async to() {
      const checkout = await open("/assinatura/checkout", "replies");
      await registration(checkout.screen, paulista);
      await address(checkout.screen, manaus);
      await goOn(checkout.screen);
      return checkout;
    },
  },
  "with an address other than that of the shown freight": {
    shown: "R$29,55",
    charged: 2955,
    to: () => open("/payment_b", "replies", "31.40", "no-pagamento-com-frete"),
  },
  "with an address in a state with free freight, regardless of the last shown freight": {
    shown: "Frete Grátis",
    charged: 0,
    to: () => open("/payment_b", "replies", "29.55"),
  },
  "with a house elsewhere while the carrier fails": {
    shown: "R$29,55",
    charged: 2955,
    to: () => open("/payment_b", "fails", undefined, "no-pagamento-com-frete"),
  },
  "with a freight that could not be read at first": {
    shown: "R$29,55",
    charged: 2955,
    async to() {
      const checkout = await open("/payment_b", "replies", undefined, "no-pagamento-com-frete");
      // The coupon is fetched there too, before the freight.
      checkout.shop.backend.setFaults([{ path: "/cupom/campanha/", kind: "500", times: 2 }]);
      await checkout.screen.findByText("R$69,90 + frete");
      expect(summaryOf(checkout.screen).textContent).toContain("A calcular");
      window.dispatchEvent(new Event("focus"));
      return checkout;
    },
  },
  "with no shown freight": { shown: "Frete Grátis", charged: 0, to: () => open("/payment_b", "replies") },
  "with the address that another tab has saved meanwhile": {
    shown: "Frete Grátis",
    charged: 0,
    async to() {
      const checkout = await open("/payment_b", "replies", undefined, "no-pagamento-com-frete");
      await waitFor(() => expect(summaryOf(checkout.screen).textContent).toContain("R$29,55"));
      const { visitors } = checkout.shop.store;
      const { registration } = visitors.get("visita") ?? {};
      if (registration) {
        const address = { ...registration.address, city: "São Paulo", state: "SP" };
        checkout.shop.backend.visitors.change("visita", { registration: { ...registration, address } });
      }
      window.dispatchEvent(new Event("focus"));
      return checkout;
    },
  },
};

describe("the shown freight is the charged freight", () => {
  it.each(Object.entries(ways))("%s", async (_, way) => {
    const { screen, charged } = await way.to();
    await screen.findByRole("heading", { level: 1, name: /^Pagamento da assinatura/ });
    await waitFor(() => expect(summaryOf(screen).textContent).toContain(`Envio da primeira caixa${way.shown}`));
    await fillCard(screen);
    await press(screen, "Pagar e assinar");
    await waitFor(() => expect(charged()).toBe(way.charged));
  });
});
