import { test } from "./webkit.ts";

const overdue = "/assinatura/resolver/ATRASO0001";

test("a customer logs in, and a reload of the account needs no second login", async ({ visitor, openScenario }) => {
  await visitor.open(`${await openScenario()}/login`);
  await visitor.type("E-mail", "carla.lima@gmail.com");
  await visitor.type("Senha", "bob-adora-petbox");
  await visitor.press("button", "Entrar");
  await visitor.see("heading", "Área do assinante");
  await visitor.reload();
  await visitor.see("heading", "Área do assinante");
});

test("an overdue subscription is paid by a stored card", async ({ visitor, openScenario }) => {
  await visitor.open(`${await openScenario("assinante-de-um-ano")}${overdue}`);
  await visitor.press("tab", /^Cartão/);
  await visitor.press("radio", /^Visa final 1111/);
  await visitor.press("button", "Pagar R$69,90");
  await visitor.see("heading", "Pagamento aprovado!");
});

test("an overdue subscription is paid by PIX, and the open page shows the payment", async ({
  visitor,
  openScenario,
}) => {
  const origin = await openScenario("assinante-de-um-ano");
  await visitor.open(`${origin}${overdue}`);
  await visitor.press("tab", "PIX");
  await visitor.press("button", "Gerar PIX");
  await visitor.see("button", "Copiar PIX");
  await visitor.inNewTab(async () => {
    await visitor.open(`${origin}/__scenarios`);
    await visitor.press("button", "O cliente pagou o PIX no banco");
    // The panel loads again once the press has been handled.
    await visitor.read(/PIX/);
  });
  await visitor.see("heading", "Pagamento aprovado!");
});

test("a PIX link works without a login", async ({ visitor, openScenario }) => {
  await visitor.open(`${await openScenario("pix-por-link")}/pix/a1b2c3d4e5f60718293a4b5c6d7e8f90`);
  await visitor.see("button", "Copiar PIX");
});

test("a stored card is removed", async ({ visitor, openScenario }) => {
  await visitor.open(`${await openScenario("cartao-vencendo")}/dados-cliente?q=cartao`);
  await visitor.press("button", "Remover Elo final 5904");
  await visitor.press("button", "Remover cartão");
  // The wallet was full. The notice of the removal may be gone before a slow machine looks for it.
  await visitor.see("button", "Adicionar cartão");
});

test("pads are changed and cancelled", async ({ visitor, openScenario }) => {
  const origin = await openScenario("compras-programadas");
  await visitor.open(`${origin}/assinaturas/higiene`);
  await visitor.press("link", /^Ver detalhes de .*TAPETE0098/);
  await visitor.arrive(/\/assinaturas\/higiene\/CTR-TAPETE0098$/);
  await visitor.pressEnter("link", "Alterar assinatura");
  await visitor.press("checkbox", /^Tapete super premium de lavanda/);
  await visitor.press("button", "Salvar alterações");
  await visitor.arrive(/\/assinaturas\/higiene\/CTR-TAPETE0098$/);
  await visitor.pressEnter("link", "Cancelar assinatura");
  await visitor.press("radio", "Achei muito caro");
  await visitor.type(/Conte o que houve/, "Encontrei mais barato.");
  await visitor.press("button", "Cancelar assinatura");
  await visitor.read("Sua assinatura foi cancelada com sucesso");
});

test("the cancellation of a subscription is requested, and persists after a reload", async ({
  visitor,
  openScenario,
}) => {
  await visitor.open(`${await openScenario("assinante")}/plano/ATIVA00001`);
  await visitor.press("button", "Cancelar assinatura");
  await visitor.press("button", "Quero solicitar cancelamento");
  await visitor.press("radio", "Me mudei");
  await visitor.press("button", "Enviar pedido de cancelamento");
  await visitor.read("Cancelamento em análise");
  await visitor.reload();
  await visitor.read("Cancelamento em análise");
});

test("the gallery shows another track, and Back shows the first again", async ({ visitor, openScenario }) => {
  await visitor.open(`${await openScenario()}/ultimos`);
  await visitor.press("tab", "Mordedores");
  await visitor.arrive(/trilha=mordedores$/);
  await visitor.see("img", "Caixa Mordedores de outubro de 2025");
  await visitor.goBack();
  await visitor.see("img", "Caixa Essencial de outubro de 2025");
});
