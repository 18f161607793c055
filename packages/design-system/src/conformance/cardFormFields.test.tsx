import { civilDate } from "@petbox/domain/calendar/civilDate";
import { type CardPayment, parseCard, parseCardWithTerms } from "@petbox/domain/card/card";
import { parseTypedCard } from "@petbox/domain/card/typedCard";
import { parseWalletCard, type WalletCard } from "@petbox/domain/card/walletCard";
import { expect, expectTypeOf, it } from "vitest";
import { TextField } from "../components/forms/TextField/index.ts";
import { CardForm, type CardFormDraft, type CardFormParser } from "../components/payment/CardForm/index.ts";

const shared = { today: civilDate(2026, 3, 10), onSubmit: () => undefined, children: null };

it("compiles only with a parser that reads the fields the form shows, and no others", () => {
  const refused = [
    // @ts-expect-error: the terms are shown, and not read
    <CardForm key="1" {...shared} parse={parseWalletCard} />,
    // @ts-expect-error: the terms are shown, and not read
    <CardForm key="2" {...shared} parse={parseWalletCard} document={null} />,
    // @ts-expect-error: CPF and terms are read, and not shown
    <CardForm key="3" {...shared} parse={parseCard} asks="card" />,
    // @ts-expect-error: the CPF is read, and not shown
    <CardForm key="4" {...shared} parse={parseCard} document={null} />,
    // @ts-expect-error: the CPF is shown, and not read
    <CardForm key="5" {...shared} parse={parseCardWithTerms} />,
    // @ts-expect-error: month and year are read, and not shown
    <CardForm key="6" {...shared} parse={parseCard} expiry="typed" />,
    // @ts-expect-error: the typed expiry is read, and not shown
    <CardForm key="7" {...shared} parse={parseTypedCard} asks="card" />,
    // @ts-expect-error: the card only has no terms
    <CardForm key="8" {...shared} parse={parseWalletCard} asks="card" termsHref="/termos" />,
  ];
  const taken = [
    <CardForm key="1" {...shared} parse={parseCard} />,
    <CardForm key="2" {...shared} parse={parseCard} asks="purchase" expiry="chosen" knownCpf="529.982.247-25" />,
    <CardForm key="3" {...shared} parse={parseCard} document={<TextField name="cpf" label="NIF" />} />,
    <CardForm key="4" {...shared} parse={parseCardWithTerms} document={null} />,
    <CardForm key="5" {...shared} parse={parseWalletCard} asks="card" />,
    <CardForm key="6" {...shared} parse={parseTypedCard} asks="card" expiry="typed" />,
    <CardForm key="7" {...shared} parse={() => ({ ok: false, error: { acceptedTerms: "terms-not-accepted" } })} />,
    <CardForm key="8" {...shared} parse={(draft, today) => parseCard(draft, today)} />,
  ];
  expect(refused).toHaveLength(taken.length);
});

it("calls `onSubmit` with the card of its parser", () => {
  expect([
    <CardForm
      key="1"
      {...shared}
      parse={parseCard}
      onSubmit={(card) => void expectTypeOf(card).toEqualTypeOf<CardPayment>()}
    />,
    <CardForm
      key="2"
      {...shared}
      parse={parseWalletCard}
      asks="card"
      onSubmit={(card) => void expectTypeOf(card).toEqualTypeOf<WalletCard>()}
    />,
  ]).toHaveLength(2);
  expectTypeOf<CardFormParser<WalletCard, "number" | "cvv">>()
    .parameter(0)
    .toEqualTypeOf<Pick<CardFormDraft, "number" | "cvv">>();
});
