import preview from "@petbox/storybook/preview";
import { ArrowRight, PawPrint } from "lucide-react";
import { type FormEvent, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Button, type ButtonProps } from "./Button.tsx";

const meta = preview.meta({
  component: Button,
  title: "Componentes/Ações/Button",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Faz algo nesta página: salva, abre, confirma. Há um só botão principal por tela, e ele diz o que acontece.",
      synonyms: ["botão"],
      alternatives: {
        LinkButton: "leva a outro endereço",
        IconButton: "não há lugar para palavras e o desenho todos conhecem",
        CopyButton: "copia um código",
      },
      keyboard: {
        "Enter ou Espaço": "Aciona. Enquanto está ocupado, nada acontece e o foco fica.",
        Tab: "Passa ao próximo.",
      },
      announcements: ["“Continuar, botão”", "ocupado: “Carregando, botão, indisponível”"],
    },
  },
  args: { children: "Continuar", onClick: fn() },
});

export const Primary = meta.story({
  name: "Principal",
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Continuar" });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

export const Secondary = meta.story({ name: "Secundário", args: { variant: "secondary", children: "Ver plano" } });
export const Quiet = meta.story({ name: "Discreto", args: { variant: "quiet", children: "Agora não" } });
export const Danger = meta.story({ name: "Perigo", args: { variant: "danger", children: "Cancelar assinatura" } });

export const Sizes = meta.story({
  name: "Tamanhos",
  render: () => (
    <Inline>
      <Button size="small">Pequeno</Button>
      <Button>Médio</Button>
      <Button size="large">Grande</Button>
    </Inline>
  ),
});

export const WithIcons = meta.story({
  name: "Com ícones",
  args: { startIcon: <PawPrint aria-hidden />, endIcon: <ArrowRight aria-hidden />, children: "Montar minha caixa" },
});

export const FullWidth = meta.story({ name: "Largura toda", args: { fullWidth: true } });

function Saving({ onClick, ...rest }: ButtonProps) {
  const [pending, setPending] = useState(false);
  return (
    <Button
      {...rest}
      pending={pending}
      onClick={(event) => {
        onClick?.(event);
        setPending(true);
      }}
    />
  );
}

export const Pending = meta.story({
  name: "Ocupado",
  args: { children: "Pagar R$ 958,80", texts: { pendingLabel: "Enviando o pagamento" } },
  render: (args) => <Saving {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await document.fonts.ready;
    const button = canvas.getByRole("button", { name: "Pagar R$ 958,80" });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Enviando o pagamento");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

const submit = fn((event: FormEvent) => event.preventDefault());

export const PendingSubmit = meta.story({
  name: "Enviando um formulário",
  args: { type: "submit", pending: true },
  render: (args) => (
    <form onSubmit={submit}>
      <label>
        Nome <input name="name" />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.type(canvas.getByRole("textbox"), "Ana{Enter}");
    await expect(submit).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { "aria-disabled": true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
  },
});

export const States = meta.story({
  render: () => (
    <Stack align="start">
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>Normal</Button>
          <Button variant={variant} id={`hover-${variant}`}>
            Sob o ponteiro
          </Button>
          <Button variant={variant} id={`focus-${variant}`}>
            Com foco
          </Button>
          <Button variant={variant} pending>
            Salvando
          </Button>
          <Button variant={variant} disabled>
            Indisponível
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
  parameters: { pseudo: { hover: ["[id^=hover-]"], focusVisible: ["[id^=focus-]"] } },
});

export const LongestText = meta.story({
  args: {
    fullWidth: true,
    children: "Quero continuar com a assinatura anual do Maximiliano Bartolomeu Terceiro por R$ 12.345,67",
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Primary.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByRole("button")).transitionDuration).toBe("1e-05s"));
  },
});
