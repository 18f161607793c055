import { expect, waitFor } from "storybook/test";
import preview, { shopOf } from "../../../../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Telas/Site/4 Página não encontrada",
  parameters: { shop: { path: "/osso-enterrado" } },
});

export const NotFound = meta.story({
  name: "Endereço que não leva a nada",
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("não achamos esta página");
    await userEvent.click(canvas.getByRole("link", { name: "Ir para o início" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/"));
  },
});

export const Phone = meta.story({ name: "No celular", globals: { viewport: { value: "mobile1" } } });
