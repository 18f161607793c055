import { largeLetters } from "@petbox/storybook/largeLetters";
import preview from "@petbox/storybook/preview";
import { expect, fn, within } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Link } from "../Link/index.ts";
import { PageLayout } from "../PageLayout/index.ts";
import { BottomBar } from "./BottomBar.tsx";

const press = fn();
const ownFrame = { story: { inline: false, height: "420px" } };

const meta = preview.meta({
  component: BottomBar,
  title: "Componentes/Navegação/BottomBar",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "Onde fica a ação principal da tela: presa ao pé da tela, sob o polegar, até 992 px; no fim da coluna, daí em diante e onde ela cobriria a página: com texto grande ou tela baixa. A página (StepLayout ou PageLayout) ganha espaço para ela, e o que recebe o foco nunca fica por baixo. Uma só por página.",
      synonyms: ["barra inferior", "tab bar"],
      alternatives: {
        Inline: "são botões no meio do conteúdo",
        Banner: "é um aviso com uma ação",
        Dialog: "os botões são de uma janela, que tem os seus em actions",
      },
      keyboard: {
        Tab: "Passa pelas ações, na ordem em que estão; o resto da página rola para não ficar por baixo.",
      },
      announcements: ["o aviso, se há: “R$59,90/mês no plano anual”", "“Continuar, botão”"],
    },
    docs: ownFrame,
  },
  args: { children: <Button onClick={press}>Continuar</Button> },
  render: (args) => (
    <PageLayout width="column">
      <Stack gap="s10">
        {["Bob", "Mika", "Thor", "Luna", "Pipoca", "Amora", "Fred", "Nina", "Max", "Mel", "Zeca", "Chico"].map(
          (name) => (
            <Link key={name} href={`#${name}`} standalone>
              {name}
            </Link>
          ),
        )}
      </Stack>
      <BottomBar {...args} />
    </PageLayout>
  ),
});

export const Phone = meta.story({
  name: "No celular",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Continuar" });
    const bar = button.closest("[data-bottom-bar]");
    const top = () => bar?.getBoundingClientRect().top ?? 0;
    await expect(Math.round(bar?.getBoundingClientRect().bottom ?? 0)).toBe(window.innerHeight);
    for (const link of within(canvas.getByRole("main")).getAllByRole("link")) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByRole("link", { name: "Chico" }).getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(press).toHaveBeenCalledTimes(1);
  },
  beforeEach: () => {
    press.mockClear();
  },
});

export const PhoneWithNote = meta.story({
  name: "No celular, com aviso",
  args: { note: "R$59,90/mês no plano anual" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button").closest("[data-bottom-bar]");
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByRole("link", { name: "Chico" }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar?.getBoundingClientRect().top ?? 0,
    );
  },
});

export const TwoActions = meta.story({
  name: "Duas ações",
  args: {
    children: (
      <>
        <Button variant="quiet">Não, obrigado</Button>
        <Button>Continuar</Button>
      </>
    ),
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const [quiet, main] = canvas.getAllByRole("button");
    await expect(quiet?.getBoundingClientRect().top).toBe(main?.getBoundingClientRect().top);
  },
});

export const WideScreen = meta.story({
  name: "Em tela larga",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button", { name: "Continuar" }).closest("[data-bottom-bar]");
    await expect(bar && getComputedStyle(bar).position).toBe("static");
  },
});

export const LongestText = meta.story({
  args: {
    note: "R$ 12.345,67 por mês no plano anual do Maximiliano Bartolomeu Terceiro",
    children: <Button>Quero continuar com a assinatura anual dele</Button>,
  },
});

export const Dark = PhoneWithNote.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole("button").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
});

export const LargeText = LongestText.extend({
  name: "Texto ampliado",
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const bar = button.closest("[data-bottom-bar]");
    await expect(bar && getComputedStyle(bar).position).toBe("static");
    const { left, right } = button.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
});
