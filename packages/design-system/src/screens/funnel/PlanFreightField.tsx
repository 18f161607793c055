import { parseCep } from "@petbox/domain/address/cep";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { MaskedField } from "../../components/forms/MaskedField/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Spinner } from "../../components/status/Spinner/index.ts";
import { FreightResult, FreightRow } from "./PlanFreightField.styles.ts";

export interface PlanFreight {
  readonly lookup: CepLookup;
  /** The freight of one box to the place that the look-up found. */
  readonly freight: AsyncResult<Cents> | undefined;
  /** The CEP to start with. */
  readonly defaultCep?: string | undefined;
  /** Called with the text of the CEP at every change. */
  readonly onCepChange: (text: string) => void;
  /** Called to look up the same CEP again. */
  readonly onRetry: () => void;
}

/** The optional CEP of the plan step, which adds the freight to the prices of the plans. */
export function PlanFreightField({ lookup, freight, defaultCep, onCepChange, onRetry }: PlanFreight) {
  const isPending = lookup.kind === "looking" || freight?.status === "loading";
  const retry = freight?.status === "failed" ? freight.retry : onRetry;
  const [isLeftIncomplete, setLeftIncomplete] = useState(false);
  const error = isLeftIncomplete ? incompleteText : errorText(lookup);
  const cep = useRef<HTMLInputElement>(null);
  const hasFailed = lookup.kind === "failed" || freight?.status === "failed";
  return (
    <FreightRow noValidate onSubmit={(event) => event.preventDefault()}>
      <MaskedField
        ref={cep}
        kind="cep"
        name="cep"
        label="CEP da entrega"
        optional
        hint="Para ver o frete e o total de cada plano."
        defaultValue={defaultCep}
        error={error}
        adornment={isPending ? <Spinner /> : undefined}
        onValueChange={(typed) => {
          setLeftIncomplete(false);
          onCepChange(typed);
        }}
        onBlur={({ target }) => setLeftIncomplete(isIncomplete(target.value))}
      />
      <FreightResult>
        <Text role="status">
          <span>{outcomeText(lookup, freight)}</span>
          {/* Visible in the field; announced here. */}
          <VisuallyHidden>{lookup.kind === "looking" ? "Procurando o endereço" : error}</VisuallyHidden>
        </Text>
        {hasFailed ? (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              // The button goes while the freight is calculated.
              cep.current?.focus();
              retry();
            }}
          >
            Calcular de novo
          </Button>
        ) : null}
      </FreightResult>
    </FreightRow>
  );
}

const incompleteText = "O CEP tem 8 números. Complete ou apague.";

function isIncomplete(text: string): boolean {
  return text.trim() !== "" && !parseCep(text).ok;
}

function errorText(lookup: CepLookup): string | undefined {
  return lookup.kind === "not-found" ? "Não encontramos este CEP. Confira os números." : undefined;
}

function outcomeText(lookup: CepLookup, freight: AsyncResult<Cents> | undefined): string {
  if (lookup.kind === "failed" || freight?.status === "failed") {
    return "Não deu para calcular o frete agora. Ele aparece antes de você pagar.";
  }
  const price = freight && readyValue(freight);
  if (lookup.kind !== "found" || price === undefined) return "";
  const { city, state } = lookup.place;
  return price === 0
    ? `Frete grátis para ${city}, ${state}.`
    : `Frete para ${city}, ${state}: ${formatCents(price)} por caixa. O total com frete está em cada plano.`;
}
