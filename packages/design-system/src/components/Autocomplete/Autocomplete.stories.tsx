import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
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
  decorators: [(Story) => <main style={{ maxInlineSize: 592, minBlockSize: 420, padding: 16 }}>{Story()}</main>],
  args: { name: "raca", label: "Qual é a raça do Bob?", options: breeds },
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

export const Pointer = meta.story({
  name: "Com o dedo",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "agua");
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

export const Open = meta.story({
  name: "Aberta",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "b{ArrowDown}");
    await expect(canvas.getByRole("listbox", { name: "Sugestões" })).toBeVisible();
  },
});

export const WithHint = meta.story({
  name: "Com dica",
  args: { hint: "Se não achar na lista, escreva do seu jeito." },
});

export const WithError = meta.story({ name: "Com erro", args: { error: "Por favor insira a raça do seu pet. ;)" } });

export const Disabled = meta.story({ name: "Desativado", args: { disabled: true, defaultValue: "Beagle" } });

export const Narrow = meta.story({
  name: "Em 320 px",
  args: { options: ["Cão de Pastor das Montanhas do Atlas e do Vale do Jequitinhonha", "Cane Corso"] },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "c");
    await expect(canvas.getByRole("listbox").scrollWidth).toBeLessThanOrEqual(288);
  },
});
