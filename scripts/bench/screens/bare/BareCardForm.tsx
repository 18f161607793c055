import { lazy, Suspense, useState } from "react";
import { words } from "../words.ts";
import { type BareCard, BareCardPicture } from "./BareCardPicture.tsx";
import { BareInput, BareSelect } from "./BareField.tsx";
import type { BareMaskedProps } from "./BareMasked.tsx";
import { Box, Field, Fields, Form, Refusal, Terms, Tick } from "./field.styles.ts";
import { Action, Unseen } from "./page.styles.ts";

const Masked = lazy(() => import("./BareMasked.tsx").then(({ BareMasked }) => ({ default: BareMasked })));
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
const years = Array.from({ length: 12 }, (_, index) => String(26 + index));

/** The input is there at once; its mask comes when it is there. */
function MaskedLater(props: BareMaskedProps) {
  const { mask: _mask, onText: _onText, ...input } = props;
  return (
    <Suspense fallback={<BareInput {...input} />}>
      <Masked {...props} />
    </Suspense>
  );
}

/** A card form as it is written by hand in an afternoon: the card is one state, shown as one types. */
export function BareCardForm() {
  const [card, setCard] = useState<BareCard>({ number: "", holderName: "", month: "", year: "" });
  const [side, setSide] = useState<"front" | "back">("front");
  const change = (part: Partial<BareCard>) => setCard((before) => ({ ...before, ...part }));
  return (
    <Form noValidate onSubmit={(event) => event.preventDefault()}>
      <Refusal role="alert" />
      <BareCardPicture {...card} side={side} />
      <Fields>
        <BareInput
          wide
          name="holderName"
          label="Nome impresso no cartão"
          autoComplete="cc-name"
          onInput={(event) => change({ holderName: event.currentTarget.value })}
        />
        <MaskedLater
          wide
          mask="0000 0000 0000 0000"
          name="number"
          placeholder="0000 0000 0000 0000"
          label="Número do cartão"
          autoComplete="cc-number"
          onText={(number) => change({ number })}
        />
        <BareSelect
          name="month"
          label="Mês de validade"
          autoComplete="cc-exp-month"
          onChange={(event) => change({ month: event.currentTarget.value })}
        >
          <option value="">MM</option>
          {months.map((month) => (
            <option key={month}>{month}</option>
          ))}
        </BareSelect>
        <BareSelect
          name="year"
          label="Ano de validade"
          autoComplete="cc-exp-year"
          onChange={(event) => change({ year: event.currentTarget.value })}
        >
          <option value="">AA</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </BareSelect>
        <MaskedLater
          mask="0000"
          name="cvv"
          label="Código de segurança"
          hint="3 ou 4 dígitos (CVV)"
          placeholder="000"
          autoComplete="cc-csc"
          onFocus={() => setSide("back")}
          onBlur={() => setSide("front")}
        />
        <MaskedLater
          mask="000.000.000-00"
          name="cpf"
          label="CPF do titular"
          hint="De quem é o dono do cartão"
          placeholder="000.000.000-00"
          autoComplete="off"
        />
        <Field data-wide>
          <Tick>
            <Box type="checkbox" name="acceptedTerms" required />
            Li e aceito os termos de uso
          </Tick>
          <Terms href="/termos-de-uso" target="_blank" rel="noreferrer">
            Ler os termos de uso<Unseen> (abre em outra aba)</Unseen>
          </Terms>
        </Field>
      </Fields>
      <Action type="submit">{words.pay}</Action>
    </Form>
  );
}
