import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { bringIntoView } from "../../../focus/bringIntoView.ts";
import { Button } from "../../actions/Button/index.ts";
import { Alert } from "../../feedback/Alert/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { ResultRow } from "./AddressForm.styles.ts";
import type { AddressFormTexts } from "./addressFormTexts.ts";

export interface LookupResultProps {
  texts: AddressFormTexts;
  id: string;
  lookup: CepLookup;
  /** The number or complement of the previous place was discarded. */
  hasLostDoor: boolean;
  onRetry: () => void;
}

/** The result of the look-up: announced on success; shown, announced and with a retry on failure. */
export function LookupResult({ id, lookup, hasLostDoor, onRetry, texts }: LookupResultProps) {
  const problem = problemOf(lookup, texts);
  return (
    <>
      <VisuallyHidden role="status">{spoken(lookup, texts)}</VisuallyHidden>
      <ResultRow role="status">{hasLostDoor ? <Text size="small">{texts.movedText}</Text> : null}</ResultRow>
      <ResultRow>
        {problem === undefined ? null : (
          <Alert
            tone="danger"
            texts={{ toneLabel: () => texts.problemLabel }}
            action={
              <Button variant="secondary" size="small" onClick={() => onRetry()}>
                {texts.retryLabel}
              </Button>
            }
            ref={bringIntoView}
          >
            <span id={id}>{problem}</span>
          </Alert>
        )}
      </ResultRow>
    </>
  );
}

function problemOf({ kind }: CepLookup, texts: AddressFormTexts): string | undefined {
  if (kind === "failed") return texts.failedText;
  return kind === "not-found" ? texts.notFoundText : undefined;
}

function spoken(lookup: CepLookup, texts: AddressFormTexts): string {
  if (lookup.kind === "looking") return texts.lookingLabel;
  if (lookup.kind !== "found") return "";
  const { street, neighborhood, city, state } = lookup.place;
  return texts.foundLabel([street, neighborhood, city, state].filter((part) => part !== "").join(", "));
}
