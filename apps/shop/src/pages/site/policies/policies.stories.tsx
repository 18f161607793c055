import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Site/6 Políticas",
  parameters: {
    synonyms: ["policies", "terms", "termos", "privacidade", "privacy"],
    shop: { path: "/termos-de-uso" },
  },
});

export const Terms = meta.story({
  name: "A mais longa: termos de uso",
  parameters: { spec: ["MAN-398"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("política de assinatura");
    const leaving = within(canvas.getByRole("region", { name: "4. Interrupção e cancelamento" }));
    await expect(leaving.getByText("pedir a interrupção a qualquer momento")).toBeVisible();
    await expect(leaving.getByText(/10% do valor dos meses que ainda faltam/)).toBeVisible();
    await expect(leaving.getByText(/faltam R\$319,60\. A interrupção custa 10% disso, R\$31,96\./)).toBeVisible();
    await expect(canvas.getByText(/grátis para SP, RJ, RS, PR, MG, SC, DF e ES/)).toBeVisible();
  },
});

export const Jump = meta.story({
  name: "O índice leva à seção",
  play: async (context) => {
    const { canvas, userEvent } = context;
    await document.fonts.ready;
    const contents = within(canvas.getByRole("navigation", { name: "Nesta página" }));
    await userEvent.click(contents.getByRole("link", { name: "10. Seus dados" }));
    const section = canvas.getByRole("region", { name: "10. Seus dados" });
    await waitFor(() => expect(section.getBoundingClientRect().top).toBeLessThan(120));
    await expect(section.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(shopOf(context).address()).toBe("/termos-de-uso");
  },
});

export const JumpAgain = meta.story({
  name: "O índice leva outra vez à mesma seção, com o foco",
  play: async ({ canvas, userEvent }) => {
    const link = within(canvas.getByRole("navigation", { name: "Nesta página" })).getByRole("link", {
      name: "10. Seus dados",
    });
    const section = canvas.getByRole("region", { name: "10. Seus dados" });
    for (const _press of ["first", "again"]) {
      link.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(section).toHaveFocus());
    }
  },
});

export const Phone = meta.story({
  name: "No celular",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const summary = canvas.getByRole("heading", { name: "Em resumo" });
    const contents = canvas.getByRole("heading", { name: "Nesta página" });
    await expect(summary.getBoundingClientRect().top).toBeLessThan(contents.getBoundingClientRect().top);
  },
});

export const FreeFreight = meta.story({
  name: "A mais curta: frete grátis com a caixa",
  parameters: {
    spec: ["MAN-132", "MAN-133", "MAN-426", "MAN-427", "MAN-428", "MAN-429", "MAN-430"],
    shop: { path: "/politica-de-frete-gratis" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Frete grátis com a caixa" })).toBeVisible();
    const limits = within(canvas.getByRole("region", { name: "2. O limite de cada estado" }));
    await expect(limits.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Até 3\u00a0kg: DF, GO, PR e SP.",
      "Até 2\u00a0kg: AC, AL, AM, BA, ES, MT, MS, MG, RJ, RS, RR e SC.",
      "Até 1\u00a0kg: AP, CE, MA, PA, PB, PE, PI, RN, RO, SE e TO.",
    ]);
    await expect(canvas.getByText(/o frete apenas do peso que passa do limite, conforme o destino/)).toBeVisible();
    await expect(canvas.getByText(/Vale para compras no aplicativo e para assinaturas de tapetes/)).toBeVisible();
  },
});
