import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Autocomplete } from "./Autocomplete.tsx";

const breeds = [
  "Beagle",
  "Bichon Frisé",
  "Border Collie",
  "Boxer",
  "Buldogue Francês",
  "Buldogue Inglês",
  "Cane Corso",
  "Cão de Água Português",
  "Dálmata",
  "Pastor Belga",
  "Shih Tzu",
];

const meta = preview.meta({
  component: Autocomplete,
  title: "Componentes/Formulários/Autocomplete",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Um texto com até cinco sugestões enquanto se digita, sem ligar para acentos nem maiúsculas, com a parte que combina em destaque. Se nenhuma combina, aparecem as que soam parecido. Qualquer outro texto também vale: a lista ajuda, não manda. countLabel troca o que se ouve sobre o número de sugestões.",
      synonyms: ["busca", "combobox", "typeahead", "sugestões"],
      alternatives: {
        SelectField: "só vale o que está na lista",
        TextField: "não há o que sugerir",
      },
      keyboard: {
        "↓ e ↑": "Marcam a sugestão seguinte ou a anterior, dando a volta; ↓ abre a lista fechada.",
        "Home e End": "Com uma sugestão marcada, vão à primeira e à última.",
        Enter: "Aceita a sugestão marcada; sem nenhuma marcada, envia o formulário.",
        Esc: "Fecha a lista e mantém o texto.",
        Tab: "Passa ao próximo; o texto fica como está.",
      },
      announcements: ["“Qual é a raça do Bob?, caixa de combinação”", "“5 sugestões”", "“Buldogue Francês, 1 de 2”"],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem", minBlockSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { name: "raca", label: "Qual é a raça do Bob?", options: breeds, minCharacters: 1 },
});

export const Default = meta.story({
  args: { onValueChange: fn() },
  parameters: { spec: ["FUN-205", "FUN-206", "FUN-365"] },
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole("combobox", { name: "Qual é a raça do Bob?" });
    await step("suggests from one character on, whatever the case, at most five", async () => {
      await userEvent.type(input, "b");
      await expect(canvas.getAllByRole("option")).toHaveLength(5);
      await expect(canvas.getByRole("status")).toHaveTextContent("5 sugestões");
      await expect(input).toHaveAttribute("aria-expanded", "true");
    });
    await step("marks what matches", async () => {
      await userEvent.type(input, "ul");
      await expect(canvas.getAllByText("Bul", { selector: "mark" })).toHaveLength(2);
    });
    await step("the arrows go round, Enter takes", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
      await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Buldogue Francês");
      await userEvent.keyboard("{ArrowUp}");
      await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Buldogue Inglês");
      await userEvent.keyboard("{ArrowDown}");
      await expect(input).toHaveFocus();
      await expect(input.getAttribute("aria-activedescendant")).toBe(canvas.getByRole("option", { selected: true }).id);
      await userEvent.keyboard("{End}");
      await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Buldogue Inglês");
      await userEvent.keyboard("{Home}{Enter}");
      await expect(input).toHaveValue("Buldogue Francês");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("Buldogue Francês");
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
  },
});

export const Accents = meta.story({
  name: "Sem ligar para acentos",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    for (const [typed, suggested, marked] of [
      ["agua", "Cão de Água Português", "Água"],
      ["ÁGUA", "Cão de Água Português", "Água"],
      ["frances", "Buldogue Francês", "Francês"],
      ["dalm", "Dálmata", "Dálm"],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(canvas.getByRole("option")).toHaveTextContent(suggested);
      await expect(canvas.getByText(marked, { selector: "mark" })).toBeVisible();
      await expect(canvas.getByRole("status")).toHaveTextContent("1 sugestão");
    }
  },
});

export const Sounds = meta.story({
  name: "Escrito como se ouve: as que soam parecido",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "dalmatha");
    await expect(canvas.getByRole("option")).toHaveTextContent("Dálmata");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 sugestão");
    await userEvent.type(input, "xx");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
});

export const Pointer = meta.story({
  name: "Com o dedo",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "agua");
    await expect(canvas.getByRole("option").getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(canvas.getByRole("option"));
    await expect(input).toHaveValue("Cão de Água Português");
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const PressElsewhere = meta.story({
  name: "Toque fora da lista",
  render: (args) => (
    <>
      <button type="button">Outra coisa</button>
      <Autocomplete {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const other = canvas.getByRole("button", { name: "Outra coisa" });
    await step("stays while the press lasts, so that nothing moves under the finger", async () => {
      await userEvent.type(canvas.getByRole("combobox"), "b");
      await userEvent.pointer({ keys: "[MouseLeft>]", target: other });
      await expect(other).toHaveFocus();
      await expect(canvas.getByRole("listbox")).toBeVisible();
      await userEvent.pointer({ keys: "[/MouseLeft]", target: other });
      await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    });
    await step("goes when the keyboard leaves the field", async () => {
      await userEvent.type(canvas.getByRole("combobox"), "u");
      await expect(canvas.getByRole("listbox")).toBeVisible();
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    });
  },
});

export const LeftByThePage = meta.story({
  name: "Perde o foco sem toque nem tecla",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "b");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    input.blur();
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    // Further typing belongs to the next list.
    input.focus();
    await userEvent.keyboard("u");
    await expect(canvas.getByRole("listbox")).toBeVisible();
  },
});

export const Locked = meta.story({
  name: "Travado",
  args: { readOnly: true, defaultValue: "Boxer", minCharacters: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("combobox")).toHaveValue("Boxer");
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
});

export const MarkedInSight = meta.story({
  name: "A marcada fica à vista",
  args: { optionLimit: 11, minCharacters: 0 },
  decorators: [
    (Story) => (
      <div style={{ blockSize: "12rem", overflow: "auto" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowUp}");
    const last = canvas.getByRole("option", { name: "Shih Tzu" });
    await expect(last).toHaveAttribute("aria-selected", "true");
    const { left, top, bottom } = last.getBoundingClientRect();
    await expect(last.contains(document.elementFromPoint(left + 8, (top + bottom) / 2))).toBe(true);
  },
});

const sent = fn();

export const InAForm = meta.story({
  name: "Enter em um formulário",
  args: { onKeyDown: fn() },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Autocomplete {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "bo{ArrowDown}{Enter}");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenLastCalledWith({ raca: "Border Collie" });
    // The consumer's key handlers run too.
    await expect(args.onKeyDown).toHaveBeenCalledTimes(5);
  },
});

export const FreeText = meta.story({
  name: "Raça fora da lista",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "Caramelo");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("Nenhuma sugestão");
    await userEvent.tab();
    await expect(input).toHaveValue("Caramelo");
  },
});

export const Escape = meta.story({
  name: "Esc fecha e mantém o texto",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "bo{ArrowDown}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(input).toHaveValue("bo");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
  },
});

export const AnythingTyped = meta.story({
  name: "Sinais, HTML e espaços",
  args: { options: [...breeds, "Vira-lata (SRD)", "<b>Bob</b>"] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole("combobox");
    for (const [text, count] of [
      ["(srd)", 1],
      [".*", 0],
      ["[", 0],
      ["\\", 0],
      ["<b>", 1],
      ["   ", 0],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(canvas.queryAllByRole("option")).toHaveLength(count);
      await expect(input).toHaveValue(text);
    }
    await expect(canvasElement.querySelector("b")).toBeNull();
  },
});

export const FromTheFocus = meta.story({
  name: "Desde o foco, sem nada escrito",
  args: { minCharacters: undefined },
  parameters: { spec: ["FUN-366"] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(breeds.slice(0, 5));
    await expect(canvas.getByRole("status")).toHaveTextContent("5 sugestões");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(input).toHaveValue("Beagle");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.clear(input);
    await expect(canvas.getAllByRole("option")).toHaveLength(5);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const NoOptions = meta.story({
  name: "Nenhuma opção na lista",
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "b{ArrowDown}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("Nenhuma sugestão");
  },
});

export const OtherWords = meta.story({
  name: "Menos sugestões, com outras palavras",
  args: { optionLimit: 2, minCharacters: 3, texts: { countLabel: (count) => `${count} na lista`, listLabel: "Raças" } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "pa");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.type(input, "s");
    await expect(canvas.getByRole("listbox", { name: "Raças" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("1 na lista");
    await userEvent.clear(input);
    await userEvent.type(input, "gue");
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
  },
});

export const Open = meta.story({
  name: "Aberta",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "b{ArrowDown}");
    await expect(canvas.getByRole("listbox", { name: "Sugestões" })).toBeVisible();
  },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap="s2">
      <Autocomplete {...args} name="vazio" label="Vazio" />
      <Autocomplete {...args} name="foco" id="focus-right" label="Com foco" defaultValue="Beagle" />
      <Autocomplete {...args} name="dica" label="Com dica" hint="Se não achar na lista, escreva do seu jeito." />
      <Autocomplete {...args} name="errado" label="Errado" error="Por favor insira a raça do seu pet. ;)" />
      <Autocomplete {...args} name="desativado" label="Desativado" defaultValue="Beagle" disabled />
      <Autocomplete {...args} name="aberto" id="open" label="Aberto" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Aberto"), "b{ArrowDown}");
    await expect(canvas.getAllByRole("option")).toHaveLength(5);
  },
  parameters: { pseudo: { hover: ["[role=option]:nth-child(3)"], focusVisible: ["[id^=focus-]"] } },
});

export const LongestText = meta.story({
  args: {
    label: "Qual é a raça do Maximiliano Bartolomeu Terceiro, pelo que se sabe da família dele?",
    hint: "Se não achar na lista, escreva do seu jeito.",
    options: ["Cão de Pastor das Montanhas do Atlas e do Vale do Jequitinhonha", `C${"a".repeat(199)}`, "Cane Corso"],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "c");
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
