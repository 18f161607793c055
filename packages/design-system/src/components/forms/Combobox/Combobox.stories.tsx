import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Combobox } from "./Combobox.tsx";
import type { ComboboxOption } from "./comboboxOption.ts";

const clinics: readonly ComboboxOption[] = [
  { value: "7", label: "Clínica Água Viva", description: "Vila Mariana, São Paulo" },
  { value: "12", label: "Clínica Bicho Bom", description: "Centro, Campinas" },
  { value: "15", label: "Hospital São Francisco", description: "Fechado para reforma", disabled: true },
  { value: "20", label: "Hospital São Lázaro", description: "Batel, Curitiba" },
  { value: "31", label: "Vet da Praça" },
];

/** Looks the clinics up as a server would, and stops when it is no longer asked. */
function clinicsLater(query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(
      () => resolve(clinics.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))),
      150,
    );
    signal.addEventListener("abort", () => {
      clearTimeout(waiting);
      reject(signal.reason);
    });
  });
}

const meta = preview.meta({
  component: Combobox,
  title: "Componentes/Formulários/Combobox",
  parameters: {
    layout: "padded",
    componentNotes: {
      since: "0.2.0",
      purpose:
        "Uma escolha em uma lista longa, que se busca digitando. As opções são objetos: o formulário recebe o value, e onValueChange o objeto inteiro. options também pode ser uma função que busca em outro lugar: ela espera a pausa de quem digita, e o signal que recebe avisa quando a resposta já não serve. Só vale o que está na lista; um texto que não vira escolha volta ao que estava.",
      synonyms: ["lista com busca", "autocomplete", "select com busca", "async", "typeahead"],
      alternatives: {
        Autocomplete: "qualquer texto vale, e a lista só ajuda",
        SelectField: "são poucas opções, que se leem de uma vez",
        RadioGroup: "são até cinco, e todas ficam à vista",
      },
      keyboard: {
        "↓ e ↑": "Abrem a lista e vão à opção seguinte ou à anterior, dando a volta; pulam as desativadas.",
        Enter: "Escolhe a opção marcada; com a lista fechada, envia o formulário.",
        Esc: "Fecha a lista e volta ao que estava escolhido.",
        Tab: "Passa ao próximo; um nome digitado por inteiro fica escolhido.",
        "Apagar todo o texto": "Desfaz a escolha.",
      },
      announcements: [
        "“Clínica, caixa de combinação”",
        "“Buscando…” e depois “2 opções”",
        "“Clínica Bicho Bom, Centro, Campinas, 2 de 5”",
        "sem resultado: “Nada encontrado. Tente escrever de outro jeito.”",
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem", minBlockSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { name: "clinica", label: "Clínica", options: clinics },
});

export const Default = meta.story({
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole("combobox", { name: "Clínica" });
    await step("shows every option on a press, the disabled one too", async () => {
      await userEvent.click(input);
      await expect(canvas.getAllByRole("option")).toHaveLength(5);
      await expect(canvas.getByRole("status")).toHaveTextContent("5 opções");
      await expect(canvas.getByRole("option", { name: /Francisco/ })).toHaveAttribute("aria-disabled", "true");
    });
    await step("typing finds without accents and reaches the first match that can be chosen", async () => {
      await userEvent.keyboard("sao");
      await expect(canvas.getAllByText("São", { selector: "mark" })).toHaveLength(2);
      const reached = canvas.getByRole("option", { name: /Lázaro/ });
      await expect(input).toHaveAttribute("aria-activedescendant", reached.id);
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step("Enter chooses the whole object", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(input).toHaveValue("Hospital São Lázaro");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(clinics[3]);
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
    await step("the list marks what is chosen, and the arrows begin there", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Hospital São Lázaro");
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}");
      await expect(input).toHaveValue("Clínica Bicho Bom");
    });
  },
});

export const Pointer = meta.story({
  name: "Com o dedo",
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole("option", { name: /Francisco/ }));
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("option", { name: /Praça/ }));
    await expect(input).toHaveValue("Vet da Praça");
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const NotAChoice = meta.story({
  name: "Texto que não vira escolha",
  args: { defaultValue: clinics[0], onValueChange: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole("combobox");
    await step("goes back to the choice, on Esc and on leaving", async () => {
      await userEvent.type(input, "xyz");
      await expect(
        canvas.getByText("Nada encontrado. Tente escrever de outro jeito.", { selector: "[role=combobox] ~ div span" }),
      ).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expect(input).toHaveValue("Clínica Água Viva");
      await userEvent.type(input, "xyz");
      await userEvent.tab();
      await expect(input).toHaveValue("Clínica Água Viva");
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step("a label typed in full is a choice", async () => {
      await userEvent.clear(input);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(input, "vet da praça");
      await userEvent.tab();
      await expect(input).toHaveValue("Vet da Praça");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(clinics[4]);
    });
  },
});

const sent = fn();

export const InAForm = meta.story({
  name: "Em um formulário",
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Combobox {...args} />
      <button type="submit">Enviar</button>
      <button type="reset">Limpar</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "nada disso{Enter}");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, "bicho{Enter}");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenLastCalledWith({ clinica: "12" });
    await userEvent.click(canvas.getByRole("button", { name: "Limpar" }));
    await waitFor(() => expect(input).toHaveValue(""));
    await userEvent.type(input, "{Enter}");
    await userEvent.keyboard("{Escape}{Enter}");
    await expect(sent).toHaveBeenLastCalledWith({ clinica: "" });
  },
});

const lookUp = fn(clinicsLater);

export const Remote = meta.story({
  name: "Busca em outro lugar",
  args: { options: lookUp, minCharacters: 2, onValueChange: fn() },
  beforeEach: () => {
    lookUp.mockClear();
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole("combobox");
    const status = canvas.getByRole("status");
    await step("says how much to type", async () => {
      await userEvent.type(input, "c");
      await expect(status).toHaveTextContent("Digite pelo menos 2 letras");
    });
    await step("asks once, when typing pauses", async () => {
      // In one event: a slow machine would pause between the letters.
      await userEvent.paste("líni");
      await expect(status).toHaveTextContent("Buscando…");
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2));
      await expect(status).toHaveTextContent("2 opções");
      await expect(lookUp.mock.calls.map(([query]) => query)).toEqual(["clíni"]);
    });
    await step("a request that is no longer needed is aborted, and Enter chooses nothing old", async () => {
      await userEvent.paste("ca");
      await waitFor(() => expect(lookUp).toHaveBeenCalledTimes(2));
      await userEvent.keyboard(" bicho{Enter}");
      await expect(lookUp.mock.calls[1]?.[1].aborted).toBe(true);
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
      await userEvent.keyboard("{Enter}");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(clinics[1]);
    });
  },
});

const failing = fn<typeof clinicsLater>();

export const Failed = meta.story({
  name: "A busca falha",
  args: { options: failing, minCharacters: 1 },
  beforeEach: () => {
    failing.mockReset();
    failing.mockImplementation(clinicsLater);
    failing.mockRejectedValueOnce(new Error("offline"));
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "vet");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Não deu para buscar agora."));
    // The keyboard reaches the button without closing the list.
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Tentar de novo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("option")).toHaveTextContent("Vet da Praça"));
  },
});

export const Loading = meta.story({
  name: "Buscando",
  args: { options: () => new Promise<never>(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Buscando…");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const OtherWords = meta.story({
  args: { limit: 2, texts: { countLabel: (count) => `${count} clínicas`, listLabel: "Clínicas" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("listbox", { name: "Clínicas" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("2 clínicas");
  },
});

export const Invalid = meta.story({
  name: "Com erro",
  args: { error: "Escolha uma clínica da lista." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Escolha uma clínica da lista.");
  },
});

export const Locked = meta.story({
  name: "Travado",
  args: { readOnly: true, defaultValue: clinics[1] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("combobox")).toHaveValue("Clínica Bicho Bom");
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: clinics[1] } });

export const Open = meta.story({
  name: "Aberta",
  args: { defaultValue: clinics[1] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("listbox", { name: "Opções" })).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    label: "Qual é a clínica que cuida do Maximiliano Bartolomeu Terceiro",
    hint: "Se ela não está na lista, escreva para a gente, e ela entra no mesmo dia.",
    options: [
      {
        value: "1",
        label: "Hospital Veterinário Universitário Professor Doutor Altino Augusto de Vasconcelos",
        description: "Rua Desembargador Otávio do Amaral Figueiredo, 1.234, Mogi das Cruzes",
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = Open.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
