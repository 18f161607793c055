import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { Alert } from "../Alert/index.ts";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { Answer } from "./AddressForm.styles.ts";

const problems = {
  failed: "A consulta do CEP não respondeu, e sem ela não dá para seguir. Tente de novo em instantes.",
  "not-found": "Não encontramos este CEP. Confira os números ou consulte de novo.",
} as const;

export interface LookupAnswerProps {
  id: string;
  lookup: CepLookup;
  onRetry: () => void;
}

/** What became of the look-up: heard when it goes well, seen and heard, with the way to try again, when it does not. */
export function LookupAnswer({ id, lookup, onRetry }: LookupAnswerProps) {
  const problem = lookup.kind === "failed" || lookup.kind === "not-found" ? problems[lookup.kind] : undefined;
  return (
    <>
      <VisuallyHidden role="status">{spoken(lookup)}</VisuallyHidden>
      <Answer>
        {problem === undefined ? null : (
          <Alert kind="error">
            <Stack gap="s3" align="start">
              <Text id={id}>{problem}</Text>
              <Button variant="secondary" size="small" onClick={onRetry}>
                Consultar o CEP de novo
              </Button>
            </Stack>
          </Alert>
        )}
      </Answer>
    </>
  );
}

function spoken(lookup: CepLookup): string {
  if (lookup.kind === "looking") return "Procurando o endereço";
  if (lookup.kind !== "found") return "";
  const { street, neighborhood, city, state } = lookup.place;
  return `Endereço encontrado: ${[street, neighborhood, city, state].filter((part) => part !== "").join(", ")}`;
}
