import type { CepLookup } from "@petbox/domain/address/cepLookup";
import type { ReactNode } from "react";
import { bringIntoView } from "../../../focus/bringIntoView.ts";
import { Button } from "../../actions/Button/index.ts";
import { Alert } from "../../feedback/Alert/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Answer } from "./AddressForm.styles.ts";

/** What is said of the look-up; each text can be replaced. */
export interface LookupTexts {
  /**
   * What a screen reader hears while the look-up is asked.
   * @default "Procurando o endereço"
   */
  lookingLabel?: string | undefined;
  /**
   * What a screen reader hears when the place was found; `place` is what was filled in, in one line.
   * @default "Endereço encontrado: Avenida Paulista, Bela Vista, São Paulo, SP"
   */
  foundLabel?: ((place: string) => string) | undefined;
  /**
   * What is shown when the look-up did not answer.
   * @default "A consulta do CEP não respondeu, e sem ela não dá para seguir. Tente de novo em instantes."
   */
  failedText?: ReactNode;
  /**
   * What is shown when nobody knows the CEP.
   * @default "Não encontramos este CEP. Confira os números ou consulte de novo."
   */
  notFoundText?: ReactNode;
  /**
   * The name of the sign beside either of the two.
   * @default "Erro"
   */
  problemLabel?: string | undefined;
  /**
   * The button that asks again.
   * @default "Consultar o CEP de novo"
   */
  retryLabel?: ReactNode;
}

export interface LookupAnswerProps extends LookupTexts {
  id: string;
  lookup: CepLookup;
  onRetry: () => void;
}

/** What became of the look-up: heard when it goes well, seen and heard, with the way to try again, when it does not. */
export function LookupAnswer({ id, lookup, onRetry, ...texts }: LookupAnswerProps) {
  const { problemLabel = "Erro", retryLabel = "Consultar o CEP de novo" } = texts;
  const problem = problemOf(lookup, texts);
  return (
    <>
      <VisuallyHidden role="status">{spoken(lookup, texts)}</VisuallyHidden>
      <Answer>
        {problem === undefined ? null : (
          <Alert kind="error" kindLabel={problemLabel} ref={bringIntoView}>
            <Stack gap="s3" align="start">
              <Text id={id}>{problem}</Text>
              <Button variant="secondary" size="small" onClick={onRetry}>
                {retryLabel}
              </Button>
            </Stack>
          </Alert>
        )}
      </Answer>
    </>
  );
}

function problemOf({ kind }: CepLookup, texts: LookupTexts): ReactNode {
  const { failedText = "A consulta do CEP não respondeu, e sem ela não dá para seguir. Tente de novo em instantes." } =
    texts;
  const { notFoundText = "Não encontramos este CEP. Confira os números ou consulte de novo." } = texts;
  if (kind === "failed") return failedText;
  return kind === "not-found" ? notFoundText : undefined;
}

function spoken(lookup: CepLookup, texts: LookupTexts): string {
  const { lookingLabel = "Procurando o endereço", foundLabel = foundInWords } = texts;
  if (lookup.kind === "looking") return lookingLabel;
  if (lookup.kind !== "found") return "";
  const { street, neighborhood, city, state } = lookup.place;
  return foundLabel([street, neighborhood, city, state].filter((part) => part !== "").join(", "));
}

function foundInWords(place: string): string {
  return `Endereço encontrado: ${place}`;
}
