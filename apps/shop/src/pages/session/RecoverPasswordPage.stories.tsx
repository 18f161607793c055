import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";

const path = "/password/reset";

const meta = preview.meta({
  title: "Telas/Sessão/2 Recuperar a senha",
  parameters: {
    synonyms: ["forgot password", "esqueci a senha"],
    shop: { path, scenario: "lead-conhecido" },
  },
});

export const FromLogin = meta.story({
  name: "Vem do login: continua para a recuperação, com o e-mail que já estava lá",
  parameters: { spec: ["MAN-009"], shop: { endsAt: "/password/reset", path: "/login" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.click(canvas.getByRole("link", { name: "Esqueceu a senha? Recuperar" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Vamos recuperar a sua senha" })).toHaveFocus();
    await expect(shopOf(context).address()).toBe(path);
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
  },
});

export const Sent = meta.story({
  name: "Pede o link, e pede de novo",
  parameters: { spec: ["MAN-009", "MAN-111"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const links = () => shopOf(context).store.passwordLinks.all();
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Confira o seu e-mail" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/60 minutos/)).toHaveTextContent("carla.lima@gmail.com");
    await expect(canvas.queryByText(/^Pedido feito de novo/)).toBeNull();
    const [first] = links();
    await userEvent.click(canvas.getByRole("button", { name: "Enviar de novo" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("Pedido feito de novo.");
    await expect(links()).toHaveLength(1);
    await expect(links()[0]?.digest).not.toBe(first?.digest);
  },
});

export const Mistyped = meta.story({
  name: "Provedor digitado errado: oferece o certo, e o link vai para ele",
  parameters: { spec: ["FUN-219"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const email = canvas.getByLabelText("E-mail");
    await userEvent.type(email, "carla.lima@gmial.com");
    await userEvent.click(await canvas.findByRole("button", { name: "Você quis dizer: carla.lima@gmail.com" }));
    await expect(email).toHaveValue("carla.lima@gmail.com");
    await expect(canvas.queryByRole("button", { name: /^Você quis dizer/ })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/60 minutos/)).toHaveTextContent("carla.lima@gmail.com");
    await expect(shopOf(context).store.passwordLinks.all()).toHaveLength(1);
  },
});

export const Unknown = meta.story({
  name: "Sem cadastro: a resposta é a mesma, e o e-mail pode ser outro",
  parameters: { spec: ["MAN-111"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("E-mail"), "ninguem@gmail.com{Enter}");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Confira o seu e-mail" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(shopOf(context).store.passwordLinks.all()).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Usar outro e-mail" }));
    await expect(canvas.getByLabelText("E-mail")).toHaveFocus();
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("ninguem@gmail.com");
  },
});

export const Invalid = meta.story({
  name: "E-mail inválido",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla@{Enter}");
    await expect(canvas.getByLabelText("E-mail")).toHaveFocus();
    await expect(canvas.getByLabelText("E-mail")).toHaveAccessibleDescription("Por favor insira um email valido. :)");
  },
});

export const Sending = meta.story({
  name: "Enviando",
  parameters: { shop: { path, faults: [{ path: "/password/email", kind: "timeout" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    await expect(await canvas.findByRole("button", { name: "Enviando" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const SendingAgain = meta.story({
  name: "Enviando de novo: até a resposta chegar, fica nesta tela",
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    await canvas.findByRole("heading", { level: 1, name: "Confira o seu e-mail" });
    shopOf(context).backend.setFaults([{ path: "/password/email", kind: "timeout" }]);
    await userEvent.click(canvas.getByRole("button", { name: "Enviar de novo" }));
    await expect(canvas.getByRole("button", { name: "Enviando de novo" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Usar outro e-mail" }));
    await expect(canvas.getByRole("button", { name: "Usar outro e-mail" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.queryByLabelText("E-mail")).toBeNull();
  },
});

export const TooManyTries = meta.story({
  name: "Tentativas demais",
  parameters: {
    shop: {
      path,
      faults: [{ path: "/password/email", kind: "refused", message: "Aguarde um minuto e tente de novo." }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    await expect(await canvas.findByText("Aguarde um minuto e tente de novo.")).toBeVisible();
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
  },
});

export const Offline = meta.story({
  parameters: { shop: { path, faults: [{ path: "/password/email", kind: "offline", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
  },
});

export const ServerDown = meta.story({
  parameters: { shop: { path, scenario: "servidor-fora-do-ar" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com{Enter}");
    await expect(await canvas.findByText("Um erro ocorreu!")).toBeVisible();
  },
});
