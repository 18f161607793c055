import preview from "@petbox/storybook/preview";
import type { MouseEvent } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Card } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Link } from "../../navigation/Link/Link.tsx";
import { Carousel } from "./Carousel.tsx";

const levels = ["Bronze", "Prata", "Ouro", "Platina", "Diamante"];

const card = (name: string, text = `Você chegou ao nível ${name}.`) => (
  <Card key={name}>
    <Stack gap="s2" align="start">
      <Heading headingLevel={3}>{name}</Heading>
      <Text>{text}</Text>
      <Link href={`#${name}`} standalone>
        Ver os benefícios
      </Link>
    </Stack>
  </Card>
);

const offers = Array.from({ length: 7 }, (_, index) => card(`Oferta ${index + 1}`, "Só para quem assina."));

const meta = preview.meta({
  component: Carousel,
  title: "Componentes/Mídia/Carousel",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra vários itens em uma linha, um slide de cada vez. Anda com o dedo, o mouse, os botões e o teclado, e nunca sozinho. Todos os itens continuam na página: quem ouve lê todos, sem precisar andar.",
      synonyms: ["carrossel", "slider"],
      alternatives: {
        Grid: "cabem todos na tela, ou quando todos devem ser vistos",
        Gallery: "são fotos, que se abrem grandes",
        SlideDeck: "uma parte só faz sentido depois da outra",
      },
      keyboard: {
        "Seta à direita ou à esquerda": "Na linha de itens, vai ao próximo slide ou ao anterior.",
        "Home ou End": "Na linha de itens, vai ao primeiro slide ou ao último.",
        Tab: "Passa pela linha, pelo que se aperta em cada item (a linha acompanha) e pelos botões.",
        "Enter ou Espaço": "Nos botões e nos pontos, vai ao slide.",
      },
      announcements: [
        "“Níveis do programa de fidelidade, carrossel”",
        "na linha de itens: “Página 1 de 5, grupo” e a lista com todos os itens",
        "nos pontos: “Ir para a página 2 de 5, botão”; o do slide da vez é o atual",
        "ao andar: “Página 2 de 5”",
      ],
    },
  },
  args: {
    label: "Níveis do programa de fidelidade",
    children: levels.map((level) => card(level)),
    onSlideChange: fn(),
  },
});

/** Whether an item is visible inside its row. */
async function expectSeen(item: HTMLElement) {
  await waitFor(() => {
    const box = item.closest("[role=group]")?.getBoundingClientRect();
    const { left, right } = item.getBoundingClientRect();
    expect(box && left >= box.left - 1 && right <= box.right + 1).toBe(true);
  });
}

export const OneASlide = meta.story({
  name: "Um por vez",
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole("region", { name: "Níveis do programa de fidelidade" });
    await expect(region).toHaveAttribute("aria-roledescription", "carrossel");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Próximo" }));
    await expectSeen(canvas.getByRole("heading", { name: "Prata" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Página 2 de 5");
    await expect(canvas.getByRole("button", { name: "Ir para a página 2 de 5" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Ir para a página 4 de 5" }));
    await expectSeen(canvas.getByRole("heading", { name: "Platina" }));
    await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
    await expectSeen(canvas.getByRole("heading", { name: "Ouro" }));
    await expect(args.onSlideChange).toHaveBeenCalledTimes(3);
    await expect(args.onSlideChange).toHaveBeenLastCalledWith(2);
  },
});

export const PressedOnTheWay = meta.story({
  name: "Outro botão antes de chegar: só o lugar pedido conta",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ir para a página 3 de 5" }));
    await userEvent.click(canvas.getByRole("button", { name: "Ir para a página 5 de 5" }));
    // The browser ends the scroll that the second press replaced.
    await fireEvent(
      canvas.getByRole("heading", { name: "Bronze" }).closest("[role=group]") ?? document,
      new Event("scrollend"),
    );
    await expectSeen(canvas.getByRole("heading", { name: levels.at(-1) ?? "" }));
    await expect(args.onSlideChange).toHaveBeenCalledTimes(2);
    await expect(args.onSlideChange).toHaveBeenLastCalledWith(4);
  },
});

export const StopsAtItsEnds = meta.story({
  name: "Para nas pontas",
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent, args }) => {
    const previous = canvas.getByRole("button", { name: "Anterior" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous);
    await expect(args.onSlideChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Ir para a página 5 de 5" }));
    const next = canvas.getByRole("button", { name: "Próximo" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await expect(args.onSlideChange).toHaveBeenCalledTimes(1);
    await expectSeen(canvas.getByRole("heading", { name: "Diamante" }));
  },
});

export const Wraps = meta.story({
  name: "Dá a volta",
  args: { wraps: true },
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
    await expectSeen(canvas.getByRole("heading", { name: "Diamante" }));
    await userEvent.click(canvas.getByRole("button", { name: "Próximo" }));
    await expectSeen(canvas.getByRole("heading", { name: "Bronze" }));
  },
});

export const ByKeyboard = meta.story({
  name: "Pelo teclado",
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "Página 1 de 5" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expectSeen(canvas.getByRole("heading", { name: "Prata" }));
    await userEvent.keyboard("{End}");
    await expectSeen(canvas.getByRole("heading", { name: "Diamante" }));
    await userEvent.keyboard("{Home}");
    await expectSeen(canvas.getByRole("heading", { name: "Bronze" }));
    await expect(canvas.getByRole("group", { name: "Página 1 de 5" })).toHaveFocus();
    canvas.getAllByRole("link", { name: "Ver os benefícios" })[2]?.focus();
    await expectSeen(canvas.getByRole("heading", { name: "Ouro" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Página 3 de 5"));
  },
});

export const FocusMovesOn = meta.story({
  name: "O foco vai adiante antes de a tecla chegar: vale onde ele parou",
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    fireEvent.keyDown(canvas.getByRole("group", { name: "Página 1 de 5" }), { key: "End" });
    canvas.getAllByRole("link", { name: "Ver os benefícios" })[2]?.focus();
    await expectSeen(canvas.getByRole("heading", { name: "Ouro" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Página 3 de 5"));
  },
});

const pressed = fn((event: MouseEvent) => event.preventDefault());

export const DraggedByMouse = meta.story({
  name: "Arrastado com o mouse",
  globals: { motion: "reduced" },
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it records presses on the links
    <div onClick={pressed}>
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    pressed.mockClear();
    const row = canvas.getByRole("group", { name: "Página 1 de 5" });
    const [link] = canvas.getAllByRole("link", { name: "Ver os benefícios" });
    if (link === undefined) throw new Error("No card has its link.");
    const mouse = { pointerType: "mouse", pointerId: 1, button: 0, buttons: 1, bubbles: true };
    const drag = (from: number, to: number) => {
      // The pointer is simulated and cannot be captured.
      row.setPointerCapture = fn();
      fireEvent.pointerDown(link, { ...mouse, clientX: from });
      fireEvent.pointerMove(row, { ...mouse, clientX: (from + to) / 2 });
      fireEvent.pointerMove(row, { ...mouse, clientX: to });
      fireEvent.pointerUp(row, { ...mouse, buttons: 0, clientX: to });
      fireEvent.click(link);
    };
    drag(300, 100);
    await expectSeen(canvas.getByRole("heading", { name: "Prata" }));
    await expect(row).not.toHaveAttribute("data-grip");
    await expect(pressed).not.toHaveBeenCalled();
    drag(100, 300);
    await expectSeen(canvas.getByRole("heading", { name: "Bronze" }));
    drag(200, 190);
    await expectSeen(canvas.getByRole("heading", { name: "Bronze" }));
    drag(200, 198);
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
});

export const ScrolledByFinger = meta.story({
  name: "Rolado com o dedo",
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole("group", { name: "Página 1 de 5" });
    row.scrollTo({ left: row.scrollWidth, behavior: "instant" });
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Página 5 de 5"));
    await expect(args.onSlideChange).toHaveBeenCalledWith(4);
  },
});

export const StartsElsewhere = meta.story({
  name: "Começa em outro",
  args: { defaultSlide: 2 },
  play: async ({ canvas, args }) => {
    await expectSeen(canvas.getByRole("heading", { name: "Ouro" }));
    await expect(canvas.getByRole("button", { name: "Ir para a página 3 de 5" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(args.onSlideChange).not.toHaveBeenCalled();
  },
});

export const ThreeASlide = meta.story({
  name: "Três por vez",
  args: { label: "Ofertas para assinantes", perSlide: 3, children: offers },
  globals: { viewport: { value: "desktop" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("group", { name: "Página 1 de 3" });
    await expectSeen(canvas.getByRole("heading", { name: "Oferta 3" }));
    await userEvent.click(canvas.getByRole("button", { name: "Próximo" }));
    for (const offer of [4, 5, 6]) await expectSeen(canvas.getByRole("heading", { name: `Oferta ${offer}` }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Página 2 de 3");
    await userEvent.click(canvas.getByRole("button", { name: "Ir para a página 3 de 3" }));
    for (const offer of [5, 6, 7]) await expectSeen(canvas.getByRole("heading", { name: `Oferta ${offer}` }));
    await expect(canvas.getByRole("button", { name: "Próximo" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const ThreeASlideOnAPhone = ThreeASlide.extend({
  name: "Três por vez, no celular",
  globals: { viewport: { value: "phone" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    await expectSeen(canvas.getByRole("heading", { name: "Oferta 1" }));
    await userEvent.click(canvas.getByRole("button", { name: "Próximo" }));
    await expectSeen(canvas.getByRole("heading", { name: "Oferta 2" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Página 2 de 7");
    await expect(canvas.queryByRole("button", { name: /Ir para/ })).toBeNull();
  },
});

export const TurnedAndBack = meta.story({
  name: "Tela virada e desvirada: o item continua lá",
  args: { perSlide: 3, defaultItem: 2, children: offers },
  globals: { viewport: { value: "desktop" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region");
    const turned = async (width: string, label: string) => {
      region.style.maxWidth = width;
      await canvas.findByRole("group", { name: label });
    };
    await turned("20rem", "Página 3 de 7");
    await expectSeen(canvas.getByRole("heading", { name: "Oferta 3" }));
    await turned("", "Página 1 de 3");
    await turned("20rem", "Página 3 de 7");
    await expectSeen(canvas.getByRole("heading", { name: "Oferta 3" }));
    // A later move takes precedence: the row returns to it.
    await turned("", "Página 1 de 3");
    await userEvent.click(canvas.getByRole("button", { name: "Próximo" }));
    await turned("20rem", "Página 4 de 7");
    await expectSeen(canvas.getByRole("heading", { name: "Oferta 4" }));
  },
});

export const OneItem = meta.story({
  name: "Um item",
  args: { children: card("Bronze") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("group")).toBeNull();
  },
});

export const Empty = meta.story({
  name: "Vazio",
  args: { label: "Ofertas para assinantes", children: [], empty: "As ofertas da semana chegam na segunda-feira." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("As ofertas da semana chegam na segunda-feira.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const States = meta.story({
  args: { defaultSlide: 1 },
  parameters: { pseudo: { hover: ["button:nth-of-type(3)"], focusVisible: ["button[aria-label=Próximo]"] } },
});

export const LongestText = meta.story({
  args: {
    perSlide: 3,
    children: [
      card("Maximiliano Bartolomeu Terceiro", "Otorrinolaringologista".repeat(4)),
      card("Diamante", "R$ 12.345,67 em compras, com frete grátis em todas as caixas deste ano."),
      ...levels.slice(0, 4).map((level) => card(level)),
    ],
  },
});

export const Dark = ThreeASlide.extend({
  globals: { theme: "dark", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toBeVisible();
  },
});

export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const FiveOnAPhone = OneASlide.extend({
  name: "Cinco no celular: um contador entre os botões, em uma linha",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const tops = [
      canvas.getByRole("button", { name: "Anterior" }),
      canvas.getByRole("button", { name: "Próximo" }),
    ].map((button) => button.getBoundingClientRect().top);
    const counter = canvas.getByText("Página 1 de 5", { selector: "p" });
    await expect(counter).toBeVisible();
    await expect(tops[0]).toBe(tops[1]);
    await expect(counter.getBoundingClientRect().top).toBeGreaterThan(tops[0] ?? 0);
    await expect(canvas.queryByRole("button", { name: /^Ir para a página/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Próximo" }));
    await expect(await canvas.findByText("Página 2 de 5", { selector: "p" })).toBeVisible();
  },
});

export const ReducedMotion = OneASlide.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("group", { name: "Página 1 de 5" });
    await userEvent.click(canvas.getByRole("button", { name: "Próximo" }));
    // It is visible immediately, without an animation.
    await expect(row.scrollLeft).toBeGreaterThan(row.clientWidth / 2);
  },
});
