import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { Container } from "../../foundations/Container/index.ts";
import { Inline } from "../../foundations/Inline/index.ts";
import { Link } from "../../navigation/Link/index.ts";
import { Popover } from "./Popover.tsx";

const meta = preview.meta({
  component: Popover,
  title: "Componentes/Avisos e estados/Popover",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Um painel junto do botão que o abre: uma explicação curta, os links da conta. A página continua ao alcance. O botão diz o `id` do painel em `popoverTarget`, e o navegador faz o resto.",
      synonyms: ["balão", "popup", "dica", "tooltip"],
      alternatives: {
        Dialog: "a pessoa precisa responder antes de seguir",
        Drawer: "são muitos links, no celular",
        Accordion: "o texto pode empurrar o resto da página",
      },
      keyboard: {
        "Enter ou Espaço": "No botão, abre e fecha.",
        Tab: "Aberto, passa pelo que há dentro.",
        Esc: "Fecha, e o foco volta ao botão.",
      },
      announcements: ["“Onde fica o código?, botão, recolhido”", "aberto, “expandido”, e o texto vem em seguida"],
    },
    docs: { story: { inline: false, height: "240px" } },
  },
  args: {
    id: "ajuda",
    children: (
      <>
        São os três números no verso do cartão. <Link href="#codigo">Ver um exemplo</Link>
      </>
    ),
  },
  render: (args) => (
    <Container>
      <Button popoverTarget={args.id}>Onde fica o código?</Button>
      <Popover {...args} />
    </Container>
  ),
});

const text = /São os três números/;

export const Usual = meta.story({
  name: "De sempre",
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Onde fica o código?" });
    await expect(canvas.getByText(text)).not.toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    // Below its button and at its edge.
    const [panel, opener] = [canvas.getByText(text), button].map((element) => element.getBoundingClientRect());
    await expect(Number(panel?.top)).toBeGreaterThan(Number(opener?.bottom));
    await expect(Math.round(Number(panel?.left))).toBe(Math.round(Number(opener?.left)));
  },
});

export const ClosedByALink = meta.story({
  name: "Fecha por um link",
  play: async ({ canvas, userEvent, canvasElement }) => {
    canvasElement.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    });
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await canvas.findByRole("link", { name: "Ver um exemplo" }));
    await waitFor(() => expect(canvas.getByText(text)).not.toBeVisible());
  },
});

export const AtTheEnd = meta.story({
  name: "Alinhado à direita",
  args: { align: "end" },
  render: (args) => (
    <Inline justify="end">
      <Button popoverTarget={args.id}>Onde fica o código?</Button>
      <Popover {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    const right = canvas.getByText(text).getBoundingClientRect().right;
    await expect(Math.round(right)).toBe(Math.round(button.getBoundingClientRect().right));
  },
});

export const LongestText = meta.story({
  args: { children: "Maximilianobartolomeuterceirodealbuquerquecavalcanti ".repeat(6) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = await canvas.findByText(/Maximiliano/);
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = Usual.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
