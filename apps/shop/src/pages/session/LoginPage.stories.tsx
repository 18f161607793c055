import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";

/** The password of the account in every scenario. */
const accountPassword = "bob-adora-petbox";

const meta = preview.meta({
  title: "Telas/Sessão/1 Entrar",
  parameters: {
    synonyms: ["login", "sign in", "acesso"],
    shop: { path: "/login" },
  },
});

export const Fresh = meta.story({
  name: "Visita nova",
  parameters: { spec: ["MAN-007"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Que bom que você voltou :)");
    await expect(canvas.getByRole("link", { name: "Esqueceu a senha? Recuperar" })).toHaveAttribute(
      "href",
      "/password/reset",
    );
  },
});

export const GoesOn = meta.story({
  name: "Continua para a área do assinante",
  parameters: { spec: ["MAN-347"], shop: { path: "/login", endsAt: "/area-cliente" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), `${accountPassword}{Enter}`);
    await waitFor(() => expect(shopOf(context).address()).toBe("/area-cliente"));
    await expect(shopOf(context).arrival()).toBe("REPLACE");
    await expect(shopOf(context).events).toContainEqual({ event: "login", method: "password" });
    await expect(shopOf(context).store.visitors.get("visita")?.session).toEqual({
      customerCode: "conta0001",
      reach: "account",
    });
  },
});

export const InApp = meta.story({
  name: "Dentro do aplicativo: continua para a área de lá",
  parameters: { spec: ["MAN-046"], shop: { endsAt: "/app/area-cliente", path: "/login", visitor: { inApp: true } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), `${accountPassword}{Enter}`);
    await waitFor(() => expect(shopOf(context).address()).toBe("/app/area-cliente"));
  },
});

export const AlreadyLoggedIn = meta.story({
  name: "Quem já entrou segue para a área do assinante",
  parameters: { shop: { path: "/login", scenario: "assinante", endsAt: "/area-cliente" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/area-cliente"));
    await expect(shopOf(context).arrival()).toBe("REPLACE");
  },
});

export const LoggedInAtTheCheckout = meta.story({
  name: "Quem só tem o acesso do checkout vê o login",
  parameters: {
    shop: {
      path: "/login",
      scenario: "lead-conhecido",
      visitor: { session: { customerCode: "lead0001", reach: "checkout" } },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByLabelText("Senha")).toBeVisible();
    await expect(shopOf(context).address()).toBe("/login");
  },
});

export const WrongPassword = meta.story({
  name: "Senha errada",
  parameters: { spec: ["MAN-242", "MAN-382"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), "nao-lembro");
    await userEvent.click(canvas.getByRole("button", { name: "Entrar" }));
    const warning = await canvas.findByText(
      "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.",
    );
    await expect(warning).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Fechar aviso" }));
    await expect(warning).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Entrar" }));
    await expect(await canvas.findByText(/^Ops! Parece que sua senha/)).toBeVisible();
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
  },
});

export const Mistyped = meta.story({
  name: "O domínio do e-mail saiu trocado: um toque corrige",
  parameters: { shop: { path: "/login", endsAt: "/area-cliente" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const email = canvas.getByLabelText("E-mail");
    await userEvent.type(email, "carla.lima@gmial.com");
    await userEvent.type(canvas.getByLabelText("Senha"), accountPassword);
    await userEvent.click(await canvas.findByRole("button", { name: "Você quis dizer: carla.lima@gmail.com" }));
    await expect(email).toHaveValue("carla.lima@gmail.com");
    await expect(email).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/area-cliente"));
  },
});

export const LeadHasNoPassword = meta.story({
  name: "Contato sem senha não entra por aqui",
  parameters: { shop: { path: "/login", scenario: "lead-conhecido" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("E-mail"), "ana.souza@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), "ana.souza@gmail.com{Enter}");
    await expect(await canvas.findByText(/^Ops! Parece que sua senha/)).toBeVisible();
    await expect(shopOf(context).store.visitors.get("visita")?.session).toBeUndefined();
  },
});

export const LeadWhoHasPaid = meta.story({
  name: "Contato reconhecido que já pagou: cria a senha antes de ver a conta",
  parameters: {
    spec: ["SUB-280"],
    shop: {
      path: "/area-cliente",
      scenario: "pagamento-aprovado",
      visitor: { session: { customerCode: "lead0001", reach: "checkout" } },
      endsAt: "/login",
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const way = await canvas.findByRole("link", { name: "Crie a sua agora" });
    await expect(way).toHaveAttribute("href", "/password/reset");
    await expect(shopOf(context).address()).toBe("/login");
  },
});

export const NothingTyped = meta.story({
  name: "Sem preencher: quem decide é o servidor",
  parameters: { spec: ["MAN-314"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Entrar" }));
    await expect(await canvas.findByText(/^Ops! Parece que sua senha/)).toBeVisible();
    await expect(canvas.getByLabelText("E-mail")).not.toHaveAttribute("aria-invalid");
  },
});

export const Verifying = meta.story({
  name: "Verificando",
  parameters: { shop: { path: "/login", faults: [{ path: "/login", kind: "timeout" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    await expect(canvas.getByRole("button", { name: "Verificando" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const RefusedWithReason = meta.story({
  name: "Recusado, com o motivo do servidor",
  parameters: {
    spec: ["MAN-382"],
    shop: {
      path: "/login",
      faults: [{ path: "/login", kind: "refused", message: "Esta conta foi bloqueada." }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    const text =
      /^Ops! Parece que sua senha ou email está errado\. Verifique e tente novamente\.\s*Esta conta foi bloqueada\.$/;
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const ServerDown = meta.story({
  parameters: { spec: ["FUN-349"], shop: { path: "/login", scenario: "servidor-fora-do-ar" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    await expect(await canvas.findByText("Um erro ocorreu!")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Entrar" })).not.toHaveAttribute("aria-disabled");
  },
});

export const Offline = meta.story({
  parameters: { shop: { path: "/login", faults: [{ path: "/login", kind: "offline", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), `${accountPassword}{Enter}`);
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    await expect(canvas.getByLabelText("Senha")).toHaveValue(accountPassword);
  },
});
