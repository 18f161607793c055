import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect } from "storybook/test";
import { SchemeChoice } from "../SchemeChoice/index.ts";
import { FunnelFooter } from "./FunnelFooter.tsx";

const meta = preview.meta({
  component: FunnelFooter,
  title: "Componentes/Navegação/FunnelFooter",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "O pé dos passos da assinatura: os termos e a privacidade, que abrem em outra aba para que nada do que foi preenchido se perca, e quem vende. A escolha entre claro e escuro vem dentro dele, num lugar que já a espera. StepLayout já o traz.",
      synonyms: ["rodapé do funil"],
      alternatives: {
        Footer: "é uma página do site ou da área do assinante",
        StepLayout: "é um passo inteiro",
      },
      keyboard: {
        Tab: "Passa dos termos à privacidade, e dela à escolha da aparência.",
        Enter: "Abre em outra aba.",
      },
      announcements: [
        "“rodapé”",
        "“Termos de uso (abre em outra aba), link”",
        "“Privacidade (abre em outra aba), link”",
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { spec: ["FUN-048"] },
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getByRole("link", { name: "Termos de uso (abre em outra aba)" });
    const privacy = canvas.getByRole("link", { name: "Privacidade (abre em outra aba)" });
    await expect(terms).toHaveAttribute("href", "/termos-de-uso");
    await expect(privacy).toHaveAttribute("href", "/privacidade");
    await expect(terms).toHaveAttribute("target", "_blank");
    await expect(canvas.getByText(/CNPJ/)).toBeVisible();
    await userEvent.tab();
    await expect(terms).toHaveFocus();
    await userEvent.tab();
    await expect(privacy).toHaveFocus();
  },
});

export const WithSchemeChoice = meta.story({
  name: "Com a escolha entre claro e escuro",
  args: { children: <SchemeChoice /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Aparência" })).toBeVisible();
  },
});

export const RoomForTheChoice = meta.story({
  name: "O lugar da escolha, enquanto ela não vem",
  render: function Late(args) {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          Chegou
        </button>
        <FunnelFooter {...args}>{isThere ? <SchemeChoice /> : null}</FunnelFooter>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole("contentinfo").getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole("button", { name: "Chegou" }));
    await expect(canvas.getByRole("combobox", { name: "Aparência" })).toBeVisible();
    await expect(height()).toBe(before);
  },
});

export const States = meta.story({
  parameters: { pseudo: { hover: ["[href='/termos-de-uso']"], focusVisible: ["[href='/privacidade']"] } },
});

export const Pressed = meta.story({ name: "Apertado", parameters: { pseudo: { active: ["a"] } } });

export const LongestText = meta.story({
  args: {
    legalLine:
      "PetBox Comércio Internacional de Artigos, Alimentos e Brinquedos para Animais de Estimação Ltda. · CNPJ 00.000.000/0001-00 · Rua Doutor Maximiliano Bartolomeu Terceiro, 12345, São Paulo, SP",
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });

export const LegalLineOnAPhone = meta.story({
  name: "No celular: quem vende, uma parte por linha",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const parts = [/^PetBox Comércio/, /^CNPJ/, /^São Paulo, SP$/].map((part) => canvas.getByText(part));
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
    for (const part of parts) await expect(getComputedStyle(part, "::before").content).toBe("none");
  },
});
