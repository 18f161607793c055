import preview from "@petbox/storybook/preview";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { Card } from "../../foundations/Card/Card.tsx";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Tabs, type TabsProps } from "./Tabs.tsx";

const began = fn();
const ended = fn();

/** Logs when its effects mount and unmount. */
function Watched({ name }: { name: string }) {
  useEffect(() => {
    began(name);
    return () => ended(name);
  }, [name]);
  return <TextField name={name} label={`Anotação: ${name}`} />;
}

const account = [
  { value: "pets", label: "Pets", panel: <Watched name="Pets" /> },
  { value: "entrega", label: "Entrega", panel: <Watched name="Entrega" /> },
  { value: "cobranca", label: "Cobrança", panel: <Watched name="Cobrança" /> },
];

function Page({ value: first, onValueChange, ...rest }: TabsProps) {
  const [selected, setSelected] = useState(first);
  return (
    <Tabs
      {...rest}
      value={selected}
      onValueChange={(id) => {
        onValueChange?.(id);
        setSelected(id);
      }}
    />
  );
}

const meta = preview.meta({
  component: Tabs,
  title: "Componentes/Navegação/Tabs",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra uma vista por vez do mesmo assunto: os dados do cadastro, os envios de cada assinatura. A página guarda a aba escolhida, de preferência no endereço; o que foi preenchido numa aba continua lá na volta. Com uma só aba, só o conteúdo aparece.",
      synonyms: ["abas", "guias"],
      alternatives: {
        RadioGroup: "a escolha é uma resposta que será enviada",
        LinkButton: "leva a outra página",
        Stack: "cabe mostrar tudo, um embaixo do outro",
      },
      keyboard: {
        Tab: "Entra na aba escolhida; de novo, vai ao conteúdo dela.",
        "← e →": "Escolhe a aba anterior ou a seguinte, dando a volta no fim.",
        "Home e End": "Escolhe a primeira ou a última.",
        "Ctrl ou ⌘ com clique": "Numa aba com endereço, abre-a em outra aba do navegador.",
      },
      announcements: [
        "“Dados cadastrais, lista de abas”",
        "“Pets, aba, selecionada, 1 de 3”",
        "ao entrar no conteúdo: “Pets, painel da aba”",
      ],
    },
  },
  args: { label: "Dados cadastrais", tabs: account, value: "pets", onValueChange: fn() },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    began.mockClear();
    ended.mockClear();
  },
});

export const Pointer = meta.story({
  name: "Com o mouse",
  play: async ({ canvas, userEvent, args }) => {
    const [pets, delivery] = canvas.getAllByRole("tab");
    await expect(pets).toHaveAttribute("aria-selected", "true");
    await expect(pets?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(canvas.getByRole("tabpanel", { name: "Pets" })).toBeVisible();
    if (delivery) await userEvent.click(delivery);
    await expect(canvas.getByRole("tabpanel", { name: "Entrega" })).toBeVisible();
    await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
    if (delivery) await userEvent.click(delivery);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("entrega");
  },
});

export const Keyboard = meta.story({
  name: "Pelo teclado",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await expect(tab("Pets")).toHaveFocus();
    const keys = { ArrowRight: "Entrega", End: "Cobrança", ArrowLeft: "Entrega", Home: "Pets" };
    for (const [key, name] of Object.entries(keys)) {
      await userEvent.keyboard(`{${key}}`);
      await expect(tab(name)).toHaveFocus();
      await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    }
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tab("Cobrança")).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(tab("Cobrança")).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Cobrança" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab("Cobrança")).toHaveFocus();
  },
});

export const KeepsWhatWasTyped = meta.story({
  name: "Guarda o que foi digitado",
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(began.mock.calls).toEqual([["Pets"]]));
    await userEvent.type(canvas.getByRole("textbox"), "Bob");
    await userEvent.click(canvas.getByRole("tab", { name: "Entrega" }));
    await waitFor(() => expect(ended.mock.calls).toEqual([["Pets"]]));
    await userEvent.click(canvas.getByRole("tab", { name: "Pets" }));
    await expect(canvas.getByRole("textbox", { name: "Anotação: Pets" })).toHaveValue("Bob");
    await expect(began).not.toHaveBeenCalledWith("Cobrança");
  },
});

export const AllPrepared = meta.story({
  name: "Todas já prontas",
  args: { mountAll: true },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("input")).toHaveLength(3));
    await expect(canvas.getAllByRole("textbox")).toHaveLength(1);
  },
});

export const WithAddresses = meta.story({
  name: "Com endereços",
  args: {
    tabs: account.map((tab) => ({ ...tab, href: `?aba=${tab.value}` })),
    value: "cobranca",
  },
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    const pets = canvas.getByRole("tab", { name: "Pets" });
    await expect(pets).toHaveAttribute("href", "?aba=pets");
    // Only the first press opens the tab instead of the page; the rest is up to the browser.
    const stay = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener("click", stay);
    await fireEvent.click(pets, { ctrlKey: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(pets);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("pets");
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("tab", { name: "Entrega" })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    canvasElement.removeEventListener("click", stay);
  },
});

export const OnlyOne = meta.story({
  name: "Uma só",
  args: { tabs: [{ value: "bob", label: "Bob", panel: <Text>A caixa do Bob está a caminho.</Text> }], value: "bob" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A caixa do Bob está a caminho.")).toBeVisible();
    await expect(canvas.queryByRole("tablist")).toBeNull();
    await expect(canvas.queryByRole("tabpanel")).toBeNull();
  },
});

export const UnknownChoice = meta.story({
  name: "Escolha desconhecida",
  args: { value: "outra" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Pets" })).toHaveAttribute("aria-selected", "true");
  },
});

export const States = meta.story({
  render: () => (
    <Stack>
      {(["Normal", "Sob o ponteiro", "Com foco"] as const).map((label, index) => (
        <Card key={label} variant="outlined">
          <Tabs
            label={label}
            value="pets"
            onValueChange={() => undefined}
            className={["", "hovered", "focused"][index]}
            tabs={[
              { value: "pets", label: "Pets", panel: <Text>{label}</Text> },
              { value: "entrega", label: <Inline gap="s1">Entrega</Inline>, panel: null },
            ]}
          />
        </Card>
      ))}
    </Stack>
  ),
  parameters: { pseudo: { hover: [".hovered [role=tab]"], focusVisible: [".focused [role=tab]"] } },
});

const pets = ["Bob", "Mika", "Maximiliano Bartolomeu Terceiro", "Pipoca", "Amora", "Thor", "Luna", "Nina"].map(
  (name) => ({
    value: name,
    label: name,
    panel: <Text>A próxima caixa de {name} custa R$ 12.345,67.</Text>,
  }),
);

export const LongestText = meta.story({
  args: {
    label: "Envios",
    tabs: [...pets, { value: "long", label: "Nome de duzentas letras ".repeat(8), panel: <Text>Sem envios.</Text> }],
    value: "Amora",
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("tablist").getBoundingClientRect();
    const inView = async (name: string) => {
      const tab = canvas.getByRole("tab", { name });
      await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1));
      await waitFor(() => expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left - 1));
    };
    await inView("Amora");
    await userEvent.click(canvas.getByRole("tab", { name: "Amora" }));
    await userEvent.keyboard("{Home}");
    await inView("Bob");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await inView("Maximiliano Bartolomeu Terceiro");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
