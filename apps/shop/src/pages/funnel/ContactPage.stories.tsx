import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, type userEvent, waitFor, within } from "storybook/test";

const shop = { path: "/pessoal/contato/?pet=cachorro", at: "contact", scenario: "lead-conhecido" } as const;
const invalidEmail = "Por favor insira um email valido. :)";

/** The password of the account in every scenario. */
const accountPassword = "bob-adora-petbox";

const meta = preview.meta({
  title: "Telas/Funil/6 Contato",
  parameters: {
    synonyms: ["contact", "email", "telefone", "lead"],
    shop: { path: "/pessoal/contato/?pet=cachorro", at: "contact", scenario: "lead-conhecido" },
  },
});

/** The most common input on this screen. */
function screenOf(context: {
  canvasElement: HTMLElement;
  userEvent: Pick<typeof userEvent, "type" | "tab" | "click">;
}) {
  const canvas = within(context.canvasElement);
  const user = context.userEvent;
  const email = canvas.getByRole("textbox", { name: "E-mail" });
  const phone = canvas.getByRole<HTMLInputElement>("textbox", { name: "Telefone com DDD" });
  const go = () => canvas.getByRole("button", { name: /^(Continuar|Conferindo o e-mail)$/ });
  return {
    email,
    phone,
    go,
    leaveEmail: async (text: string) => {
      await user.type(email, text);
      await user.tab();
    },
    accepted: () => canvas.findByText("E-mail conferido"),
  };
}

export const NewUser = meta.story({
  name: "Visita nova",
  parameters: {
    spec: ["FUN-031", "FUN-074", "FUN-075", "FUN-076", "FUN-104"],
  },
  play: async (context) => {
    const { canvas } = context;
    const { email, phone } = screenOf(context);
    await expect(canvas.getByText("Para avisar quando a caixa do Bob estiver a caminho.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /novidades/ })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: /política de privacidade/ })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Continuar" })).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Seu progresso" })).toHaveAttribute("aria-valuenow", "6");
    await expect(email).toHaveAttribute("autocomplete", "email");
    await expect(phone).toHaveAttribute("autocomplete", "tel-national");
  },
});

export const PetAboveIt = meta.story({
  name: "No celular, com tudo o que já se sabe do pet, sem corte",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole("complementary", { name: "Seu pet até aqui" });
    const facts = within(strip).getByRole("list");
    await expect(within(facts).getAllByRole("listitem").at(-1)).toHaveTextContent(/^Nascido em/);
    const { left } = facts.getBoundingClientRect();
    const all = within(facts).getAllByRole("listitem");
    const topOf = (fact: HTMLElement) => fact.getBoundingClientRect().top;
    const lines = [...new Set(all.map(topOf))].map((top) => all.filter((fact) => topOf(fact) === top));
    await expect(lines).toHaveLength(2);
    // The dot before a line's first fact is cut off, and no line ends with one.
    for (const [first, ...others] of lines) {
      if (first === undefined) throw new Error("A line has a fact.");
      const dot = Number.parseFloat(getComputedStyle(first).paddingInlineStart);
      await expect(dot).toBeGreaterThan(0);
      await expect(first.getBoundingClientRect().left + dot).toBeCloseTo(left);
      for (const fact of others) await expect(fact.getBoundingClientRect().left).toBeGreaterThan(left);
      await expect(getComputedStyle(first, "::after").content).toBe("none");
    }
    await expect(facts.scrollWidth).toBeLessThanOrEqual(facts.clientWidth);
    await expect(facts.scrollHeight).toBeLessThanOrEqual(facts.clientHeight);
    await expect(facts.getBoundingClientRect().bottom).toBeLessThanOrEqual(strip.getBoundingClientRect().bottom);
  },
});

export const GoesOn = meta.story({
  name: "Continua para a trilha",
  parameters: {
    spec: ["FUN-032", "FUN-157", "FUN-160", "FUN-223", "FUN-291", "FUN-309", "FUN-311"],
    shop: { ...shop, endsAt: "/pessoal/trilha-experiencia/" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { phone, go, leaveEmail, accepted } = screenOf(context);
    await leaveEmail("bia.rocha@gmail.com");
    await accepted();
    await userEvent.type(phone, "11987654321");
    await waitFor(() => expect(phone).toHaveValue("(11) 98765-4321"));
    await userEvent.click(canvas.getByRole("checkbox", { name: /novidades/ }));
    await userEvent.click(go());
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia/?pet=cachorro"));
    await expect(shopOf(context).arrival()).toBe("REPLACE");
    await expect(shopOf(context).events).toContainEqual({ event: "sign_up", method: "contact" });
    const { customers, visitors } = shopOf(context).store;
    const created = customers.all().find((customer) => customer.email === "bia.rocha@gmail.com");
    await expect(created).toMatchObject({ areaCode: "11", phoneNumber: "987654321", newsletter: false, privacy: true });
    await expect(visitors.get("visita")?.session?.customerCode).toBe(created?.code);
  },
});

export const Cat = meta.story({
  name: "Gato, pelo teclado, com o telefone colado: continua para a trilha",
  parameters: {
    spec: ["FUN-032", "FUN-223"],
    shop: { endsAt: "/pessoal/trilha-experiencia/", ...shop, path: "/pessoal/contato/", species: "cat" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, phone, go } = screenOf(context);
    await expect(canvas.getByText("Para avisar quando a caixa da Mia estiver a caminho.")).toBeVisible();
    email.focus();
    await userEvent.keyboard("mia.dona@uol.com.br{Tab}");
    await expect(phone).toHaveFocus();
    await userEvent.paste("+55 (11) 91234-5678");
    await waitFor(() => expect(phone).toHaveValue("(11) 91234-5678"));
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: /novidades/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /política de privacidade/ })).toHaveFocus();
    await userEvent.tab();
    await expect(go()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia/?pet=gato"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers).toMatchObject({
      contact: { email: "mia.dona@uol.com.br", areaCode: "11", phoneNumber: "912345678" },
    });
  },
});

export const Waiting = meta.story({
  name: "Digitando",
  parameters: { spec: ["FUN-155"] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { email } = screenOf(context);
    await expect(canvasElement.querySelector("[data-status]")).toBeNull();
    await userEvent.type(email, "bia.rocha@g");
    await expect(canvasElement.querySelector("[data-status]")).toHaveAttribute("data-status", "waiting");
    await expect(canvas.queryByText(invalidEmail)).toBeNull();
  },
});

export const Typo = meta.story({
  name: "Erro de digitação: a sugestão no lugar do erro, até continuar assim mesmo",
  parameters: { spec: ["FUN-163", "FUN-218", "FUN-219", "FUN-220", "FUN-221"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, phone, go, leaveEmail } = screenOf(context);
    const phonePlace = phone.getBoundingClientRect().top;
    await leaveEmail("bia.rocha@gmial.com");
    const suggestion = await canvas.findByRole("button", { name: "Você quis dizer: bia.rocha@gmail.com" });
    await expect(suggestion).toBeVisible();
    // The server accepts the address, but the shop does not accept its domain.
    await waitFor(() => expect(email).toBeInvalid());
    await expect(canvas.queryByText(invalidEmail)).toBeNull();
    await expect(phone.getBoundingClientRect().top).toBe(phonePlace);
    await userEvent.type(phone, "11987654321");
    await userEvent.click(go());
    await expect(email).toHaveAccessibleDescription(invalidEmail);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(suggestion).toBeVisible();
    // Typing takes the error away; leaving the field brings the suggestion back.
    await userEvent.type(email, "x{Backspace}");
    await expect(canvas.queryByText(invalidEmail)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByRole("button", { name: /^Você quis dizer/ })).toBeVisible();
  },
});

export const TypoMended = meta.story({
  name: "Erro de digitação corrigido com um toque, ainda no campo",
  parameters: { spec: ["FUN-221"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, accepted } = screenOf(context);
    await userEvent.type(email, "bia.rocha@gmial.com");
    await userEvent.click(await canvas.findByRole("button", { name: /Você quis dizer/ }));
    await expect(email).toHaveValue("bia.rocha@gmail.com");
    await expect(email).toHaveFocus();
    await accepted();
    await expect(email).toBeValid();
    await expect(canvas.queryByRole("button", { name: /Você quis dizer/ })).toBeNull();
  },
});

export const InvalidFormat = meta.story({
  name: "E-mail que não é um",
  parameters: {
    spec: ["FUN-156", "FUN-218"],
    // A request would show this.
    shop: { ...shop, faults: [{ path: "/user/exists", kind: "500" }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, go, leaveEmail } = screenOf(context);
    await leaveEmail("bia..rocha@gmail.com");
    await waitFor(() => expect(email).toHaveAccessibleDescription(invalidEmail));
    await userEvent.click(go());
    await expect(email).toHaveFocus();
    await expect(canvas.queryByText("Um erro ocorreu!")).toBeNull();
    await userEvent.type(email, "x");
    await expect(canvas.queryByText(invalidEmail)).toBeNull();
    await userEvent.click(go());
    await expect(email).toHaveAccessibleDescription(invalidEmail);
  },
});

export const NothingTyped = meta.story({
  name: "Continuar sem preencher",
  parameters: { spec: ["FUN-218", "FUN-225"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, phone, go } = screenOf(context);
    await userEvent.click(go());
    await expect(email).toHaveFocus();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Confira 2 campos: E-mail, Telefone com DDD");
    await expect(email).toHaveAccessibleDescription(invalidEmail);
    await expect(phone).toHaveAccessibleDescription("Insira um numero de telefone para contato.");
    // Both errors are in sight: no list repeats them.
    await expect(canvas.queryByRole("link", { name: /Telefone com DDD/ })).toBeNull();
    await userEvent.type(phone, "1");
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^$/);
    await userEvent.clear(phone);
    await userEvent.click(go());
    await expect(canvas.getByRole("alert")).toHaveTextContent("Confira 2 campos");
    await expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro");
  },
});

export const ShortPhone = meta.story({
  name: "Telefone curto, de um DDD que não existe ou de fora do Brasil: diz o que mudar",
  parameters: { spec: ["FUN-224", "FUN-225"] },
  play: async (context) => {
    const { userEvent } = context;
    const { phone, go, leaveEmail, accepted } = screenOf(context);
    await leaveEmail("bia.rocha@gmail.com");
    await accepted();
    for (const [typed, advice] of [
      ["113333444", "Depois do DDD vêm 8 números, ou 9 que começam com 9."],
      ["(23) 98765-4321", "Esse DDD não existe."],
      ["+351 912 345 678", "Só aceitamos telefones do Brasil."],
    ] as const) {
      await userEvent.clear(phone);
      await userEvent.click(phone);
      await userEvent.paste(typed);
      await userEvent.click(go());
      await expect(phone).toHaveAccessibleDescription(`Insira um numero de telefone para contato.\n${advice}`);
      await expect(phone).toHaveFocus();
    }
  },
});

export const LandLine = meta.story({
  name: "Telefone fixo: continua para a trilha",
  parameters: { spec: ["FUN-224"], shop: { ...shop, endsAt: "/pessoal/trilha-experiencia/" } },
  play: async (context) => {
    const { userEvent } = context;
    const { phone, leaveEmail, accepted } = screenOf(context);
    await leaveEmail("bia.rocha@gmail.com");
    await accepted();
    await userEvent.type(phone, "1133334444{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.contact?.phoneNumber).toBe("33334444");
  },
});

export const Lead = meta.story({
  name: "Já deixou contato antes",
  parameters: { spec: ["FUN-158", "FUN-309"] },
  play: async (context) => {
    const { canvas } = context;
    const { phone, go, leaveEmail } = screenOf(context);
    await leaveEmail("ana.souza@gmail.com");
    await expect(await canvas.findByText("Que bom ver você de novo!")).toBeVisible();
    await expect(phone).toHaveValue("(11) 91234-5678");
    await expect(go()).not.toHaveAttribute("aria-disabled");
  },
});

export const LeadGoesOn = meta.story({
  name: "Já deixou contato antes: continua para a trilha",
  parameters: {
    spec: ["FUN-033", "FUN-292", "FUN-310"],
    shop: { ...shop, endsAt: "/pessoal/trilha-experiencia" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { go, leaveEmail } = screenOf(context);
    await leaveEmail("ana.souza@gmail.com");
    await canvas.findByText("Que bom ver você de novo!");
    await userEvent.click(go());
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia"));
    await expect(shopOf(context).store.visitors.get("visita")?.session).toEqual({
      customerCode: "lead0001",
      reach: "checkout",
    });
    // The calls of the next page work, because the login renewed the session.
    await expect(await canvas.findByRole("heading", { level: 1 })).not.toHaveTextContent("Como a gente fala");
  },
});

export const LeadOptsOut = meta.story({
  name: "Já deixou contato antes: desmarca as novidades, e a escolha vale",
  parameters: { shop: { ...shop, endsAt: "/pessoal/trilha-experiencia" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { go, leaveEmail } = screenOf(context);
    const { store, address } = shopOf(context);
    await leaveEmail("ana.souza@gmail.com");
    await canvas.findByText("Que bom ver você de novo!");
    const before = store.customers.get("lead0001");
    if (before) store.customers.put({ ...before, newsletter: true });
    await userEvent.click(canvas.getByRole("checkbox", { name: /novidades/ }));
    await userEvent.click(go());
    await waitFor(() => expect(address()).toBe("/pessoal/trilha-experiencia"));
    await expect(store.customers.get("lead0001")).toMatchObject({ newsletter: false });
    await expect(store.visitors.get("visita")?.answers.contact).toMatchObject({ newsletter: false });
  },
});

export const LeadLeftBehind = meta.story({
  name: "Outro e-mail leva o telefone embora",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, phone, leaveEmail } = screenOf(context);
    await leaveEmail("ana.souza@gmail.com");
    await waitFor(() => expect(phone).toHaveValue("(11) 91234-5678"));
    await userEvent.type(email, ".br");
    await expect(phone).toHaveValue("");
    await expect(canvas.queryByText("Que bom ver você de novo!")).toBeNull();
    await userEvent.type(phone, "2");
    await waitFor(() => expect(phone).toHaveValue("(2"));
  },
});

export const Account = meta.story({
  name: "E-mail de uma conta",
  parameters: {
    spec: ["FUN-108", "FUN-159", "MAN-107", "MAN-108", "MAN-109"],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { phone, leaveEmail } = screenOf(context);
    await leaveEmail("carla.lima@gmail.com");
    // The reply arrives while the telephone is typed: it is shown, and no keystroke is lost.
    await userEvent.type(phone, "119");
    await waitFor(async () => {
      // The dialog opens when the typing pauses.
      await userEvent.keyboard("1{Backspace}");
      expect(canvas.getByText("Este e-mail já tem cadastro")).toBeInTheDocument();
    });
    await expect(canvas.getByText("Este e-mail já tem cadastro").closest('[role="status"]')).not.toBeNull();
    await userEvent.keyboard("12345678");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(phone).toHaveValue("(11) 91234-5678"));
    await userEvent.tab();
    const dialog = within(await canvas.findByRole("dialog", { name: "Que bom que você voltou :)" }));
    await expect(dialog.getByRole("link", { name: "Esqueceu a senha? Recuperar" })).toHaveAttribute(
      "href",
      "/password/reset",
    );
    await expect(dialog.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
    await expect(dialog.getByLabelText("Senha")).toHaveFocus();
  },
});

export const AccountEnters = meta.story({
  name: "E-mail de uma conta: entra pela janela e continua para a trilha",
  parameters: {
    spec: ["MAN-013", "MAN-110", "MAN-242", "MAN-243", "MAN-347", "MAN-382"],
    shop: { ...shop, endsAt: "/pessoal/trilha-experiencia" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await screenOf(context).leaveEmail("carla.lima@gmail.com");
    const dialog = within(await canvas.findByRole("dialog", { name: "Que bom que você voltou :)" }));
    await expect(dialog.getByLabelText("Senha")).toHaveFocus();
    await userEvent.keyboard("nao-lembro{Enter}");
    const warning = await dialog.findByText(
      "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.",
    );
    await expect(dialog.getByRole("button", { name: "Entrar" })).not.toHaveAttribute("aria-disabled");
    await userEvent.click(dialog.getByRole("button", { name: "Fechar aviso" }));
    await expect(warning).not.toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText("Senha"));
    await userEvent.type(dialog.getByLabelText("Senha"), `${accountPassword}{Enter}`);
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia"));
    await expect(shopOf(context).events).toEqual([{ event: "login", method: "password" }]);
    await waitFor(() => expect(canvas.queryByRole("dialog", { name: "Que bom que você voltou :)" })).toBeNull());
    await expect(shopOf(context).store.visitors.get("visita")?.session).toEqual({
      customerCode: "conta0001",
      reach: "account",
    });
  },
});

export const OtherEmail = meta.story({
  name: "E-mail de uma conta, e a pessoa prefere outro",
  parameters: { shop },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, leaveEmail } = screenOf(context);
    await leaveEmail("carla.lima@gmail.com");
    const dialog = within(await canvas.findByRole("dialog", { name: "Que bom que você voltou :)" }));
    await userEvent.click(dialog.getByRole("button", { name: "Usar outro e-mail" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(email).toHaveValue("");
    await expect(email).toHaveFocus();
    await expect(canvas.queryByText("Este e-mail já tem cadastro")).toBeNull();
  },
});

export const ProviderNotAccepted = meta.story({
  name: "E-mail de um provedor que a loja não aceita: o que fazer, à parte",
  parameters: { shop },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, leaveEmail } = screenOf(context);
    await leaveEmail("ana@minhaempresa.com.br");
    // Decision 73: nothing of ours follows in the specified message.
    await waitFor(() => expect(email).toHaveAccessibleDescription(invalidEmail));
    const advice = await canvas.findByText(/^Ainda não aceitamos esse provedor\. Use outro e-mail/);
    await expect(advice).toBeVisible();
    const [error] = canvas.getAllByText(invalidEmail);
    const gap = advice.getBoundingClientRect().top - (error?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBeGreaterThanOrEqual(0);
    await expect(gap).toBeLessThan(20);
    await userEvent.type(email, "x");
    await expect(advice).not.toBeInTheDocument();
  },
});

export const AccountVerifying = meta.story({
  name: "Verificando a senha",
  parameters: { shop: { ...shop, faults: [{ path: "/login", kind: "timeout" }] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { leaveEmail } = screenOf(context);
    await leaveEmail("carla.lima@gmail.com");
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await userEvent.type(await canvas.findByLabelText("Senha"), "segredo{Enter}");
    await expect(canvas.getByRole("button", { name: "Verificando" })).toHaveAttribute("aria-disabled", "true");
    // If it closed now, the reply would still change the page.
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await userEvent.click(canvas.getByRole("button", { name: "Usar outro e-mail" }));
    await expect(canvas.getByRole("dialog", { name: "Que bom que você voltou :)" })).toBeVisible();
  },
});

export const AccountBlocked = meta.story({
  name: "Janela fechada: bloqueado até entrar",
  parameters: { spec: ["FUN-159"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { phone, go, leaveEmail } = screenOf(context);
    await leaveEmail("carla.lima@gmail.com");
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await canvas.findByRole("dialog", { name: "Que bom que você voltou :)" });
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await userEvent.type(phone, "11987654321");
    await expect(go()).toHaveAccessibleDescription("Entre na sua conta para continuar.");
    await userEvent.click(go());
    await canvas.findByRole("dialog", { name: "Que bom que você voltou :)" });
    await expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro");
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await userEvent.click(canvas.getByRole("button", { name: "Entrar na minha conta" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Que bom que você voltou :)" })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(go()).toHaveAccessibleDescription("Entre na sua conta para continuar.");
  },
});

export const AccountReplaced = meta.story({
  name: "Janela fechada: liberado com outro e-mail",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, go, leaveEmail, accepted } = screenOf(context);
    await leaveEmail("carla.lima@gmail.com");
    await userEvent.click(await canvas.findByRole("button", { name: "Fechar" }));
    await userEvent.clear(email);
    await leaveEmail("bia.rocha@gmail.com");
    await accepted();
    await expect(go()).not.toHaveAccessibleDescription("Entre na sua conta para continuar.");
  },
});

const loggedIn = {
  answers: {
    contact: {
      email: "carla.lima@gmail.com",
      areaCode: "11",
      phoneNumber: "912345678",
      newsletter: false,
      privacy: true,
    },
  },
  session: { customerCode: "conta0001", reach: "account" },
  customerCode: "conta0001",
} as const;

/** The fields whose answers an account does not take from this step. */
const detailsIn = (canvas: ReturnType<typeof within>) => [
  ...canvas.queryAllByRole("textbox", { name: "Telefone com DDD" }),
  ...canvas.queryAllByRole("checkbox", { name: /novidades/ }),
];

export const LoggedIn = meta.story({
  name: "Já conectado: vale o que está na conta, e nada do que se vê se perde",
  parameters: {
    spec: ["FUN-165"],
    // A request would show this.
    shop: { ...shop, visitor: loggedIn, faults: [{ path: "/user/exists", kind: "500" }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Você já entrou na sua conta")).toBeVisible();
    await expect(canvas.getByText("Usamos os dados dela: é só continuar.")).toBeVisible();
    await expect(detailsIn(canvas)).toEqual([]);
    const privacy = canvas.getByRole("checkbox", { name: /política de privacidade/ });
    const go = canvas.getByRole("button", { name: "Continuar" });
    await userEvent.click(canvas.getByRole("textbox", { name: "E-mail" }));
    await userEvent.tab();
    await expect(privacy).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(go).toHaveAccessibleDescription("Aceite a política de privacidade para continuar.");
    await userEvent.keyboard(" ");
    await expect(go).not.toHaveAttribute("aria-disabled");
    await expect(canvas.queryByText("Um erro ocorreu!")).toBeNull();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
});

export const LoggedInTypesAgain = meta.story({
  name: "Já conectado: outro e-mail pede telefone e novidades; o da conta os leva embora, sem perder o foco",
  parameters: { shop: { ...shop, visitor: loggedIn } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await userEvent.type(email, ".br");
    await expect(detailsIn(canvas)).toHaveLength(2);
    await expect(canvas.queryByText("Você já entrou na sua conta")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Telefone com DDD" })).toHaveFocus();
    // Autofill from the phone sets the e-mail, too.
    fireEvent.input(email, { target: { value: "carla.lima@gmail.com" } });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(detailsIn(canvas)).toEqual([]);
    await waitFor(() => expect(canvas.getByText("Você já entrou na sua conta")).toBeVisible());
  },
});

const bakery = { ...loggedIn.answers.contact, email: "joao@padariasilva.com.br" };

export const LoggedInElsewhere = meta.story({
  name: "Já conectado, com um e-mail que a loja não aceitaria de mais ninguém: continua para a trilha",
  parameters: {
    spec: ["FUN-163"],
    shop: {
      ...shop,
      endsAt: "/pessoal/trilha-experiencia",
      visitor: { ...loggedIn, answers: { contact: bakery } },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(email).toHaveValue(bakery.email);
    await expect(email).toBeValid();
    await userEvent.clear(email);
    await userEvent.type(email, `maria.${bakery.email}`);
    await userEvent.tab();
    await waitFor(() => expect(email).toBeInvalid());
    await userEvent.clear(email);
    await userEvent.type(email, `${bakery.email}{Enter}`);
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia"));
  },
});

export const LeadLater = meta.story({
  name: "Com o contato guardado: a saudação chega ao lugar dela, e o telefone não se move",
  globals: { viewport: { value: "phone" } },
  parameters: {
    shop: {
      ...shop,
      visitor: {
        answers: { contact: { ...loggedIn.answers.contact, email: "ana.souza@gmail.com" } },
        customerCode: "lead0001",
      },
      latency: 300,
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const { phone } = screenOf(context);
    const place = () => phone.getBoundingClientRect().top;
    const before = place();
    // It comes with the reply, which the check of a saved e-mail takes a while to get.
    const greeting = "Que bom ver você de novo!";
    await expect(canvas.getByText(greeting)).not.toBeVisible();
    await waitFor(() => expect(canvas.getByText(greeting)).toBeVisible());
    await expect(place()).toBe(before);
  },
});

export const LoggedInGoesOn = meta.story({
  name: "Já conectado: continua para a trilha",
  parameters: { shop: { ...shop, endsAt: "/pessoal/trilha-experiencia", visitor: loggedIn } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText("Você já entrou na sua conta");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia"));
  },
});

export const LoggedInWithAnotherEmail = meta.story({
  name: "Já conectado, com outro e-mail: diz de quem é a assinatura, até o pagamento",
  parameters: { shop: { ...shop, endsAt: "/pessoal/trilha-experiencia/", visitor: loggedIn } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText("Você já entrou na sua conta");
    await userEvent.clear(canvas.getByRole("textbox", { name: "E-mail" }));
    const { leaveEmail, accepted } = screenOf(context);
    await leaveEmail("bia.rocha@gmail.com");
    await accepted();
    await expect(canvas.getByText("Outro e-mail, outro cadastro").parentElement).toHaveTextContent(
      "Esta assinatura fica no cadastro de bia.rocha@gmail.com, e você sai da conta de carla.lima@gmail.com.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia/?pet=cachorro"));
    const { session } = shopOf(context).store.visitors.get("visita") ?? {};
    await expect(session?.reach).toBe("checkout");
    await expect(session?.customerCode).not.toBe("conta0001");
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida: conferida de novo sozinha",
  parameters: { shop: { ...shop, at: "track", timings: { emailRecheck: 300 } } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { email, phone } = screenOf(context);
    await expect(email).toHaveValue("ana.souza@gmail.com");
    await expect(phone).toHaveValue("(11) 91234-5678");
    await expect(canvasElement.querySelector("[data-status]")).toHaveAttribute("data-status", "waiting");
    await waitFor(() => expect(canvas.getByText("Que bom ver você de novo!")).toBeVisible());
  },
});

export const LeadWithAnotherEmail = meta.story({
  name: "Sem conta, volta e troca o e-mail: ninguém sai de conta nenhuma",
  parameters: { shop: { ...shop, at: "track", timings: { emailRecheck: 300 } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, leaveEmail, accepted } = screenOf(context);
    await canvas.findByText("Que bom ver você de novo!");
    await userEvent.clear(email);
    await leaveEmail("bia.rocha@gmail.com");
    await accepted();
    await expect(canvas.queryByText("Outro e-mail, outro cadastro")).not.toBeInTheDocument();
  },
});

export const FilledByBrowser = meta.story({
  name: "Preenchida pelo navegador",
  play: async (context) => {
    const { email, phone, accepted } = screenOf(context);
    // Autofill sets the values and fires events, without keys or focus.
    fireEvent.input(email, { target: { value: "bia.rocha@gmail.com" } });
    fireEvent.input(phone, { target: { value: "11987654321" } });
    await accepted();
    await waitFor(() => expect(phone).toHaveValue("(11) 98765-4321"));
  },
});

export const PrivacyUnticked = meta.story({
  name: "Sem aceitar a privacidade",
  parameters: { spec: ["FUN-165"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { phone, go, leaveEmail, accepted } = screenOf(context);
    const privacy = canvas.getByRole("checkbox", { name: /política de privacidade/ });
    await leaveEmail("bia.rocha@gmail.com");
    await accepted();
    await userEvent.click(privacy);
    await expect(go()).toHaveAttribute("aria-disabled", "true");
    await expect(go()).toHaveAccessibleDescription("Aceite a política de privacidade para continuar.");
    await userEvent.type(phone, "11987654321{Enter}");
    await userEvent.click(go());
    await expect(canvas.queryByRole("dialog", { name: "Carregando" })).toBeNull();
    await expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro");
    await userEvent.click(privacy);
    await expect(go()).not.toHaveAttribute("aria-disabled");
    await userEvent.click(privacy);
    await expect(go()).toHaveAttribute("aria-disabled", "true");
  },
});

export const Deferred = meta.story({
  name: "Continuar enquanto confere: quando acaba, continua para a trilha",
  parameters: { spec: ["FUN-164"], shop: { endsAt: "/pessoal/trilha-experiencia/", ...shop, latency: 400 } },
  play: async (context) => {
    const { userEvent } = context;
    const { email, phone, go } = screenOf(context);
    await userEvent.type(phone, "11987654321");
    await userEvent.type(email, "bia.rocha@gmail.com{Enter}");
    await expect(go()).toHaveAccessibleName("Conferindo o e-mail");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia/?pet=cachorro"));
  },
});

export const DeferredInvalid = meta.story({
  name: "Continuar enquanto confere, e o telefone falta",
  parameters: { shop: { ...shop, latency: 400 } },
  play: async (context) => {
    const { userEvent } = context;
    const { email, phone, go, accepted } = screenOf(context);
    // The key reads "next": it goes to the phone, which nothing has refused yet.
    await userEvent.type(email, "bia.rocha@gmail.com{Enter}");
    await expect(phone).toHaveFocus();
    await expect(phone).not.toHaveAccessibleDescription();
    await userEvent.click(go());
    await accepted();
    await expect(phone).toHaveAccessibleDescription("Insira um numero de telefone para contato.");
    await waitFor(() => expect(phone).toHaveFocus());
  },
});

async function fillAndGo(context: Parameters<typeof screenOf>[0]) {
  const { phone, go, leaveEmail, accepted } = screenOf(context);
  await leaveEmail("bia.rocha@gmail.com");
  await accepted();
  await context.userEvent.type(phone, "11987654321");
  await context.userEvent.click(go());
}

export const Saving = meta.story({
  parameters: { spec: ["FUN-348"], shop: { ...shop, faults: [{ path: "/save/new-user", kind: "timeout" }] } },
  play: async (context) => {
    await fillAndGo(context);
    await expect(await context.canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "Cadastro recusado",
  parameters: {
    spec: ["FUN-167", "FUN-168"],
    shop: {
      ...shop,
      faults: [{ path: "/save/new-user", kind: "refused", message: "Tente de novo em instantes.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const { email, phone, go } = screenOf(context);
    await fillAndGo(context);
    await expect(await canvas.findByText("Tente de novo em instantes.")).toBeVisible();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(invalidEmail);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue("bia.rocha@gmail.com");
    await expect(phone).toHaveValue("(11) 98765-4321");
    await expect(go()).not.toHaveAttribute("aria-disabled");
  },
});

export const TooMany = meta.story({
  name: "Tentativas demais: o e-mail não leva a culpa, e o segundo toque segue",
  parameters: {
    shop: {
      ...shop,
      endsAt: "/pessoal/trilha-experiencia/?pet=cachorro",
      faults: [{ path: "/save/new-user", kind: "429", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const { email, go } = screenOf(context);
    await fillAndGo(context);
    await expect(await canvas.findByText(/tentativas|instante|minuto|segundos/i)).toBeVisible();
    await expect(email).toBeValid();
    await waitFor(() => expect(go()).not.toHaveAttribute("aria-disabled"));
    await context.userEvent.click(go());
    await waitFor(() => expect(shopOf(context).address()).toMatch(/trilha-experiencia/));
  },
});

export const BotCheckFailed = meta.story({
  name: "A verificação contra robôs falhou: o e-mail não leva a culpa, e o segundo toque segue",
  parameters: {
    // The bot check of the first press fails in all three attempts.
    shop: { ...shop, endsAt: "/pessoal/trilha-experiencia/?pet=cachorro", failedBotChecks: 3 },
  },
  play: async (context) => {
    const { canvas } = context;
    const { email, go } = screenOf(context);
    await fillAndGo(context);
    await expect(await canvas.findByText("Um erro ocorreu!")).toBeVisible();
    await expect(email).toBeValid();
    await waitFor(() => expect(go()).not.toHaveAttribute("aria-disabled"));
    await context.userEvent.click(go());
    await waitFor(() => expect(shopOf(context).address()).toMatch(/trilha-experiencia/));
  },
});

export const ReplyLost = meta.story({
  name: "Cadastrado, mas a resposta se perdeu",
  parameters: { shop: { ...shop, faults: [{ path: "/save/new-user", kind: "lost-reply", times: 1 }] } },
  play: async (context) => {
    const { canvas } = context;
    const { email } = screenOf(context);
    await fillAndGo(context);
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    // The e-mail has no error.
    await expect(email).not.toBeInvalid();
  },
});

export const ReplyLostTriedAgain = meta.story({
  name: "Cadastrado, mas a resposta se perdeu: continua para a trilha",
  parameters: {
    shop: {
      ...shop,
      endsAt: "/pessoal/trilha-experiencia",
      faults: [{ path: "/save/new-user", kind: "lost-reply", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { go } = screenOf(context);
    await fillAndGo(context);
    await canvas.findByText(/sem internet/);
    await userEvent.click(go());
    await waitFor(() => expect(shopOf(context).address()).toMatch("/pessoal/trilha-experiencia"));
  },
});

export const LeadRefused = meta.story({
  name: "Entrada do contato conhecido falha",
  parameters: { shop: { ...shop, faults: [{ path: "/login", kind: "500", times: 1 }] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, go, leaveEmail } = screenOf(context);
    await leaveEmail("ana.souza@gmail.com");
    await canvas.findByText("Que bom ver você de novo!");
    await userEvent.click(go());
    await expect(await canvas.findByText("Um erro ocorreu!")).toBeVisible();
    await expect(email).not.toBeInvalid();
    await expect(email).toHaveValue("ana.souza@gmail.com");
  },
});

export const ServerDown = meta.story({
  parameters: { spec: ["FUN-349"], shop: { ...shop, faults: [{ path: "*", kind: "500" }] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { phone, go, leaveEmail } = screenOf(context);
    await leaveEmail("bia.rocha@gmail.com");
    await expect(await canvas.findByText("Um erro ocorreu!")).toBeVisible();
    await userEvent.type(phone, "11987654321");
    await userEvent.click(go());
    await waitFor(() => expect(go()).toHaveAccessibleName("Continuar"));
    await expect(canvas.getByText("Um erro ocorreu!")).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
});

export const Offline = meta.story({
  parameters: { shop: { ...shop, faults: [{ path: "/user/exists", kind: "offline", times: 1 }] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { phone, leaveEmail } = screenOf(context);
    await leaveEmail("bia.rocha@gmail.com");
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    await userEvent.type(phone, "11987654321");
    await expect(canvas.getByText(/sem internet/)).toBeVisible();
  },
});

export const Slow = meta.story({
  name: "Servidor lento",
  parameters: { shop: { ...shop, faults: [{ path: "/user/exists", kind: "timeout" }] } },
  play: async (context) => {
    const { leaveEmail } = screenOf(context);
    await leaveEmail("bia.rocha@gmail.com");
    await expect(await context.canvas.findByText("Conferindo o e-mail")).toBeInTheDocument();
  },
});

export const LongName = meta.story({
  name: "Nome comprido",
  parameters: { shop: { ...shop, visitor: { answers: { petName: "Maximiliano Bartolomeu Terceiro" } } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Para avisar quando a caixa do Maximiliano Bartolomeu Terceiro estiver a caminho."),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const TooSoon = meta.story({
  name: "Antes da hora: volta ao que falta",
  parameters: { shop: { endsAt: "/pet/nome/", ...shop, at: "name" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/"));
  },
});
