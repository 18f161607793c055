import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Breadcrumb } from "./Breadcrumb.tsx";

const account = { label: "Minha conta", href: "#area-cliente" };
const meta = preview.meta({
  component: Breadcrumb,
  title: "Componentes/Navegação/Breadcrumb",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Diz onde a página fica e leva às que estão acima dela. No celular sobra só a de cima, como caminho de volta. Fica antes do título da página, uma vez só.",
      synonyms: ["trilha de navegação", "migalhas"],
      alternatives: {
        BackLink: "se volta um passo numa sequência, como na assinatura",
        Tabs: "se troca de vista dentro da mesma página",
      },
      keyboard: {
        Tab: "Passa de uma página à seguinte; a atual não é parada.",
        Enter: "Vai à página.",
      },
      announcements: ["“Você está em, navegação”", "“lista com 2 itens: Minha conta, link”", "“Convite, página atual”"],
    },
  },
  args: { trail: [account], current: "Convite" },
});

export const TwoLevels = meta.story({
  name: "Dois níveis",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "Você está em" })).toBeVisible();
    await expect(canvas.getByText("Convite")).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Minha conta" })).toHaveFocus();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#area-cliente");
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const ThreeLevels = meta.story({
  name: "Três níveis",
  args: { trail: [account, { label: "Assinaturas", href: "#assinaturas" }], current: "Plano anual do Bob" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
});

export const OneLevel = meta.story({
  name: "Um nível",
  args: { trail: [], current: "Minha conta" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const Phone = ThreeLevels.extend({
  name: "No celular",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole("link");
    await expect(back).toHaveAccessibleName("Assinaturas");
    await expect(back.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText("Plano anual do Bob").getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(canvas.getByText("Plano anual do Bob").closest("li")?.offsetWidth).toBe(1);
  },
});

export const PhoneOneLevel = OneLevel.extend({
  name: "No celular, um nível",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Minha conta").getBoundingClientRect().width).toBeGreaterThan(48);
  },
});

export const States = ThreeLevels.extend({
  args: { trail: [account, { label: "Assinaturas", href: "#assinaturas" }, { label: "Boxes", href: "#box" }] },
  play: async () => undefined,
  parameters: {
    pseudo: {
      hover: ["[href='#area-cliente']"],
      focusVisible: ["[href='#assinaturas']"],
      active: ["[href='#box']"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    trail: [
      account,
      { label: "Assinaturas do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti", href: "#assinaturas" },
    ],
    current: "Maximilianobartolomeuterceirodealbuquerquecavalcanti".repeat(4),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
