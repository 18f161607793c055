import { addressLimits, neighborhoodMessage, streetMessage } from "@petbox/domain/address/address";
import { blocksSaving, type CepLookup, isLocked } from "@petbox/domain/address/cepLookup";
import { useEffect, useEffectEvent, useId } from "react";
import { Spinner } from "../../status/Spinner/index.ts";
import { FormSection, type FormSectionProps } from "../FormSection/index.ts";
import { MaskedField } from "../MaskedField/index.ts";
import { Fields } from "./AddressForm.styles.ts";
import { type AddressFormTexts, addressFormTexts } from "./addressFormTexts.ts";
import { DoorFields } from "./DoorFields.tsx";
import { LookupAnswer } from "./LookupAnswer.tsx";
import { PlaceField } from "./PlaceField.tsx";
import { TownFields } from "./TownFields.tsx";

export interface AddressFormProps extends Omit<FormSectionProps, "children" | "title"> {
  /** What became of the look-up of the CEP. */
  lookup: CepLookup;
  /** Is told the text of the CEP at every change. */
  onCepChange: (text: string) => void;
  /** Asks again for the same CEP. */
  onRetry: () => void;
  /**
   * "static" takes a number of 5 digits instead of 6, and starts the checkout's tracking.
   * @default "registration"
   */
  variant?: "registration" | "static";
  /** Told once when the static variant appears: the checkout begins. */
  onCheckoutStart?: (() => void) | undefined;
  /** @default "Endereço de entrega" */
  title?: FormSectionProps["title"];
  /** Other words in the place of its own. */
  texts?: Partial<AddressFormTexts> | undefined;
}

/** What each variant asks of an address; the parse of its form goes by the same. */
export const addressFormLimits = { registration: addressLimits.registration, static: addressLimits.staticDelivery };

/** Nothing can be done about a field that the CEP fills as long as the CEP itself is wrong. */
const waitsForCep = { "data-waits-for": "cep" };

/**
 * Where the box goes (FUN-098, FUN-099). The CEP fills street, neighbourhood, city and state; what it filled is locked, what
 * it left out is asked for. A part of a `Form`, under the names of the domain's `AddressField`; the form's parse judges them.
 */
export function AddressForm(props: AddressFormProps) {
  const { lookup, onCepChange, onRetry, variant = "registration", onCheckoutStart, title, texts, ...section } = props;
  const words = { ...addressFormTexts, ...texts };
  const answerId = useId();
  const place = lookup.kind === "found" ? lookup.place : undefined;
  const unanswered = blocksSaving(lookup) && lookup.kind !== "idle" && lookup.kind !== "looking";
  const wrong = unanswered ? { "aria-invalid": true, "aria-describedby": answerId, ...waitsForCep } : undefined;

  const startCheckout = useEffectEvent(() => onCheckoutStart?.());
  useEffect(() => {
    if (variant === "static") startCheckout();
  }, [variant]);

  /** Filled in by the look-up, missing from its answer, or neither yet. */
  function filling(field: "street" | "neighborhood", missing: string) {
    if (place === undefined) return waitsForCep;
    return isLocked(lookup, field) ? { found: place[field] } : { missing };
  }

  return (
    <FormSection title={title ?? "Endereço de entrega"} {...section}>
      <Fields>
        <div data-span="half">
          <MaskedField
            kind="cep"
            name="cep"
            label={words.cep}
            required
            adornment={lookup.kind === "looking" ? <Spinner /> : undefined}
            onValueChange={onCepChange}
            {...wrong}
            data-waits-for={undefined}
          />
        </div>
        <LookupAnswer id={answerId} {...{ lookup, onRetry }} texts={words} />
        <PlaceField
          name="street"
          label={words.street}
          autoComplete="address-line1"
          {...filling("street", streetMessage)}
          {...wrong}
        />
        <DoorFields texts={words} limits={addressFormLimits[variant]} wrong={wrong} />
        <PlaceField
          name="neighborhood"
          label={words.neighborhood}
          autoComplete="address-level3"
          {...filling("neighborhood", neighborhoodMessage)}
          {...wrong}
        />
        <TownFields texts={words} place={place} wrong={wrong} />
      </Fields>
    </FormSection>
  );
}
