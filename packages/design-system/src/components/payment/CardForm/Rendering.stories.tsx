import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCard } from "@petbox/domain/card/card";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import preview from "@petbox/storybook/preview";
import { Children, cloneElement, isValidElement, Profiler, type ReactNode } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { CardForm, type CardFormProps } from "./CardForm.tsx";
import type { CardFormField } from "./cardDraft.ts";

/** The parts committed since the last check, by field name, or by component for a part without one. */
const committed = new Set<string>();

function namePart(name: unknown, component: { readonly name: string }): string {
  return typeof name === "string" ? name : component.name;
}

/** The rendered element, with a profiler around each of its leaf components. */
function profiled(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ readonly children?: ReactNode; readonly name?: unknown }>(child)) return child;
    const { children, name } = child.props;
    if (children !== undefined) return cloneElement(child, {}, profiled(children));
    if (typeof child.type !== "function") return child;
    return (
      <Profiler id={namePart(name, child.type)} onRender={(id) => committed.add(id)}>
        {child}
      </Profiler>
    );
  });
}

/** The card form itself, called inside this component, so that its parts can be profiled. */
function WatchedCardForm(props: CardFormProps<WalletCard, CardFormField>) {
  return profiled(CardForm(props));
}

const meta = preview.meta({
  component: CardForm,
  title: "Componentes/Pagamento/CardForm/Renderização",
  tags: ["!autodocs"],
  parameters: { layout: "padded" },
  args: {
    today: civilDate(2026, 3, 10),
    parse: parseCard,
    onSubmit: fn(),
    children: <Button type="submit">Pagar</Button>,
  },
  render: (args) => <WatchedCardForm {...args} />,
});

const since = () => {
  const parts = [...committed].sort();
  committed.clear();
  return parts;
};

export const RendersLittle = meta.story({
  name: "Uma tecla não desenha os outros campos",
  // Only the tests have the build of React that counts renders.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, step }) => {
    const number = canvas.getByLabelText("Número do cartão");
    await step("all of them render once, and their masks come", async () => {
      for (const masked of [
        canvas.getByLabelText("Código de segurança"),
        canvas.getByLabelText("CPF do titular"),
        number,
      ]) {
        await userEvent.type(masked, "x");
        await waitFor(() => expect(masked).toHaveValue(""));
      }
      await expect(since()).toEqual(
        [...["CpfField", "ExpiryFields", "HolderNameField", "LiveCard", "TermsField", "CvvField"], "number"].sort(),
      );
    });
    await step(
      "a key in the number or in the name draws that field's mask, if it has one, and the picture",
      async () => {
        await userEvent.type(number, "4");
        await expect(since()).toEqual(["LiveCard", "number"]);
        await userEvent.type(canvas.getByLabelText("Nome impresso no cartão"), "A");
        await expect(since()).toEqual(["LiveCard"]);
      },
    );
    await step("a key in the security code or in the CPF draws that field's mask alone", async () => {
      await userEvent.click(canvas.getByLabelText("Código de segurança"));
      await expect(since()).toEqual(["LiveCard"]);
      await userEvent.keyboard("1");
      await expect(since()).toEqual(["CvvField"]);
      await userEvent.click(canvas.getByLabelText("CPF do titular"));
      await expect(since()).toEqual(["LiveCard"]);
      await userEvent.keyboard("5");
      await expect(since()).toEqual(["CpfField"]);
    });
    await step("the month draws the two expiry fields and the picture", async () => {
      await userEvent.selectOptions(canvas.getByLabelText("Mês de validade"), "05");
      await expect(since()).toEqual(["ExpiryFields", "LiveCard"]);
    });
    await step("in a refused form, the key that mends a field draws it right again, and no other", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
      await expect(canvas.getByLabelText("Código de segurança")).toBeInvalid();
      await userEvent.click(canvas.getByLabelText("Código de segurança"));
      since();
      await userEvent.keyboard("2");
      await expect(since()).toEqual(["CvvField"]);
      await userEvent.keyboard("3");
      await expect(canvas.getByLabelText("Código de segurança")).toBeValid();
      await expect(since()).toEqual(["CvvField"]);
    });
  },
});
