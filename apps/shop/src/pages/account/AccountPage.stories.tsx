import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Área do assinante/1 Início",
  parameters: { shop: { path: "/area-cliente", scenario: "assinante" } },
});

export const Subscriber = meta.story({
  name: "Com uma assinatura",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Olá, Carla!" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Área do assinante");
    await expect(canvas.getByText("Você tem 1 assinatura.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Assinar para outro pet" })).toHaveAttribute("href", "/assine");
    await expect(canvas.getByRole("link", { name: /^Falar com a gente/ })).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "Sair" })).toHaveAttribute("href", "/logout");
  },
});

export const WithoutSubscription = meta.story({
  name: "Sem assinatura, no aplicativo",
  parameters: { shop: { path: "/app/area-cliente", scenario: "conta-aberta", visitor: { inApp: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Você ainda não tem uma assinatura.")).toBeVisible();
    await expect(canvas.getByRole("main")).toHaveTextContent("Fazer assinatura");
  },
});

export const NotLoggedIn = meta.story({
  name: "Sem entrar: continua para o login, e volta",
  parameters: {
    spec: ["MAN-010"],
    shop: { path: "/area-cliente?aba=1", scenario: "novo", endsAt: "/area-cliente" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe("/login"));
    await userEvent.type(await canvas.findByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), "bob-adora-petbox{Enter}");
    await expect(await canvas.findByRole("heading", { level: 2, name: "Olá, Carla!" })).toBeVisible();
    await expect(shopOf(context).address()).toBe("/area-cliente?aba=1");
  },
});

export const Slow = meta.story({
  name: "Carregando",
  parameters: { shop: { path: "/area-cliente", scenario: "assinante", latency: 600_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Área do assinante");
    await waitFor(() => expect(canvas.getByText("Carregando")).toBeInTheDocument());
    await expect(canvas.queryByText("Você tem 1 assinatura.")).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Não carregou: tenta de novo",
  parameters: {
    shop: { path: "/area-cliente", scenario: "assinante", faults: [{ path: "/area-cliente", kind: "500", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Tentar de novo" }));
    await expect(await canvas.findByText("Você tem 1 assinatura.")).toBeVisible();
  },
});

export const WrongShape = meta.story({
  name: "Dados que não se entendem",
  parameters: {
    shop: { path: "/area-cliente", scenario: "assinante", faults: [{ path: "/area-cliente", kind: "wrong-shape" }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Tentar de novo" })).toBeVisible();
    await expect(canvas.queryByText("Você tem 1 assinatura.")).toBeNull();
  },
});
