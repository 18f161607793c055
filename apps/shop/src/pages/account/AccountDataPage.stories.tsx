import { largeLetters } from "@petbox/storybook/largeLetters";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { showsSkeleton, tryAgain } from "../../testing/loadPlays.ts";

const path = "/dados-cliente";

const meta = preview.meta({
  title: "Telas/Dados cadastrais/1 Dados cadastrais",
  parameters: {
    synonyms: ["profile", "perfil", "personal data"],
    shop: { path, scenario: "assinante" },
  },
});

export const OwnData = meta.story({
  name: "Quem assina: o que muda aqui, e quem muda o resto",
  parameters: { spec: ["SUB-068", "SUB-069", "SUB-070", "SUB-071"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Dados cadastrais" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Dados cadastrais · PetBox"));
    const fact = (name: string) => canvas.findByText(name, { selector: "dt" }).then((term) => term.parentElement);
    await expect(await fact("Nome")).toHaveTextContent(/Carla Lima$/);
    await expect(await fact("E-mail")).toHaveTextContent(/carla\.lima@gmail\.com.*fale com a gente/);
    await expect(await fact("CPF")).toHaveTextContent(/529\.982\.247-25.*fale com a gente/);
    await expect(await fact("Instagram")).toHaveTextContent(/@bob\.da\.carlaAlterar Instagram$/);
    // The tabs that have not loaded yet do not hide the footer.
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    // The name, the e-mail and the CPF cannot be changed.
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getAllByRole("link", { name: /fale com a gente/ })[0]).toHaveAttribute("target", "_blank");
    await expect(within(canvas.getByRole("navigation", { name: "Você está em" })).getByRole("link")).toHaveAttribute(
      "href",
      "/area-cliente",
    );
  },
});

export const TabsAsAddresses = meta.story({
  name: "Três abas, cada uma com seu endereço",
  parameters: { spec: ["SUB-013", "SUB-074"], shop: { path: "/dados-cliente?q=cartao", scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    const tab = (name: string) => canvas.findByRole("tab", { name });
    const account = within(canvas.getByRole("navigation", { name: "Minha conta" }));
    const marked = () => account.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    await expect(await tab("Cobrança")).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(marked().map(({ textContent }) => textContent)).toEqual(["Pagamento"]));
    await expect(await canvas.findByRole("group", { name: /1111/ })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Cobrança – Dados cadastrais · PetBox"));
    await expect((await canvas.findAllByRole("tab")).map(({ textContent }) => textContent)).toEqual([
      "Pets",
      "Entrega",
      "Cobrança",
    ]);
    await userEvent.click(await tab("Pets"));
    await expect(await canvas.findByRole("heading", { name: "Bob" })).toBeVisible();
    await expect(shop.address()).toBe("/dados-cliente");
    await expect(shop.arrival()).toBe("PUSH");
    // The pets belong to no section.
    await waitFor(() => expect(marked()).toEqual([]));
    await waitFor(() => expect(document.title).toBe("Dados cadastrais · PetBox"));
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByText(/Avenida Paulista/)).toBeVisible();
    await expect(shop.address()).toBe("/dados-cliente?q=entrega");
    await expect(await tab("Entrega")).toHaveFocus();
    // A link outside the tabs opens one of the same page.
    await userEvent.click(account.getByRole("link", { name: "Pagamento" }));
    await waitFor(() => expect(canvas.getByRole("tabpanel", { name: "Cobrança" })).toHaveFocus());
  },
});

export const InApp = meta.story({
  name: "No aplicativo, sem Instagram",
  parameters: { shop: { path: "/app/dados-cliente", scenario: "tres-pets", visitor: { inApp: true } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole("link", { name: "Ver plano da Frida" })).toHaveAttribute(
      "href",
      "/app/plano/CTR-FRIDA00001",
    );
    await expect(canvas.getByRole("button", { name: "Informar Instagram" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Cobrança" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/app/dados-cliente?q=cartao"));
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
});

export const WithoutData = meta.story({
  name: "Quem nunca deu seus dados: onde completar o cadastro",
  parameters: { shop: { path, scenario: "sem-cadastro" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("jandira.alves@gmail.com")).toBeVisible();
    await expect(canvas.getAllByText("Não informado")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Complete seu cadastro" })).toHaveAttribute("href", "/area-cliente");
    await expect(canvas.queryByText(/O CPF não muda/)).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: { shop: { path, scenario: "assinante", latency: 600_000 } },
  play: showsSkeleton("Dados cadastrais", async (canvas) => {
    await expect(canvas.queryByRole("tab")).toBeNull();
  }),
});

export const Failed = meta.story({
  name: "Não carregou: tenta de novo, e a aba do endereço é a que abre",
  parameters: {
    shop: { path: "/dados-cliente?q=entrega", scenario: "assinante", faults: [{ path, kind: "500" }] },
  },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await canvas.findByRole("tab", { name: "Entrega" })).toHaveAttribute("aria-selected", "true");
  },
});

export const NotLoggedIn = meta.story({
  name: "Sem entrar: continua para o login, e volta para a aba",
  parameters: { shop: { path: "/dados-cliente?q=cartao", scenario: "novo", endsAt: path } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe("/login"));
    await userEvent.type(await canvas.findByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), "bob-adora-petbox{Enter}");
    await expect(await canvas.findByRole("tab", { name: "Cobrança" })).toHaveAttribute("aria-selected", "true");
    await expect(shopOf(context).address()).toBe("/dados-cliente?q=cartao");
  },
});

export const ChangeInstagram = meta.story({
  name: "Instagram: o mesmo, o que não é, e outro",
  parameters: { spec: ["SUB-072", "SUB-275", "SUB-369"] },
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole("button", { name: "Alterar Instagram" });
    await userEvent.click(change);
    const dialog = within(await canvas.findByRole("dialog", { name: "Seu Instagram" }));
    const field = dialog.getByLabelText("Perfil no Instagram");
    const save = () => userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    await expect(field).toHaveValue("bob.da.carla");
    await save();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/altere para um instagram diferente\./);
    for (const [written, message] of [
      ["@BOB.da.carla", /altere para um instagram diferente\./],
      ["bob🐶", /Escreva o nome do seu perfil/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${written}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    }
    await userEvent.clear(field);
    await userEvent.type(field, "https://www.instagram.com/bob.e.mika/{Enter}");
    await waitFor(() => expect(canvas.getByText("Instagram alterado com sucesso!")).toBeVisible());
    await expect(canvas.getByText("@bob.e.mika")).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(change).toHaveFocus();
  },
});

export const InstagramReplyLost = meta.story({
  name: "Instagram: a resposta se perdeu; fechada a janela, a página mostra o que foi salvo",
  parameters: {
    shop: { path, scenario: "assinante", faults: [{ path: "/alterInsta/{instagram}", kind: "lost-reply" }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Alterar Instagram" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Seu Instagram" }));
    const field = dialog.getByLabelText("Perfil no Instagram");
    await userEvent.clear(field);
    await userEvent.type(field, "bob.viajante{Enter}");
    await dialog.findByText(/^Um erro ocorreu!/);
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Sair sem salvar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("@bob.viajante")).toBeVisible();
  },
});

export const InstagramRefused = meta.story({
  name: "Instagram: o servidor recusa, e nada se perde",
  parameters: {
    spec: ["SUB-358"],
    shop: { path, scenario: "assinante", faults: [{ path: "/alterInsta/{instagram}", kind: "refused", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Alterar Instagram" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Seu Instagram" }));
    const field = dialog.getByLabelText("Perfil no Instagram");
    await userEvent.clear(field);
    await userEvent.type(field, "bob.e.mika{Enter}");
    await waitFor(() => expect(dialog.getByText("Um erro ocorreu!")).toBeVisible());
    await expect(field).toHaveValue("bob.e.mika");
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    // Closing with unsaved text requires a confirmation.
    await userEvent.click(await canvas.findByRole("button", { name: "Continuar editando" }));
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    await waitFor(() => expect(canvas.getByText("Instagram alterado com sucesso!")).toBeVisible());
  },
});

async function fillPassword(
  canvas: ReturnType<typeof within>,
  type: (field: HTMLElement, text: string) => Promise<void>,
  [oldPassword, password, confirmation]: readonly [string, string, string],
) {
  const fields = [
    ["Senha atual", oldPassword],
    ["Nova senha", password],
    ["Repita a nova senha", confirmation],
  ] as const;
  for (const [label, text] of fields) await type(canvas.getByLabelText(label), text);
}

/** How many lines a one-word text fills. */
const linesOf = (element: Element) => {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
};

export const LargeLetters = meta.story({
  name: "Letras a 200%: nenhuma palavra se parte",
  parameters: { shop: { path, scenario: "assinante" } },
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Alterar senha" });
    for (const term of canvas.getAllByRole("term")) await expect(linesOf(term)).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ChangePassword = meta.story({
  name: "Senha: o que não serve, a atual errada, e outra",
  parameters: { spec: ["SUB-073", "SUB-277", "SUB-279", "SUB-359", "SUB-370"] },
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole("button", { name: "Alterar senha" });
    await userEvent.click(change);
    const dialog = within(await canvas.findByRole("dialog", { name: "Alterar senha" }));
    const write = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    const field = (name: string) => dialog.getByLabelText(name);
    await fillPassword(dialog, write, ["bob-adora-petbox", "mika-adora-petbox", "mika-adora"]);
    await userEvent.click(dialog.getByRole("button", { name: "Salvar senha" }));
    await expect(field("Repita a nova senha")).toHaveAccessibleDescription(/A sua senha não coincide\./);
    await fillPassword(dialog, write, ["bob-adora-petbox", "bob-adora-petbox", "bob-adora-petbox"]);
    await userEvent.click(dialog.getByRole("button", { name: "Salvar senha" }));
    await expect(field("Nova senha")).toHaveAccessibleDescription(/A nova senha não pode ser igual a antiga\./);
    await fillPassword(dialog, write, ["errada", "mika-adora-petbox", "mika-adora-petbox"]);
    await userEvent.click(dialog.getByRole("button", { name: "Salvar senha" }));
    await waitFor(() => expect(field("Senha atual")).toHaveAccessibleDescription("A senha atual não confere."));
    await expect(field("Senha atual")).toHaveFocus();
    await expect(field("Nova senha")).toHaveValue("mika-adora-petbox");
    await write(field("Senha atual"), "bob-adora-petbox");
    await userEvent.click(dialog.getByRole("button", { name: "Salvar senha" }));
    await waitFor(() => expect(canvas.getByText("Senha alterada com sucesso!")).toBeVisible());
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(change).toHaveFocus();
  },
});

export const WrongPasswordAs401 = meta.story({
  name: "Senha: o servidor recusa a atual com 401",
  parameters: { spec: ["SUB-359"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    const reply = backend.fetch;
    spyOn(backend, "fetch").mockImplementation(async (request, caller) =>
      request.url.endsWith("/client/alterPassword")
        ? Response.json({ message: "Senha atual incorreta." }, { status: 401 })
        : reply(request, caller),
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Alterar senha" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Alterar senha" }));
    const write = (field: HTMLElement, text: string) => userEvent.type(field, text);
    await fillPassword(dialog, write, ["errada", "mika-adora-petbox", "mika-adora-petbox"]);
    await userEvent.click(dialog.getByRole("button", { name: "Salvar senha" }));
    const current = dialog.getByLabelText("Senha atual");
    await waitFor(() => expect(current).toHaveAccessibleDescription("Senha atual incorreta."));
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toBeInvalid();
  },
});

export const PasswordBroken = meta.story({
  name: "Senha: o servidor falha",
  parameters: {
    spec: ["SUB-359"],
    shop: {
      path,
      scenario: "assinante",
      faults: [{ path: "/client/alterPassword", kind: "422", message: "Esse não." }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Alterar senha" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Alterar senha" }));
    const write = (field: HTMLElement, text: string) => userEvent.type(field, text);
    await fillPassword(dialog, write, ["bob-adora-petbox", "mika-adora-petbox", "mika-adora-petbox"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog.getByText("Um erro ocorreu!")).toBeVisible());
  },
});

export const PasswordRefused = meta.story({
  name: "Senha: o servidor recusa a senha nova",
  parameters: {
    spec: ["SUB-359"],
    shop: {
      path,
      scenario: "assinante",
      faults: [
        { path: "/client/alterPassword", kind: "422", message: "Essa vazou na internet.", field: "newPassword" },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Alterar senha" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Alterar senha" }));
    const write = (field: HTMLElement, text: string) => userEvent.type(field, text);
    await fillPassword(dialog, write, ["bob-adora-petbox", "mika-adora-petbox", "mika-adora-petbox"]);
    await userEvent.keyboard("{Enter}");
    const field = dialog.getByLabelText("Nova senha");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Essa vazou na internet\./));
    await expect(field).toBeInvalid();
    await expect(dialog.getByText("Um erro ocorreu!")).toBeVisible();
  },
});

export const PasswordReplyLost = meta.story({
  name: "Senha: trocada, mas a resposta se perde",
  parameters: {
    shop: { path, scenario: "assinante", faults: [{ path: "/client/alterPassword", kind: "lost-reply" }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Alterar senha" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Alterar senha" }));
    const write = (field: HTMLElement, text: string) => userEvent.type(field, text);
    await fillPassword(dialog, write, ["bob-adora-petbox", "mika-adora-petbox", "mika-adora-petbox"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog.getByText(/a senha nova pode já estar valendo/)).toBeVisible());
    // A second try proves that it is.
    shopOf(context).backend.setFaults([]);
    await userEvent.click(dialog.getByRole("button", { name: "Salvar senha" }));
    await waitFor(() => expect(dialog.getByText("A senha atual não confere.")).toBeVisible());
  },
});

export const Phone = ChangePassword.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const Dark = InstagramRefused.extend({ name: "No escuro", globals: { theme: "dark" } });
