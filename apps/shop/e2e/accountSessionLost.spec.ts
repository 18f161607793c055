import type { Page } from "@playwright/test";
import { sendToPanel } from "./panel.ts";
import { expect, type OpenShop, test } from "./shop.ts";

// The browser logs a lost request, and the 419 and 401 replies to a session the server no longer knows.
test.use({ allowedInConsole: /419|401|ERR_FAILED/ });

const password = "bob-adora-petbox";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const instagram = (page: Page) => page.getByRole("dialog", { name: "Seu Instagram" });

async function logIn(page: Page, email = "carla.lima@gmail.com"): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

/** Logs Carla in, without the login page. */
const enter = (page: Page) => sendToPanel(page, { action: "enter", code: "conta0001" });

/** Ends the session, as if its lifetime had passed. */
async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** Opens a page of Carla's account and logs her in. */
async function openAccount(openShop: OpenShop, page: Page, path: string, title: string) {
  const shop = await openShop({ scenario: "vizinhanca" });
  await page.goto(shop.origin + path);
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
  await logIn(page);
  await expect(heading(page, title)).toBeVisible();
  return shop;
}

const ended = (page: Page) => page.getByRole("main").getByRole("note").filter({ hasText: "Sua sessão terminou" });

async function typeInstagram(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /Instagram/ }).click();
  await instagram(page).getByRole("textbox").fill(name);
}

test("opening an account page after the session has ended redirects to the login and then back to that page", async ({
  page,
  openShop,
}) => {
  await openAccount(openShop, page, "/dados-cliente", "Dados cadastrais");
  await expect(page.getByText("carla.lima@gmail.com")).toBeVisible();
  await loseSession(page);
  // A real pointer would prefetch the page.
  await page.getByRole("main").getByRole("link", { name: "Minha conta" }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/login$/);
  await expect(ended(page)).toHaveText("Sua sessão terminou. Entre de novo para continuar.");
  await logIn(page);
  await expect(heading(page, "Área do assinante")).toBeVisible();
  await expect(page.getByRole("region", { name: "Suas caixas" })).toContainText("nenhuma assinatura ativa");
  await expect(page.getByRole("banner")).toContainText("Carla");
  await expect(page).toHaveURL(/\/area-cliente$/);
});

test("saving after the session has ended says so, returns after a login and restores the draft", async ({
  page,
  openShop,
}) => {
  const shop = await openAccount(openShop, page, "/dados-cliente", "Dados cadastrais");
  await typeInstagram(page, "bob.e.carla");
  await loseSession(page);
  await instagram(page).getByRole("button", { name: "Salvar" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("banner")).not.toContainText("Carla");
  await expect(ended(page)).toContainText("o que você enviou em “Dados cadastrais” não foi salvo");
  await page.reload();
  await expect(ended(page)).toContainText("Dados cadastrais");
  await logIn(page);
  await expect(heading(page, "Dados cadastrais")).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/dados-cliente`);
  await page.getByRole("button", { name: /Instagram/ }).click();
  await expect(instagram(page).getByRole("textbox")).toHaveValue("bob.e.carla");
  await instagram(page).getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("@bob.e.carla")).toBeVisible();
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

interface AccountForm {
  readonly path: string;
  /** The title of the page's route, which the login page names. */
  readonly title: string;
  open(page: Page): Promise<void>;
  fill(page: Page): Promise<void>;
  send(page: Page): Promise<void>;
  expectKept(page: Page): Promise<void>;
}

/** The other forms of the account that keep what was entered. */
const forms: Readonly<Record<string, AccountForm>> = {
  "the delivery address": {
    path: "/dados-cliente?q=entrega",
    title: "Dados cadastrais",
    open: (page) => press(page, /^Editar endereço: Entrega do Bob/),
    async fill(page) {
      await page.getByLabel("CEP").fill("69036-360");
      await expect(page.getByLabel("Cidade")).toHaveValue("Manaus");
      await page.getByLabel("Número").fill("305");
      await press(page, "Conferir a mudança");
      await expect(page.getByRole("button", { name: "Confirmar e salvar" })).toBeVisible();
    },
    send: (page) => press(page, "Confirmar e salvar"),
    async expectKept(page) {
      await expect(page.getByLabel("CEP")).toHaveValue("69036-360");
      await expect(page.getByLabel("Número")).toHaveValue("305");
    },
  },
  "a cancellation": {
    path: "/plano/DACONTA001",
    title: "Assinatura",
    async open(page) {
      await press(page, "Cancelar assinatura");
      await press(page, "Quero solicitar cancelamento");
    },
    async fill(page) {
      await page.getByText("Me mudei").click();
      await page.getByRole("textbox", { name: /contar mais/ }).fill("Vou para longe.");
    },
    send: (page) => press(page, "Enviar pedido de cancelamento"),
    async expectKept(page) {
      await expect(page.getByRole("radio", { name: "Me mudei" })).toBeChecked();
      await expect(page.getByRole("textbox", { name: /contar mais/ })).toHaveValue("Vou para longe.");
    },
  },
  "the name of a coupon": {
    path: "/convites",
    title: "Convide seus amigos",
    open: (page) => press(page, "Criar meu cupom"),
    async fill(page) {
      await page.getByLabel("Nome do cupom").fill("caramelo07");
      await expect(page.getByText("caramelo07 está disponível.")).toBeVisible();
      await press(page, "Salvar cupom");
    },
    send: (page) => press(page, "Sim"),
    expectKept: (page) => expect(page.getByLabel("Nome do cupom")).toHaveValue("caramelo07"),
  },
  "the cancellation of pads": {
    path: "/assinaturas/higiene/CTR-TAPETES001/cancelar",
    title: "Cancelar tapetes higiênicos",
    open: async () => undefined,
    async fill(page) {
      await page.getByText("Achei muito caro").click();
      await page.getByRole("textbox", { name: /Conte o que houve/ }).fill("Encontrei mais barato.");
    },
    send: (page) => press(page, "Cancelar assinatura"),
    async expectKept(page) {
      await expect(page.getByRole("radio", { name: "Achei muito caro" })).toBeChecked();
      await expect(page.getByRole("textbox", { name: /Conte o que houve/ })).toHaveValue("Encontrei mais barato.");
    },
  },
  "the quantity of pads": {
    path: "/assinaturas/higiene/CTR-TAPETES001/alterar",
    title: "Alterar tapetes higiênicos",
    open: async () => undefined,
    fill: (page) => press(page, "Aumentar: Tapete branco"),
    send: (page) => press(page, "Salvar alterações"),
    expectKept: (page) => expect(page.getByText("2 pacotes × R$62,90 = R$125,80")).toBeVisible(),
  },
  "a card": {
    path: "/dados-cliente?q=cartao",
    title: "Dados cadastrais",
    open: (page) => press(page, "Editar Visa final 0002"),
    async fill(page) {
      await page.getByLabel("Nome impresso no cartão").fill("CARLA M LIMA");
      await page.getByLabel("Número do cartão").fill("5555555555554444");
      await page.getByLabel("Ano de validade").selectOption("31");
      await page.getByLabel("Mês de validade").selectOption("12");
      await page.getByLabel("Código de segurança").fill("123");
    },
    send: (page) => press(page, "Salvar cartão"),
    async expectKept(page) {
      await expect(page.getByLabel("Nome impresso no cartão")).toHaveValue("CARLA M LIMA");
      await expect(page.getByLabel("Ano de validade")).toHaveValue("31");
      // Secrets exist in memory only.
      await expect(page.getByLabel("Número do cartão")).toHaveValue("");
    },
  },
};

test.describe("with boxes, pads and cards", () => {
  test.use({ scenario: "contrato" });

  for (const [name, form] of Object.entries(forms)) {
    test(`the session ends while saving ${name}: the login says what was not saved, and the typed text is kept`, async ({
      page,
    }) => {
      await enter(page);
      await page.goto(form.path);
      await form.open(page);
      await form.fill(page);
      await loseSession(page);
      await form.send(page);
      await expect(ended(page)).toContainText(`o que você enviou em “${form.title}” não foi salvo`);
      await logIn(page);
      await expect(page).toHaveURL(form.path);
      await form.open(page);
      await form.expectKept(page);
    });
  }

  test("pads with a box, bought after the session has ended: the login leads back to the filled cart, and nothing is charged", async ({
    page,
  }) => {
    const path = "/compra-programada/tapetes-higienicos";
    const total = page.getByText("1 pacote, R$64,90");
    await enter(page);
    await page.goto(path);
    const saved = page.waitForResponse((reply) => reply.url().includes("/compra-programada/item/") && reply.ok());
    await page.getByRole("checkbox", { name: "Tapete branco" }).check();
    await saved;
    await expect(total).toBeVisible();
    await loseSession(page);
    await page.getByRole("button", { name: "Assinar", exact: true }).click();
    await expect(ended(page)).toContainText("o que você enviou em “Tapetes higiênicos todo mês” não foi salvo");
    await logIn(page);
    await expect(page).toHaveURL(path);
    await expect(total).toBeVisible();
    await expect(page.getByText(/^Com o BOX do Bob .* R\$64,90 hoje\.$/)).toBeVisible();
  });

  test("stars given after the session has ended are not saved, and the login says so", async ({ page }) => {
    const path = "/avalie/d52b2b846abfe909bc8e87dd4e8e4528";
    const stars = page.getByRole("radiogroup", { name: "O BOX como um todo" });
    await enter(page);
    await page.goto(path);
    const saved = page.waitForResponse(/\/rating\/4\//);
    await stars.getByRole("radio", { name: /^4 de 5/ }).check({ force: true });
    await saved;
    await loseSession(page);
    await stars.getByRole("radio", { name: /^2 de 5/ }).check({ force: true });
    await expect(ended(page)).toContainText("o que você enviou em “Avaliação do BOX” não foi salvo");
    await logIn(page);
    await expect(page).toHaveURL(path);
    await expect(stars.getByRole("radio", { name: /^4 de 5/ })).toBeChecked();
  });

  test("stars that failed before the session ended are not named by the login of another page", async ({ page }) => {
    const stars = page.getByRole("radiogroup", { name: "O BOX como um todo" });
    await enter(page);
    await page.goto("/avalie/d52b2b846abfe909bc8e87dd4e8e4528");
    await page.route("**/rating/**", (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await stars.getByRole("radio", { name: /^4 de 5/ }).check({ force: true });
    await lost;
    await page.getByRole("link", { name: "Início", exact: true }).click();
    await expect(heading(page, "Área do assinante")).toBeVisible();
    await loseSession(page);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page).toHaveURL(/\/login$/);
    await expect(ended(page)).toHaveText("Sua sessão terminou. Entre de novo para continuar.");
  });
});

test("logging in as another customer shows no text of the first one", async ({ page, openShop }) => {
  await openAccount(openShop, page, "/dados-cliente", "Dados cadastrais");
  await typeInstagram(page, "bob.e.carla");
  await loseSession(page);
  await instagram(page).getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  await logIn(page, "luisa.moraes@gmail.com");
  await expect(page.getByText("luisa.moraes@gmail.com")).toBeVisible();
  await page.getByRole("button", { name: /Instagram/ }).click();
  await expect(instagram(page).getByRole("textbox")).not.toHaveValue("bob.e.carla");
});

test("a tab with one customer's form shows the other one's page once another tab logs in, and writes nothing", async ({
  page,
  context,
  openShop,
}) => {
  const shop = await openAccount(openShop, page, "/dados-cliente", "Dados cadastrais");
  await typeInstagram(page, "bob.e.carla");
  await loseSession(page);
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") written.push(request.url());
  });
  const other = await context.newPage();
  await other.goto(`${shop.origin}/login`);
  await logIn(other, "luisa.moraes@gmail.com");
  await expect(page.getByText("luisa.moraes@gmail.com")).toBeVisible();
  await expect(instagram(page)).toHaveCount(0);
  expect(written).toEqual([]);
  await page.getByRole("button", { name: /Instagram/ }).click();
  await expect(instagram(page).getByRole("textbox")).not.toHaveValue("bob.e.carla");
});
