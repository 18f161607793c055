import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect } from "storybook/test";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

// With URLs, the usual way: Storybook's arguments are no union.
const meta = preview.type<{ args: Extract<PaginationProps, { onPageChange?: undefined }> }>().meta({
  component: Pagination,
  title: "Componentes/Navegação/Pagination",
  parameters: {
    layout: "padded",
    componentNotes: {
      since: "0.2.0",
      purpose:
        "Divide uma lista longa em páginas, cada uma com o seu endereço: abre em outra aba, volta com Voltar e se compartilha. Com `onPageChange`, as páginas são botões, para uma lista sem endereços. No celular ficam a posição e os dois caminhos. Fica depois da lista.",
      synonyms: ["paginação", "páginas", "pager"],
      alternatives: {
        Carousel: "se passa uma figura de cada vez",
        SlideDeck: "é uma apresentação com começo e fim",
        Tabs: "se troca de assunto, e não de página",
      },
      keyboard: {
        Tab: "Passa de uma página à seguinte.",
        Enter: "Vai à página. Num botão, também Espaço, e o foco fica nele.",
      },
      announcements: [
        "“Páginas, navegação”",
        "“lista com 7 itens: Página 1, link”",
        "“Página 5, página atual, link”",
        "com botões, depois de mudar: “Página 6 de 9”",
      ],
    },
  },
  args: { page: 5, pageCount: 9, hrefOf: (page: number) => `#pagina-${page}` },
});

export const Middle = meta.story({
  name: "No meio",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "Páginas" })).toBeVisible();
    const names = canvas.getAllByRole("link").map((link) => link.getAttribute("aria-label") ?? link.textContent);
    const numbers = [1, 4, 5, 6, 9].map((page) => `Página ${page}`);
    await expect(names).toEqual(["Anterior", ...numbers, "Próxima"]);
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Página 5");
    await expect(canvas.getByRole("link", { name: "Anterior" })).toHaveAttribute("href", "#pagina-4");
    await expect(canvas.getByRole("link", { name: "Próxima" })).toHaveAttribute("href", "#pagina-6");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Anterior" })).toHaveFocus();
  },
});

export const FirstPage = meta.story({
  name: "Na primeira página: não há anterior",
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Anterior" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Próxima" })).toBeVisible();
  },
});

export const LastPage = meta.story({
  name: "Na última página: não há próxima",
  args: { page: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Próxima" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Anterior" })).toBeVisible();
  },
});

export const FewPages = meta.story({ name: "Poucas páginas, sem intervalo", args: { page: 2, pageCount: 4 } });

export const Phone = Middle.extend({
  name: "No celular: a posição e os dois caminhos",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Página 5 de 9")).toBeVisible();
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Anterior", "Próxima"]);
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** A list whose pages have no URL. */
function ListWithoutUrls({ page: first, ...props }: Pick<PaginationProps, "page" | "pageCount">) {
  const [page, setPage] = useState(first);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

export const Buttons = meta.story({
  name: "Com botões: a lista não tem endereços",
  args: { page: 8 },
  render: ({ page, pageCount }) => <ListWithoutUrls page={page} pageCount={pageCount} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    const next = canvas.getByRole("button", { name: "Próxima" });
    await userEvent.click(next);
    await expect(canvas.getByRole("button", { current: "page" })).toHaveAccessibleName("Página 9");
    await expect(canvas.getByRole("status")).toHaveTextContent("Página 9 de 9");
    // There is no next page, and yet the focus is not lost.
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(canvas.getByRole("status")).toHaveTextContent("Página 9 de 9");
    await userEvent.click(canvas.getByRole("button", { name: "Página 1" }));
    await expect(canvas.getByRole("button", { name: "Página 1" })).toHaveFocus();
    await expect(next).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Anterior" })).toBeNull();
  },
});

export const ButtonsOnAPhone = Buttons.extend({
  name: "Com botões, no celular",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
    await expect(canvas.getByText("Página 7 de 9")).toBeVisible();
  },
});

export const States = Middle.extend({
  play: async () => undefined,
  parameters: {
    pseudo: { hover: ["[href='#pagina-1']"], focusVisible: ["[href='#pagina-4']"], active: ["[href='#pagina-9']"] },
  },
});

export const LongestText = meta.story({
  args: { page: 98_765, pageCount: 1_234_567 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
