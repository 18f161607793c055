import preview, { shopOf } from "@petbox/storybook/preview";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";
import { loadMatchedRoutes } from "../../app/router.ts";
import { routes } from "../../app/routes.ts";
import { Shop } from "../../app/Shop.tsx";
import { prerenderServices } from "../../entry/prerenderServices.ts";

const meta = preview.meta({
  title: "Telas/Site/5 Concurso",
  parameters: {
    synonyms: ["contest", "promoção", "sorteio"],
  },
});

export const Over = meta.story({
  name: "Uma edição que terminou",
  parameters: {
    spec: [
      ...["MAN-130", "MAN-131", "MAN-318", "MAN-319", "MAN-431", "MAN-432", "MAN-433", "MAN-434", "MAN-435"],
      ...["MAN-436", "MAN-437"],
    ],
    shop: { path: "/concurso/edicao-1" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Concurso cultural: 1ª edição");
    await expect(await canvas.findByText("Esta edição terminou")).toBeVisible();
    await expect(canvas.getByRole("note")).toHaveAttribute("data-tone", "warning");
    await expect(canvas.getByText("Prazo: até 31 de agosto de 2025.")).toBeVisible();
    const section = (name: RegExp) => within(canvas.getByRole("region", { name }));
    const who = section(/Quem pode participar/);
    await expect(who.getByText("assinatura ativa")).toBeVisible();
    await expect(who.getByText("Embaixadores da marca e influenciadores não podem participar.")).toBeVisible();
    const prize = section(/O prêmio/).getByRole("paragraph");
    await expect(prize).toHaveTextContent("São 3 vencedores. Cada um recebe 10 produtos");
    await expect(prize).toHaveTextContent("em até 30 dias depois do resultado");
    await expect(section(/Como participar/).getAllByRole("listitem")).toHaveLength(3);
    await expect(section(/O prazo/).getByText("31/08/2025")).toBeVisible();
    await expect(section(/Vários pets ou assinaturas/).getByText(/Quem tem mais de um pet/)).toBeVisible();
    const coupon = section(/O cupom especial/);
    await expect(coupon.getByText(/em brinquedos/)).toHaveTextContent(
      /cupom de R\$15,00 em brinquedos, para compras a partir de R\$30,00/,
    );
    await expect(coupon.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "É um por assinante, conferido pelo CPF.",
      "Vale uma única vez, e só com a assinatura ativa.",
      "Chega por mensagem direta em até 4 dias úteis.",
    ]);
    const choice = section(/Como escolhemos/);
    await expect(choice.getByText("12 finalistas")).toBeVisible();
    await expect(choice.getByText(/grupos de/)).toHaveTextContent("3 grupos de 4, e o voto popular decide cada grupo");
    await expect(section(/Os vencedores/).getByText(/o mais votado de cada grupo/)).toBeVisible();
  },
});

export const FromOneToTheNext = meta.story({
  name: "De uma edição para as outras",
  parameters: {
    spec: ["MAN-129", "MAN-131"],
    shop: { path: "/concurso/edicao-1", endsAt: "/concurso/edicao-3" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: "2ª edição" }));
    await expect(await canvas.findByText("Prazo: até 30 de setembro de 2025.")).toBeVisible();
    await expect(shopOf(context).address()).toBe("/concurso/edicao-2");
    await userEvent.click(canvas.getByRole("link", { name: "3ª edição" }));
    await expect(await canvas.findByText("Prazo: até 31 de outubro de 2025.")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Concurso cultural, 3ª edição · PetBox"));
    await expect(canvas.getByRole("link", { name: "1ª edição" })).toBeVisible();
  },
});

/** The last instant before the deadline in São Paulo. */
const lastMinute = Date.UTC(2025, 9, 1, 2, 59);

export const Open = meta.story({
  name: "Aberta, no último minuto",
  loaders: [() => loadMatchedRoutes("/concurso/edicao-2")],
  render: () => (
    <Shop services={{ ...prerenderServices, clock: () => lastMinute }}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/concurso/edicao-2"] })} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Esta edição está aberta")).toBeVisible();
    await expect(canvas.getByRole("note")).toHaveAttribute("data-tone", "info");
    await expect(canvas.queryByText(/terminou/)).toBeNull();
  },
});

export const Phone = meta.story({
  name: "No celular",
  parameters: { shop: { path: "/concurso/edicao-1" } },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Esta edição terminou")).toBeVisible();
    // As far from the text above as from the summary below.
    const notice = canvas.getByRole("note").getBoundingClientRect();
    const above = canvas.getByText(/^Tema desta edição/).getBoundingClientRect().bottom;
    const below = canvas.getByRole("heading", { name: "Em resumo" }).parentElement?.getBoundingClientRect().top ?? 0;
    await expect(Math.round(notice.top - above)).toBe(Math.round(below - notice.bottom));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
