import type { ShopParameters } from "@petbox/storybook/shopParameters";
import { createShopStory, type ShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { waitFor, within } from "storybook/test";
import { afterEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { createPageDrafts } from "../../drafts/createPageDrafts.ts";
import type { Draft } from "../../drafts/drafts.ts";
import { address, type FilledAddress, manaus, paulista, registration, write } from "../../testing/fillForms.ts";
import { press, type Screen } from "../../testing/testFailingCall.ts";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function open(parameters: Partial<ShopParameters> = {}): Promise<{ shop: ShopStory; screen: Screen }> {
  const shop = await createShopStory({
    path: "/assinatura/checkout",
    scenario: "no-checkout",
    straight: true,
    ...parameters,
  });
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(shop.element);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  return { shop, screen: within(place) };
}

async function goOn(screen: Screen): Promise<void> {
  await press(screen, "Ir para o pagamento");
  await screen.findByRole("heading", { level: 1, name: /^Pagamento da assinatura/ });
}

async function goBack(screen: Screen, heading: string): Promise<void> {
  screen.getByRole("link", { name: "Voltar" }).click();
  await screen.findByRole("heading", { level: 1, name: heading });
}

const checkout = "Para onde vai a caixa do Bob?";
const summaryOf = (screen: Screen) => screen.getByRole("region", { name: "Resumo da assinatura" });
const commitmentOf = (screen: Screen) => screen.findByRole("region", { name: "O que vou pagar, e quando?" });
const down = (shop: ShopStory, path: string) => shop.backend.setFaults([{ path, kind: "500" }]);

describe("saved data is reused", () => {
  it("registers, and the payment shows the arrival there", async () => {
    const { screen } = await open();
    // As the folded summary says it.
    await screen.findByText("Plano Anual: R$69,90/mês + frete");
    await registration(screen, manaus);
    await screen.findByText("Plano Anual: R$99,45/mês, com frete");
    await goOn(screen);
    await waitFor(async () => expect((await commitmentOf(screen)).textContent).toMatch(/Primeira caixa.*entre/));
    await waitFor(() => expect(screen.getByLabelText("CPF do titular")).toHaveValue("529.982.247-25"));
  });

  it("changes the address, and the payment shows the arrival at the new place, even if the server returns no customer", async () => {
    const { shop, screen } = await open();
    await registration(screen, manaus);
    await goOn(screen);
    await waitFor(async () => expect((await commitmentOf(screen)).textContent).toMatch(/entre \d/));
    expect((await commitmentOf(screen)).textContent).not.toContain("entre 13/03 e 16/03");
    await goBack(screen, checkout);
    await address(screen, paulista);
    await write(screen, "Número (opcional)", "1578");
    down(shop, "/checkout/customer/");
    await goOn(screen);
    await waitFor(async () => expect((await commitmentOf(screen)).textContent).toContain("entre 13/03 e 16/03"));
  });

  it("returns to a form with the last saved data, and saves it again", async () => {
    const { shop, screen } = await open();
    await registration(screen);
    await goOn(screen);
    await goBack(screen, checkout);
    await waitFor(() => expect(screen.getByLabelText("Cidade")).toHaveValue("São Paulo"));
    await write(screen, "Nome completo", "Ana Maria Lima");
    await write(screen, "Número (opcional)", "42");
    down(shop, "/checkout/customer/");
    await goOn(screen);
    await goBack(screen, checkout);
    await waitFor(() => expect(screen.getByLabelText("Cidade")).toHaveValue("São Paulo"));
    expect(screen.getByLabelText("Nome completo")).toHaveValue("Ana Maria Lima");
    expect(screen.getByLabelText("Número (opcional)")).toHaveValue("42");
    await goOn(screen);
    expect(shop.store.customers.get("lead0001")).toMatchObject({ name: "Ana Maria Lima", address: { number: "42" } });
  });

  it("shows no price of a removed extra item, and the new one once it has loaded", async () => {
    const { shop, screen } = await open({
      at: "checkout",
      visitor: { answers: { extraItem: "brinquedo" } },
    });
    await waitFor(() => expect(summaryOf(screen).textContent).toContain("R$89,80/mês"));
    await goBack(screen, "Um mimo a mais para o Bob?");
    down(shop, "/plan/session");
    await press(screen, "Não, obrigado");
    await screen.findByText("O resumo não carregou");
    expect(screen.queryByText(/89,80/)).toBeNull();
    shop.backend.setFaults([]);
    await press(screen, "Tentar de novo");
    await waitFor(() => expect(summaryOf(screen).textContent).toContain("R$69,90/mês"));
  });

  it("shows no price at the payment that failed to load, and offers a retry", async () => {
    const { shop, screen } = await open();
    await waitFor(() => expect(summaryOf(screen).textContent).toContain("R$69,90/mês"));
    await registration(screen);
    down(shop, "/plan/session");
    await goOn(screen);
    await screen.findByText("O resumo não carregou");
    expect(screen.queryByText(/69,90/)).toBeNull();
    shop.backend.setFaults([]);
    await press(screen, "Tentar de novo");
    await waitFor(() => expect(summaryOf(screen).textContent).toContain("R$69,90/mês"));
  });
});

describe("a press during the CEP lookup", () => {
  async function pressedBefore(cep: string, lookup: "replies" | "fails") {
    const { shop, screen } = await open({ latency: 400 });
    await registration(screen);
    if (lookup === "fails") down(shop, "/shipping/cep");
    await write(screen, "CEP", cep);
    await press(screen, "Ir para o pagamento");
    await screen.findByRole("button", { name: "Conferindo o CEP" });
    expect(screen.getByLabelText("CEP")).toBeValid();
    return { shop, screen };
  }

  it("continues when the place is found", async () => {
    const { shop, screen } = await pressedBefore("69036-360", "replies");
    await screen.findByRole("heading", { level: 1, name: /^Pagamento da assinatura/ });
    expect(shop.store.customers.get("lead0001")).toMatchObject({ address: { cep: "69036360" } });
  });

  it("shows the errors of the form if there is no such place, and if the lookup fails", async () => {
    for (const [cep, lookup] of [
      ["00000-000", "replies"],
      ["69036-360", "fails"],
    ] as const) {
      const { screen } = await pressedBefore(cep, lookup);
      await waitFor(() => expect(screen.getByLabelText("CEP")).toHaveFocus());
      expect(screen.getByLabelText("CEP")).toBeInvalid();
      expect(screen.getByRole("button", { name: "Ir para o pagamento" })).toBeVisible();
      closing.pop()?.();
    }
  });

  it("is cancelled when another CEP is typed", async () => {
    const { shop, screen } = await pressedBefore("69036-360", "replies");
    await write(screen, "CEP", "45420-00");
    await screen.findByRole("button", { name: "Ir para o pagamento" });
    await write(screen, "CEP", "69036-360");
    await screen.findByText("Procurando o endereço");
    expect(screen.getByRole("button", { name: "Ir para o pagamento" })).toBeVisible();
    expect(shop.store.customers.get("lead0001")?.name).toBeUndefined();
  });
});

it("a press while the stored address is on its way goes on with it", async () => {
  const { screen } = await open({
    at: "checkout",
    visitor: {
      session: { customerCode: "conta0001", reach: "account" },
      answers: {
        contact: {
          email: "carla.lima@gmail.com",
          areaCode: "11",
          phoneNumber: "912345678",
          newsletter: true,
          privacy: true,
        },
        customerSaved: true,
      },
    },
    latency: 400,
  });
  await press(screen, "Ir para o pagamento");
  await screen.findByRole("button", { name: "Carregando seus dados" });
  expect(screen.getByLabelText("CEP")).not.toHaveAttribute("aria-invalid");
  await screen.findByRole("heading", { level: 1, name: /^Pagamento da assinatura/ });
});

/** Drafts in memory, with a draft of the checkout. */
function draftsWith(draft: Draft = {}) {
  const kept = new Map<string, Draft>([["/assinatura/checkout", draft]]);
  const drafts = createPageDrafts(
    {
      read: async (name) => kept.get(name),
      keep: async (name, draft) => void kept.set(name, draft),
      change: async (name, change) => void kept.set(name, change(kept.get(name) ?? {})),
      forget: (name) => void kept.delete(name),
      forgetAll: () => kept.clear(),
    },
    document,
  );
  return { kept, drafts };
}

describe("what is typed last, at an earlier step or here, counts", () => {
  const complement = "Complemento (opcional)";
  const cepOfPlan = (screen: Screen) => screen.findByRole("textbox", { name: /^CEP da entrega/ });

  async function openWithDrafts() {
    const { drafts } = draftsWith();
    const { screen } = await open({ drafts });
    await write(screen, "Nome completo", "Ana Maria Souza");
    return screen;
  }

  async function typeAddress(screen: Screen, home: FilledAddress): Promise<void> {
    await address(screen, home);
    await write(screen, "Número (opcional)", "1578");
    await write(screen, complement, "apto 42");
  }

  async function goBackToThePlan(screen: Screen): Promise<void> {
    await goBack(screen, "Um mimo a mais para o Bob?");
    await goBack(screen, "Escolha o plano do Bob");
  }

  /** Continues from the plan, until the typed name is restored. */
  async function goOnFromThePlan(screen: Screen): Promise<void> {
    await press(screen, "Quero este plano Anual");
    await press(screen, "Não, obrigado");
    await restored(screen);
  }

  async function restored(screen: Screen): Promise<void> {
    await screen.findByRole("heading", { level: 1, name: checkout });
    await waitFor(() => expect(screen.getByLabelText("Nome completo")).toHaveValue("Ana Maria Souza"));
  }

  async function expectAddress(screen: Screen, city: string, number: string, complementText: string): Promise<void> {
    await waitFor(() => expect(screen.getByLabelText("Cidade")).toHaveValue(city));
    expect(screen.getByLabelText("Número (opcional)")).toHaveValue(number);
    expect(screen.getByLabelText(complement)).toHaveValue(complementText);
  }

  it("another CEP at the plan step starts an address without the number and complement of the former", async () => {
    const screen = await openWithDrafts();
    await typeAddress(screen, paulista);
    await goBackToThePlan(screen);
    await userEvent.fill(await cepOfPlan(screen), manaus.cep);
    await screen.findByText(/^Frete para Manaus/);
    await goOnFromThePlan(screen);
    await expectAddress(screen, "Manaus", "", "");
  });

  it("another CEP here replaces that of the plan step, also there", async () => {
    const screen = await openWithDrafts();
    await goBackToThePlan(screen);
    await userEvent.fill(await cepOfPlan(screen), manaus.cep);
    await goOnFromThePlan(screen);
    await expectAddress(screen, "Manaus", "", "");
    await typeAddress(screen, paulista);
    await goBackToThePlan(screen);
    expect(await cepOfPlan(screen)).toHaveValue("01310-100");
    await goOnFromThePlan(screen);
    await expectAddress(screen, "São Paulo", "1578", "apto 42");
  });

  it.each(["unsaved", "saved"])(
    "a phone corrected at the contact step stays corrected, with the registration %s",
    async (state) => {
      const { drafts } = draftsWith();
      const { shop, screen } = await open({ drafts });
      await registration(screen);
      await waitFor(() => expect(screen.getByLabelText("Telefone com DDD")).toHaveValue("(11) 91234-5678"));
      if (state === "saved") {
        await goOn(screen);
        await goBack(screen, checkout);
      }
      await goBackToThePlan(screen);
      await goBack(screen, "Escolha a trilha do Bob");
      await goBack(screen, "Como a gente fala com você?");
      await userEvent.fill(screen.getByLabelText("Telefone com DDD"), "(21) 98765-4321");
      await press(screen, "Continuar");
      await press(screen, "Quero esta trilha Essencial");
      await goOnFromThePlan(screen);
      await waitFor(() => expect(screen.getByLabelText("Telefone com DDD")).toHaveValue("(21) 98765-4321"));
      await goOn(screen);
      expect(shop.store.customers.get("lead0001")).toMatchObject({ areaCode: "21", phoneNumber: "987654321" });
    },
  );
});

const carla = { customerCode: "conta0001", session: { customerCode: "conta0001", reach: "account" } } as const;

it("the header shows the saved name", async () => {
  const { screen } = await open({ at: "checkout", visitor: carla });
  await waitFor(() => expect(screen.getByLabelText("Cidade")).toHaveValue("São Paulo"));
  await write(screen, "Nome completo", "Camila Lima");
  await goOn(screen);
  screen.getByRole("link", { name: /página inicial/i }).click();
  (await screen.findByRole("button", { name: /AREA DO ASSINANTE$/ })).click();
  await within(await screen.findByRole("navigation", { name: "Sua conta" })).findByText("Olá, Camila!");
});

describe("the CPF of an account, which does not change", () => {
  const cpfOf = (screen: Screen) => screen.getByLabelText("CPF");
  const forgetCpf = ({ store }: ShopStory) => {
    const { cpf: _forgotten, ...rest } = store.customers.get("conta0001") ?? expect.fail("Carla is nobody here.");
    store.customers.put(rest);
  };

  it.each([0, 400])("replaces another one from a draft (the server takes %i ms)", async (latency) => {
    const { kept, drafts } = draftsWith({ cpf: "111.444.777-35" });
    const { screen } = await open({ at: "checkout", visitor: carla, drafts, latency });
    await waitFor(() => expect(cpfOf(screen)).toHaveAttribute("readonly"));
    await waitFor(() => expect(cpfOf(screen)).toHaveValue("529.982.247-25"));
    await waitFor(() => expect(kept.get("/assinatura/checkout")).toMatchObject({ cpf: "529.982.247-25" }));
  });

  it("clears the error of the empty field when it arrives", async () => {
    const { screen } = await open({ at: "checkout", visitor: carla, latency: 1_000 });
    await press(screen, "Ir para o pagamento");
    await waitFor(() => expect(cpfOf(screen)).toBeInvalid());
    await waitFor(() => expect(cpfOf(screen)).toHaveValue("529.982.247-25"));
    expect(cpfOf(screen)).toBeValid();
    expect(cpfOf(screen)).not.toHaveAttribute("aria-invalid");
  });

  it("stays locked when the save fails", async () => {
    const { shop, screen } = await open({ at: "checkout", visitor: carla });
    await waitFor(() => expect(screen.getByLabelText("Cidade")).toHaveValue("São Paulo"));
    down(shop, "/save/customer");
    await press(screen, "Ir para o pagamento");
    await screen.findByText("Um erro ocorreu!");
    expect(cpfOf(screen)).toHaveAttribute("readonly");
  });

  it("can be typed for an account without one, and by a lead, who can change it", async () => {
    const { shop, screen } = await open({ visitor: carla });
    forgetCpf(shop);
    await waitFor(() => expect(screen.getByLabelText("Nome completo")).toHaveValue("Carla Lima"));
    expect(cpfOf(screen)).not.toHaveAttribute("readonly");
    closing.pop()?.();
    const lead = await open();
    await registration(lead.screen);
    await goOn(lead.screen);
    await goBack(lead.screen, checkout);
    await waitFor(() => expect(cpfOf(lead.screen)).toHaveValue("529.982.247-25"));
    expect(cpfOf(lead.screen)).not.toHaveAttribute("readonly");
  });
});

it("FUN-330 the start of a checkout is tracked once, even if another tab changes the plan", async () => {
  const { shop, screen } = await open();
  const begun = () => shop.events.filter(({ event }) => event === "begin_checkout");
  await registration(screen, paulista);
  await waitFor(() => expect(begun()).toEqual([{ event: "begin_checkout", plan: "SP_anual" }]));
  for (const visitor of shop.store.visitors.all()) {
    shop.store.visitors.put({ ...visitor, answers: { ...visitor.answers, plan: "SP_mensal" } });
  }
  shop.backend.setFaults([{ path: "/save/customer", kind: "refused" }]);
  await press(screen, "Ir para o pagamento");
  await screen.findByText(/mudaram em outra aba/);
  expect(begun()).toEqual([{ event: "begin_checkout", plan: "SP_anual" }]);
});
