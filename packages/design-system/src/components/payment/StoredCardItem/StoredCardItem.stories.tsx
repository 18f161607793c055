import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { AcceptedBrand } from "@petbox/domain/card/acceptedBrand";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FieldGroup } from "../../forms/Field/FieldGroup.tsx";
import { Grid } from "../../foundations/Grid/Grid.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { StoredCardItem } from "./StoredCardItem.tsx";

const today = civilDate(2026, 11, 21);
const onMakeMain = fn();
const onEdit = fn();
const onRemove = fn();

const visa: StoredCard = {
  id: "c1",
  brand: "VISA",
  holderName: "ANA SOUZA",
  firstSix: "411111",
  lastFour: "1234",
  expiry: { month: "04", year: "31" },
  isMain: true,
};
const second: StoredCard = {
  ...visa,
  id: "c2",
  brand: "MASTERCARD",
  firstSix: "555555",
  lastFour: "4444",
  isMain: false,
};
const ending: StoredCard = { ...second, id: "c3", brand: "ELO", lastFour: "5904", expiry: { month: "12", year: "26" } };
const over: StoredCard = { ...second, id: "c4", brand: "HIPER", lastFour: "0017", expiry: { month: "10", year: "26" } };

const meta = preview.meta({
  component: StoredCardItem,
  title: "Componentes/Pagamento/StoredCardItem",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra um cartão guardado: a bandeira, o número com o meio escondido, o titular, a validade, se é o principal e o que ele paga a seguir. Avisa quando ele vence em breve, já venceu ou foi recusado. Com `choice` vira uma opção entre vários cartões; um vencido não se escolhe. Antes de remover, pergunte com um ConfirmDialog.",
      synonyms: ["cartão salvo", "cartões"],
      alternatives: {
        CardPicture: "o cartão está sendo digitado",
        CardForm: "se pede um cartão novo",
        RadioGroup: "se escolhe entre formas de pagamento, e não entre cartões",
      },
      keyboard: {
        Tab: "Passa pelas ações; na escolha, entra no grupo e sai dele.",
        "Enter ou Espaço": "Aciona o botão.",
        Setas: "Na escolha, passam de um cartão a outro.",
      },
      announcements: [
        "“Visa final 1234, grupo”, “Principal”, “ANA SOUZA”, “Validade 04/31”",
        "“Remover Visa final 1234, botão”",
        "na escolha: “Elo final 5904, Validade 12/26, Vence em breve, botão de opção, não marcado, 1 de 2”",
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { card: visa, today },
});

export const Main = meta.story({
  name: "Principal",
  args: { onMakeMain, onEdit, onRemove },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("group", { name: "Visa final 1234" });
    await expect(card).toHaveTextContent("4111 11•• •••• 1234");
    await expect(canvas.getByText("Principal")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Tornar principal/ })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Remover Visa final 1234" }));
    await expect(onRemove).toHaveBeenCalledTimes(1);
  },
});

export const OnAPhone = meta.story({
  name: "No celular: as três ações em uma linha",
  args: { card: second, onMakeMain, onEdit, onRemove },
  decorators: [
    // A page's column on a phone of 360 px.
    (Story) => (
      <div style={{ maxInlineSize: "20.5rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const buttons: readonly HTMLElement[] = canvas.getAllByRole("button");
    await expect(buttons).toHaveLength(3);
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
  },
});

function MadeMain() {
  const [isMain, setMain] = useState(false);
  return (
    <StoredCardItem card={{ ...second, isMain }} today={today} onMakeMain={() => setMain(true)} onRemove={onRemove} />
  );
}

/** The pressed button disappears with its action; the keyboard continues from the card. */
export const BecomesMain = meta.story({
  name: "Passa a ser o principal",
  render: () => <MadeMain />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tornar principal Mastercard final 4444" }));
    await expect(canvas.getByText("Principal")).toBeVisible();
    await expect(canvas.getByRole("group")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Remover/ })).toHaveFocus();
  },
});

/** The charges of the card: upcoming or unpaid. */
export const Charged = meta.story({
  name: "Com a próxima cobrança",
  render: () => (
    <Stack gap="s3">
      <StoredCardItem
        card={{
          ...visa,
          nextCharge: { on: civilDate(2026, 12, 5), charged: [{ name: "Bob", sex: "male" }, { purchase: "hygiene" }] },
        }}
        today={today}
        onEdit={onEdit}
      />
      <StoredCardItem
        card={{
          ...second,
          nextCharge: { on: civilDate(2026, 11, 20), charged: [{ name: "Mika", sex: "female" }, {}] },
        }}
        today={today}
        onEdit={onEdit}
      />
      <StoredCardItem card={{ ...visa, nextCharge: { on: civilDate(2026, 12, 8) } }} today={today} onEdit={onEdit} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Próxima cobrança em 05/12/2026: caixa do Bob e tapetes higiênicos")).toBeVisible();
    await expect(canvas.getByText("Cobrança de 20/11/2026 em aberto: caixa da Mika e do seu pet")).toBeVisible();
    await expect(canvas.getByText("Próxima cobrança em 08/12/2026")).toBeVisible();
  },
});

/** In its last month and the one before, and expired. */
export const EndingAndOver = meta.story({
  name: "Vencendo e vencido",
  render: () => (
    <Stack list>
      {[ending, over].map((card) => (
        <li key={card.id}>
          <StoredCardItem card={card} today={today} {...{ onMakeMain, onEdit, onRemove }} />
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Vence em breve")).toBeVisible();
    await expect(canvas.getByText("Vencido")).toBeVisible();
  },
});

/** The last charge on the card was refused, this year or before. */
export const Refused = meta.story({
  name: "Recusado na última cobrança",
  render: () => (
    <Stack gap="s3">
      <StoredCardItem card={{ ...visa, refusedOn: civilDate(2026, 11, 20) }} today={today} {...{ onEdit, onRemove }} />
      <StoredCardItem
        card={{ ...second, refusedOn: civilDate(2025, 12, 22) }}
        today={today}
        choice={{ name: "card" }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Recusado em 20/11")).toBeVisible();
    await expect(canvas.getByRole("radio", { description: /Recusado em\s22\/12\/2025/ })).toBeEnabled();
  },
});

export const Pending = meta.story({
  name: "Ocupado",
  render: () => (
    <Stack>
      <StoredCardItem card={second} today={today} pendingAction="makeMain" {...{ onMakeMain, onEdit, onRemove }} />
      <StoredCardItem card={visa} today={today} pendingAction="remove" {...{ onMakeMain, onEdit, onRemove }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Remover Mastercard final 4444" }));
    await expect(onRemove).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole("button", { name: "Carregando" })).toHaveLength(2);
  },
});

/** The minimum that some lists have: no brand, no expiry, or an invalid one. */
export const LittleKnown = meta.story({
  name: "Pouco se sabe",
  render: () => (
    <Stack>
      <StoredCardItem card={{ id: "c5", lastFour: "0007", isMain: false }} today={today} onRemove={onRemove} />
      <StoredCardItem card={{ ...second, holderName: "", expiry: { month: "", year: "26" } }} today={today} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Cartão final 0007" })).toBeVisible();
    await expect(canvas.queryByText(/Validade/)).toBeNull();
  },
});

const brands: readonly AcceptedBrand[] = ["VISA", "MASTERCARD", "AMEX", "DINERS", "HIPERCARD", "ELO", "HIPER"];

export const Brands = meta.story({
  name: "Bandeiras",
  render: () => (
    <Grid tile="large">
      {brands.map((brand) => (
        <StoredCardItem key={brand} card={{ ...second, brand }} today={today} />
      ))}
    </Grid>
  ),
});

const onChoose = fn();

/** The stored cards to pay with; an expired one is disabled. */
export const ToChoose = meta.story({
  name: "Para escolher",
  render: () => (
    <FieldGroup name="wallet_id" label="Qual cartão você quer usar?">
      <Stack gap="s3">
        {[visa, ending, over].map((card) => (
          <StoredCardItem
            key={card.id}
            card={card}
            today={today}
            choice={{ name: "wallet_id", defaultChecked: card.isMain, onCheckedChange: () => onChoose(card.id) }}
          />
        ))}
      </Stack>
    </FieldGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, next, last] = canvas.getAllByRole("radio");
    await expect(first).toBeChecked();
    await expect(last).toBeDisabled();
    await expect(next).toHaveAccessibleName(/^Elo final 5904/);
    await userEvent.click(canvas.getByText("Elo", { selector: "span" }));
    await expect(next).toBeChecked();
    await expect(onChoose).toHaveBeenLastCalledWith("c3");
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toBeChecked();
    await expect(onChoose).toHaveBeenLastCalledWith("c1");
    await userEvent.click(canvas.getByText("Hiper", { selector: "span" }));
    await expect(last).not.toBeChecked();
  },
});

export const ChoiceWithRemoval = meta.story({
  name: "Escolhido entre vários, e removido dali",
  render: () => (
    <FieldGroup name="wallet_id" label="Com qual cartão?">
      <Stack gap="s3">
        {[second, over].map((card) => (
          <StoredCardItem
            key={card.id}
            card={card}
            today={today}
            choice={{ name: "wallet_id", onCheckedChange: () => onChoose(card.id) }}
            onRemove={onRemove}
          />
        ))}
      </Stack>
    </FieldGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, last] = canvas.getAllByRole("radio");
    await expect(last).toBeDisabled();
    const [remove] = canvas.getAllByRole("button", { name: /^Remover / });
    if (remove === undefined) throw new Error("It cannot be removed.");
    onRemove.mockClear();
    await userEvent.click(remove);
    await expect(onRemove).toHaveBeenCalledOnce();
    await expect(first).not.toBeChecked();
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s3">
      {everyPointerState.map((state) => (
        <Stack key={state} gap="s1">
          <Text size="small">{pointerStates[state]}</Text>
          <StoredCardItem className={state} card={second} today={today} {...{ onMakeMain, onRemove }} />
        </Stack>
      ))}
      {(["hover", "focus", "normal"] as const).map((state) => (
        <Stack key={state} gap="s1">
          <Text size="small">{state === "normal" ? "escolhido" : pointerStates[state]}</Text>
          <StoredCardItem
            className={state}
            card={second}
            today={today}
            choice={{ name: `wallet-${state}`, defaultChecked: state === "normal" }}
          />
        </Stack>
      ))}
      <StoredCardItem card={over} today={today} choice={{ name: "wallet-over" }} />
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: [".hover button", ".hover label"],
      focusVisible: [".focus button", ".focus input"],
      active: [".active button"],
    },
  },
});

const longest: StoredCard = {
  ...ending,
  brand: "AMEX",
  firstSix: "371449",
  holderName: "MAXIMILIANO BARTOLOMEU TERCEIRO DE ALBUQUERQUE CAVALCANTI ".repeat(4),
  isMain: true,
};

export const LongestText = meta.story({
  render: () => (
    <Stack>
      <StoredCardItem card={{ ...longest, isMain: false }} today={today} {...{ onMakeMain, onEdit, onRemove }} />
      <StoredCardItem card={longest} today={today} choice={{ name: "wallet_id", defaultChecked: true }} />
    </Stack>
  ),
});

export const Dark = States.extend({ globals: { theme: "dark" } });

export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
