import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { Menu, Trash2, X } from "lucide-react";
import type { FormEvent } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = preview.meta({
  component: IconButton,
  title: "Componentes/Ações/IconButton",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Um botão que é só um desenho, para o que todos conhecem: fechar, menu, editar, remover.",
      synonyms: ["botão de ícone"],
      alternatives: {
        Button: "há lugar para uma palavra: ela é sempre mais clara",
        CopyButton: "copia um código",
      },
      keyboard: {
        "Enter ou Espaço": "Aciona.",
        Tab: "Passa ao próximo.",
      },
      announcements: ["“Fechar, botão”"],
    },
  },
  args: { label: "Fechar", children: <X aria-hidden />, onClick: fn() },
});

export const Quiet = meta.story({
  name: "Discreto",
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Fechar" });
    await expect(button.getBoundingClientRect().width).toBe(48);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});
export const Surface = meta.story({
  name: "Com fundo",
  args: { variant: "surface", label: "Abrir menu", children: <Menu aria-hidden /> },
});
export const Small = meta.story({
  name: "Pequeno",
  args: { size: "small", label: "Remover item", children: <Trash2 aria-hidden /> },
});
export const Focused = meta.story({ name: "Com foco", parameters: { pseudo: { focusVisible: ["button"] } } });
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
});

const submit = fn((event: FormEvent) => event.preventDefault());

export const Blocked = meta.story({
  name: "Bloqueado, com o foco",
  args: { "aria-disabled": true, type: "submit" },
  render: (args) => (
    <form onSubmit={submit}>
      <IconButton {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Fechar" });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submit).not.toHaveBeenCalled();
  },
});

export const States = meta.story({
  render: () => (
    <Stack align="start">
      {(["quiet", "surface"] as const).map((variant) => (
        <Inline key={variant}>
          {everyPointerState.map((state) => (
            <IconButton
              key={state}
              label={`Fechar (${pointerStates[state]})`}
              variant={variant}
              id={`${state}-${variant}`}
            >
              <X aria-hidden />
            </IconButton>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  parameters: { pseudo: { hover: ["[id^=hover-]"], focusVisible: ["[id^=focus-]"], active: ["[id^=active-]"] } },
});

export const ReducedMotion = Quiet.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByRole("button")).transitionDuration).toBe("1e-05s"));
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = States.extend({ globals: { viewport: { value: "narrow" } } });
