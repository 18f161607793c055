import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { answersUpToThePlan } from "../../testing/fillForms.ts";
import { untilPaid } from "../../testing/untilPaid.ts";

const shop = { path: "/assinatura/plano/", at: "plan" } as const;

const gift = { quantity: 1, item: "plaquinha com nome" };

const meta = preview.meta({
  title: "Telas/Funil/8 Plano",
  parameters: {
    synonyms: ["plans", "pricing", "preços", "frete"],
    shop,
  },
});

export const Fresh = meta.story({
  name: "Visita nova, sem cupom",
  parameters: {
    spec: ["FUN-036", "FUN-083", "FUN-084", "FUN-085", "FUN-086", "FUN-087", "FUN-088", "FUN-194", "FUN-314"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Escolha o plano do Bob");
    const [annual, semestral, monthly, ...more] = await canvas.findAllByRole("article");
    await expect(more).toHaveLength(0);
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Anual",
      "Semestral",
      "Mensal",
    ]);
    await expect(annual).toHaveTextContent("Preço: R$69,90/mês");
    await expect(annual).toHaveTextContent("R$10,00 OFF");
    await expect(annual).toHaveTextContent("Cobrado mês a mês no cartão. Total do plano: 12 × R$69,90 = R$838,80");
    await expect(annual).toHaveTextContent("Mais popular");
    // The ten percent of the eleven months that remain after the first one.
    await expect(annual).toHaveTextContent("Se sair antes do fim, a multa é de até R$76,89, sem contar item extra.");
    await expect(canvas.getAllByText(/multa/)).toHaveLength(3);
    await expect(semestral).toHaveTextContent("Preço: R$74,90/mês");
    await expect(semestral).toHaveTextContent("R$5,00 OFF");
    await expect(semestral).not.toHaveTextContent("Mais popular");
    await expect(monthly).toHaveTextContent("Preço: R$79,90/mês");
    await expect(monthly).not.toHaveTextContent("Mais popular");
    await expect(monthly).not.toHaveTextContent("OFF");
    await expect(monthly).toHaveTextContent("Cobrado mês a mês no cartão.Saia quando quiser, sem multa.");
    await expect(monthly).not.toHaveTextContent("Cupons valem");
    await expect(canvas.getAllByText("FRETE GRÁTIS*")).toHaveLength(3);
    await expect(
      canvas.getByText(/^\*Frete grátis em qualquer plano para SP, RJ, RS, PR, MG, SC, DF e ES\./),
    ).toBeVisible();
    const note = canvas.getByText(/renovam automaticamente e podem ser interrompidos a qualquer momento/);
    await expect(note).toBeVisible();
    const policy = canvas.getByRole("link", { name: /política de assinatura/ });
    await expect(note).toContainElement(policy);
    await expect(policy).toHaveAttribute("href", "/termos-de-uso");
    await expect(policy).toHaveAttribute("target", "_blank");
  },
});

export const WithFreight = meta.story({
  name: "Com o CEP: o frete e o total de cada plano",
  // The contact step has created a customer without an address.
  parameters: { shop: { path: shop.path, scenario: "no-plano" } },
  play: async ({ canvas, userEvent }) => {
    const cep = canvas.getByRole("textbox", { name: /^CEP da entrega/ });
    await userEvent.type(cep, "69005-040");
    const result = await canvas.findByText(/^Frete para Manaus, AM: R\$29,55 por caixa/);
    await expect(result).toBeVisible();
    const [annual, , monthly] = canvas.getAllByRole("article");
    await expect(annual).toHaveTextContent("Frete: R$29,55");
    await expect(annual).not.toHaveTextContent("FRETE GRÁTIS*");
    await expect(annual).toHaveTextContent(
      "R$99,45 por mês no cartão, com o frete. Total do plano: 12 × R$99,45 = R$1.193,40",
    );
    await expect(monthly).toHaveTextContent("R$109,45 por mês no cartão, com o frete.");

    await userEvent.clear(cep);
    await expect(annual).toHaveTextContent("FRETE GRÁTIS*");
    await userEvent.type(cep, "69005-040");
    await waitFor(() => expect(annual).toHaveTextContent("Frete: R$29,55"));
  },
});

export const FreeFreight = meta.story({
  name: "Com um CEP de frete grátis: o cadastro já começa com ele",
  parameters: { shop: { path: shop.path, scenario: "no-plano", endsAt: "/assinatura/checkout" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: /^CEP da entrega/ }), "01310-100");
    await expect(await canvas.findByText("Frete grátis para São Paulo, SP.")).toBeVisible();
    await expect(canvas.getAllByRole("article")[0]).toHaveTextContent("12 × R$69,90 = R$838,80");
    await expect(canvas.getAllByText("FRETE GRÁTIS*")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Quero este plano Mensal" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Não, obrigado" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/checkout"));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "CEP" })).toHaveValue("01310-100"));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Cidade" })).toHaveValue("São Paulo"));
  },
});

export const UnknownCep = meta.story({
  name: "CEP que não existe",
  play: async ({ canvas, userEvent }) => {
    const cep = canvas.getByRole("textbox", { name: /^CEP da entrega/ });
    await userEvent.type(cep, "00000-000");
    const unknown = "Não encontramos este CEP. Confira os números.";
    await waitFor(() => expect(cep).toHaveAccessibleDescription(expect.stringContaining(unknown)));
    const [shown, heard] = canvas.getAllByText(unknown);
    await expect(shown).toBeVisible();
    // Typing goes on in the field, whose description is not read again.
    await expect(heard?.closest("[role=status]")).toBeInTheDocument();
    await expect(canvas.getAllByText("FRETE GRÁTIS*")).toHaveLength(3);
  },
});

export const IncompleteCep = meta.story({
  name: "CEP pela metade: o campo avisa ao ser deixado, e o plano segue",
  parameters: { shop: { ...shop, endsAt: "/assinatura/item-extra" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const cep = canvas.getByRole("textbox", { name: /^CEP da entrega/ });
    const missing = "O CEP tem 8 números. Complete ou apague.";
    await userEvent.click(cep);
    await userEvent.tab();
    await expect(cep).not.toHaveAttribute("aria-invalid");
    await userEvent.type(cep, "0131");
    await expect(canvas.queryByText(missing)).toBeNull();
    await userEvent.tab();
    const [shown, heard] = canvas.getAllByText(missing);
    await expect(shown).toBeVisible();
    await expect(heard?.closest("[role=status]")).toBeInTheDocument();
    await expect(cep).toHaveValue("0131");
    await userEvent.type(cep, "0");
    await expect(canvas.queryByText(missing)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getAllByText(missing)[0]).toBeVisible();
    await userEvent.clear(cep);
    await userEvent.tab();
    await expect(canvas.queryByText(missing)).toBeNull();
    await userEvent.type(cep, "0131");
    await userEvent.click(canvas.getByRole("button", { name: "Quero este plano Anual" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/item-extra"));
  },
});

export const FreightFailed = meta.story({
  name: "O frete não veio: nada impede de seguir",
  parameters: { shop: { ...shop, faults: [{ path: "/shipping/cep/estimate", kind: "500" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^CEP da entrega/ }), "69005-040");
    await expect(await canvas.findByText(/^Não deu para calcular o frete agora/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Quero este plano Anual" })).toBeEnabled();
  },
});

export const FreightRetried = FreightFailed.extend({
  name: "O frete não veio, e é calculado de novo",
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: /^CEP da entrega/ }), "69005-040");
    await canvas.findByRole("button", { name: "Calcular de novo" });
    shopOf(context).backend.setFaults([]);
    await userEvent.click(canvas.getByRole("button", { name: "Calcular de novo" }));
    await expect(await canvas.findByText(/^Frete para Manaus, AM/)).toBeVisible();
    // The button is gone; the field it belonged to has its focus.
    await expect(canvas.getByRole("textbox", { name: /^CEP da entrega/ })).toHaveFocus();
  },
});

export const GoesOn = meta.story({
  name: "Continua para o item extra",
  parameters: {
    spec: ["FUN-037", "FUN-150", "FUN-315", "FUN-330"],
    shop: { ...shop, endsAt: "/assinatura/item-extra" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Quero este plano Semestral" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/item-extra"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.plan).toBe("SP_semestral");
    await expect(shopOf(context).events).toEqual([
      { event: "select_content", content_type: "plan", content_id: "SP_semestral" },
    ]);
  },
});

export const WithCoupon = meta.story({
  name: "Com cupom",
  parameters: {
    spec: ["FUN-105", "FUN-191", "FUN-193", "FUN-194", "FUN-288"],
    shop: { ...shop, species: "cat", visitor: { coupon: "BOBQUERIDO" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Escolha o plano da Mia");
    const [annual, semestral, monthly] = await canvas.findAllByRole("article");
    await expect(annual).toHaveTextContent("Preço sem desconto: R$69,90Preço: R$64,90/mês");
    await expect(annual).toHaveTextContent("R$15,00 OFF");
    await expect(annual).toHaveTextContent(
      "R$15,00 a menos por mês que no plano mensal: R$10,00 do plano + R$5,00 do cupom.O cupom tira R$60,00 do plano todo.",
    );
    await expect(semestral).toHaveTextContent("Preço sem desconto: R$74,90Preço: R$64,90/mês");
    await expect(semestral).toHaveTextContent("R$15,00 OFF");
    await expect(monthly).toHaveTextContent("Preço: R$79,90/mês");
    await expect(monthly?.querySelector("del")).toBeNull();
    await expect(monthly).not.toHaveTextContent("O cupom tira");
    await expect(monthly).toHaveTextContent("Cobrado mês a mês no cartão.Cupons valem nos planos de 6 e 12 meses.");
    await expect(canvas.getAllByText(/Cupons valem/)).toHaveLength(1);
    await expect(canvas.getByText(/^Cupom/)).toHaveTextContent("Cupom BOBQUERIDO ativado: R$60,00");
  },
});

export const WithPercentage = meta.story({
  name: "Com cupom de porcentagem: cada plano com o seu desconto",
  parameters: {
    spec: ["MAN-421"],
    // The server calculated the percentage for the previously chosen annual plan.
    shop: { ...shop, at: "extraItem", visitor: { coupon: "VEMPRACA" } },
  },
  play: async ({ canvas }) => {
    const [annual, semestral, monthly] = await canvas.findAllByRole("article");
    await expect(annual).toHaveTextContent("Total do plano: 6 × R$59,42 + 6 × R$59,41 = R$712,98");
    await expect(semestral).toHaveTextContent("Preço: R$63,67/mês");
    await expect(semestral).toHaveTextContent("Total do plano: 3 × R$63,67 + 3 × R$63,66 = R$381,99");
    await expect(monthly).toHaveTextContent("Preço: R$79,90/mês");
  },
});

export const Invited = meta.story({
  name: "Com o cupom de quem convidou: a soma que se divide nas mensalidades",
  parameters: {
    spec: ["SUB-379"],
    shop: {
      ...shop,
      scenario: "amigos-convidados",
      visitor: { coupon: "pipocaeamigos", session: { customerCode: "lead0001", reach: "checkout" } },
    },
  },
  play: async ({ canvas }) => {
    const [annual, semestral] = await canvas.findAllByRole("article");
    await expect(annual).toHaveTextContent(
      "R$10,58 a menos por mês que no plano mensal: R$10,00 do plano + R$0,58 do cupom.O cupom tira R$6,99 do plano todo.",
    );
    await expect(annual).toHaveTextContent("Total do plano: 9 × R$69,32 + 3 × R$69,31 = R$831,81");
    // A tenth of one month of this plan.
    await expect(semestral).toHaveTextContent("O cupom tira R$7,49 do plano todo.");
  },
});

export const WorthMoreThanTheTerm = meta.story({
  name: "Cupom maior que o preço",
  parameters: { shop: { ...shop, visitor: { coupon: "ANOGRATIS" } } },
  play: async ({ canvas }) => {
    const [annual, , monthly] = await canvas.findAllByRole("article");
    await expect(annual).toHaveTextContent("Preço: R$0,00/mês");
    await expect(annual).toHaveTextContent("R$79,90 OFF");
    await expect(annual).toHaveTextContent("Total do plano: R$0,00");
    await expect(monthly).toHaveTextContent("Preço: R$79,90/mês");
  },
});

export const Gift = meta.story({
  name: "Com brinde na primeira caixa",
  parameters: { spec: ["FUN-107"], shop: { ...shop, visitor: { gift } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ganhe 1 plaquinha com nome na 1ª entrega")).toBeVisible();
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida",
  parameters: { spec: ["FUN-036"], shop: { ...shop, path: "/assinatura/plano", at: "extraItem" } },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole("button", { name: "Quero este plano Anual" });
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText("Escolhido")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Mensal/ })).toHaveAttribute("aria-pressed", "false");
  },
});

export const AnotherPlan = meta.story({
  name: "Outro plano, pelo teclado: continua para o item extra",
  parameters: { shop: { ...shop, at: "extraItem", endsAt: "/assinatura/item-extra" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    (await canvas.findByRole("button", { name: /Mensal/ })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/item-extra"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.plan).toBe("SP_mensal");
  },
});

export const TrackForgotten = meta.story({
  name: "O servidor não sabe mais a trilha: volta ao começo e chega aos planos",
  parameters: {
    spec: ["FUN-038"],
    shop: { endsAt: "/assinatura/plano/", ...shop, path: "/assinatura/item-extra", at: "extraItem" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const visitor = store.visitors.get("visita");
    if (!visitor) throw new Error("There is no visitor.");
    const { track, ...answers } = visitor.answers;
    store.visitors.put({ ...visitor, answers });
    await userEvent.click(canvas.getByRole("link", { name: /Voltar/ }));
    // /assine opens the first question.
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/"));
    await expect(shopOf(context).passed().slice(-2)).toEqual(["/assine", "/pet/especie/"]);
    await expect(shopOf(context).arrival()).toBe("REPLACE");
    // After new answers the plans load again: the earlier refusal is not cached.
    await answersUpToThePlan(canvas);
    await expect(await canvas.findByRole("list", { name: "Planos" })).toBeVisible();
    await expect(shopOf(context).address()).toContain("/assinatura/plano/");
  },
});

export const NoPlans = meta.story({
  name: "Trilha sem planos",
  parameters: {
    shop: { ...shop, visitor: { answers: { track: "fora-de-linha" } } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Esta trilha está sem planos por enquanto" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Escolher outra trilha" })).toHaveAttribute(
      "href",
      "/pessoal/trilha-experiencia/",
    );
  },
});

export const Loading = meta.story({
  parameters: { shop: { ...shop, faults: [{ path: "/plans", kind: "timeout" }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Carregando os planos")).toHaveRole("status");
    await expect(canvas.queryByRole("button", { name: /Quero este plano/ })).toBeNull();
  },
});

export const ReadingOffline = meta.story({
  name: "Sem internet na lista",
  parameters: { shop: { ...shop, faults: [{ path: "/plans", kind: "offline" }] } },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Não deu para carregar os planos");
    await expect(canvas.getByRole("alert")).toHaveTextContent("sem internet");
    await expect(shopOf(context).address()).toBe("/assinatura/plano/");
    await expect(canvas.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  },
});

export const Saving = meta.story({
  parameters: { spec: ["FUN-348"], shop: { ...shop, faults: [{ path: "/save/plan", kind: "timeout" }] } },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole("button", { name: /Quero este plano Anual/ });
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toHaveTextContent("Carregando"));
    await expect(await canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-150"],
    shop: {
      ...shop,
      faults: [{ path: "/save/plan", kind: "refused", message: "Este plano mudou. Escolha de novo.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: /Quero este plano Anual/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Este plano mudou. Escolha de novo.");
    await expect(shopOf(context).address()).toBe("/assinatura/plano/");
  },
});

export const SavingOffline = meta.story({
  name: "Sem internet ao salvar, no celular: o aviso aparece na tela, todas as vezes",
  parameters: { shop: { ...shop, faults: [{ path: "/save/plan", kind: "offline", times: 2 }] } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const monthly = await canvas.findByRole("button", { name: /Quero este plano Mensal/ });
    for (const _press of ["first", "second"]) {
      monthly.scrollIntoView({ block: "center" });
      await userEvent.click(monthly);
      const alert = () => canvas.getByRole("alert");
      await waitFor(() => expect(alert()).toHaveTextContent("sem internet"));
      await waitFor(() => expect(alert().getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
      await expect(alert().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});

export const LongName = meta.story({
  name: "Nome comprido, tela estreita",
  parameters: {
    shop: {
      ...shop,
      visitor: {
        coupon: "ANOGRATIS",
        answers: { petName: "Maximiliano Bartolomeu Terceiro" },
      },
    },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Escolha o plano do Maximiliano Bartolomeu Terceiro",
    );
    await canvas.findAllByRole("article");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const PaidBefore = meta.story({
  name: "De volta depois de pagar: a caixa já está paga",
  parameters: { shop: { path: shop.path, scenario: "pagamento-aprovado", at: "waiting" } },
  play: async (context) => {
    const { canvas } = context;
    await untilPaid(canvas, shopOf(context));
  },
});
