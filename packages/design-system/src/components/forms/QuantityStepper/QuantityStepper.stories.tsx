import { everyQuantity, listedQuantities } from "@petbox/domain/quantity/allowedQuantities";
import { rejected } from "@petbox/domain/result";
import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Form } from "../Form/Form.tsx";
import { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";

function Cart({ value: first, onValueChange, ...rest }: QuantityStepperProps) {
  const [value, setValue] = useState(first);
  return (
    <QuantityStepper
      {...rest}
      value={value}
      onValueChange={(quantity) => {
        onValueChange?.(quantity);
        setValue(quantity);
      }}
    />
  );
}

const meta = preview.meta({
  component: QuantityStepper,
  title: "Componentes/Formulários/QuantityStepper",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Escolhe quantos, um toque por vez, e só passa pelas quantidades que existem. Mostra sempre o valor que a página lhe dá: se o servidor recusa a mudança, a página devolve o valor anterior e diz o porquê.",
      synonyms: ["quantidade", "stepper", "number input"],
      alternatives: {
        RadioGroup: "são poucas opções e cada uma tem seu preço à vista",
        SelectField: "se salta de uma quantidade a outra bem distante",
        TextField: "o número é um dado, e não uma quantidade",
      },
      keyboard: {
        Tab: "Passa de diminuir a aumentar.",
        "Enter ou Espaço": "Vai à próxima quantidade. No fim, e durante a mudança, nada acontece e o foco fica.",
      },
      announcements: [
        "“Quantidade: Tapete higiênico M, grupo”",
        "“Diminuir: Tapete higiênico M, botão”",
        "“2 unidades”",
        "ao mudar: “4 unidades”, sem interromper",
        "se falhou: “2 unidades” e o motivo, sem interromper",
      ],
    },
  },
  args: { item: "Tapete higiênico M", value: 1, allowed: everyQuantity(), onValueChange: fn() },
  render: (args) => <Cart {...args} />,
});

export const Pointer = meta.story({
  name: "Com o mouse",
  play: async ({ canvas, userEvent, args }) => {
    const less = canvas.getByRole("button", { name: "Diminuir: Tapete higiênico M" });
    const more = canvas.getByRole("button", { name: "Aumentar: Tapete higiênico M" });
    await expect(canvas.getByRole("group", { name: "Quantidade: Tapete higiênico M" })).toBeVisible();
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(less);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(more);
    await expect(canvas.getByRole("status")).toHaveTextContent("2 unidades");
    await userEvent.click(less);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 unidade");
    await expect(less).toHaveFocus();
    await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

export const Keyboard = meta.story({
  name: "Pelo teclado",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Diminuir/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
});

export const OnlyCertainQuantities = meta.story({
  name: "Só certas quantidades",
  args: { value: 2, allowed: listedQuantities([2, 4, 10]) },
  play: async ({ canvas, userEvent, args }) => {
    const less = canvas.getByRole("button", { name: /Diminuir/ });
    const more = canvas.getByRole("button", { name: /Aumentar/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(more);
    await userEvent.click(less);
    await userEvent.click(less);
    await userEvent.click(less);
    for (const [index, quantity] of [4, 10, 4, 2].entries()) {
      await expect(args.onValueChange).toHaveBeenNthCalledWith(index + 1, quantity);
    }
  },
});

export const Bounded = meta.story({
  name: "Com limites",
  args: { value: 3, allowed: everyQuantity({ most: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Aumentar/ })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: /Diminuir/ })).not.toHaveAttribute("aria-disabled");
  },
});

export const Pending = meta.story({
  name: "Ocupado",
  args: { value: 4, pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("img", { name: "Atualizando" })).toBeVisible();
    await expect(canvas.getByText("4")).toBeVisible();
    const more = canvas.getByRole("button", { name: /Aumentar/ });
    await userEvent.click(more);
    await expect(more).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** A page whose server refuses: the change is shown while pending, then reverted with the reason. */
function Refusing({ value: saved, onValueChange, ...rest }: QuantityStepperProps) {
  const [asked, setAsked] = useState<number>();
  const [error, setError] = useState<string>();
  return (
    <Stack align="start">
      <QuantityStepper
        {...rest}
        value={asked ?? saved}
        pending={asked !== undefined}
        error={error}
        onValueChange={(quantity) => {
          onValueChange?.(quantity);
          setError(undefined);
          setAsked(quantity);
        }}
      />
      <Button
        variant="secondary"
        onClick={() => {
          setAsked(undefined);
          setError("Um erro ocorreu!");
        }}
      >
        Recusar
      </Button>
    </Stack>
  );
}

export const RefusedByTheServer = meta.story({
  name: "Recusado pelo servidor",
  args: { value: 2, allowed: listedQuantities([2, 6]) },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [quantity] = canvas.getAllByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: /Aumentar/ }));
    await expect(quantity).toHaveTextContent("6 unidades");
    await userEvent.click(canvas.getByRole("button", { name: "Recusar" }));
    await expect(quantity).toHaveTextContent("2 unidades");
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Um erro ocorreu!");
    await expect(canvas.getByText("Um erro ocorreu!").closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
  },
});

const submit = fn();

export const InAForm = meta.story({
  name: "Em um formulário",
  args: { name: "quantidade", value: 3 },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget).get("quantidade"));
      }}
    >
      <Stack align="start">
        <Cart {...args} />
        <Button type="submit">Salvar</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Aumentar/ }));
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(submit).toHaveBeenLastCalledWith("4");
  },
});

export const RefusedByItsForm = meta.story({
  name: "Recusada pelo formulário",
  args: { name: "quantidade", value: undefined },
  render: (args) => (
    <Form parse={() => rejected({ quantidade: "Só temos duas unidades." })} onSubmit={() => undefined}>
      <p id="estoque">Restam poucas.</p>
      <QuantityStepper {...args} aria-describedby="estoque" />
      <Button type="submit">Salvar</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole("group");
    await expect(group).toHaveAccessibleDescription("Restam poucas.");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(group).toHaveAccessibleDescription("Restam poucas. Só temos duas unidades.");
  },
});

export const Reset = meta.story({
  name: "Em um formulário limpo",
  args: { name: "quantidade", value: undefined, defaultValue: 2 },
  render: (args) => (
    <form aria-label="Carrinho">
      <QuantityStepper {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Aumentar/ }));
    await expect(canvas.getByRole("group")).toHaveTextContent("3 unidades");
    await userEvent.click(canvas.getByRole("button", { name: "Limpar" }));
    await waitFor(() => expect(canvas.getByRole("group")).toHaveTextContent("2 unidades"));
    await expect(new FormData(canvas.getByRole<HTMLFormElement>("form")).get("quantidade")).toBe("2");
  },
});

export const States = meta.story({
  render: (args) => (
    <Inline gap="s6">
      <QuantityStepper {...args} item="Normal" value={2} />
      <QuantityStepper {...args} item="No mínimo" value={1} />
      <QuantityStepper {...args} item="Sob o ponteiro" value={2} className="hovered" />
      <QuantityStepper {...args} item="Com foco" value={2} className="focused" />
      <QuantityStepper {...args} item="Apertado" value={2} className="pressed" />
      <QuantityStepper {...args} item="Atualizando" value={2} pending />
      <QuantityStepper {...args} item="Recusado" value={2} error="Um erro ocorreu!" />
      <QuantityStepper {...args} item="Enorme" value={12345} />
    </Inline>
  ),
  parameters: {
    pseudo: {
      hover: [".hovered button:last-child"],
      focusVisible: [".focused button:last-child"],
      active: [".pressed button:last-child"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    item: "Tapete higiênico do Maximiliano Bartolomeu Terceiro",
    value: 1_234_567,
    error: "Este produto não tem mais estoque para a quantidade pedida. Escolha uma menor ou tente amanhã.",
  },
  render: (args) => <QuantityStepper {...args} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
