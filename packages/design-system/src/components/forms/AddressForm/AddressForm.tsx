import { addressLimits } from "@petbox/domain/address/address";
import { formatCep } from "@petbox/domain/address/cep";
import { blocksSaving, type CepLookup, isLocked } from "@petbox/domain/address/cepLookup";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { referenceLimit } from "@petbox/domain/address/newDeliveryAddress";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { Spinner } from "../../status/Spinner/index.ts";
import { FormSection, type FormSectionProps } from "../FormSection/index.ts";
import { MaskedField } from "../MaskedField/index.ts";
import { TextField } from "../TextField/index.ts";
import { Fields } from "./AddressForm.styles.ts";
import { type AddressFormTexts, addressFormTexts } from "./addressFormTexts.ts";
import { DoorFields } from "./DoorFields.tsx";
import { LookupResult } from "./LookupResult.tsx";
import { PlaceField } from "./PlaceField.tsx";
import { pasteAddress } from "./pasteAddress.ts";
import { TownFields } from "./TownFields.tsx";
import { useEmptiedCep } from "./useEmptiedCep.ts";
import { useRetryFocus } from "./useRetryFocus.ts";
import { useStandingAddress } from "./useStandingAddress.ts";

export interface AddressFormProps extends Omit<FormSectionProps, "children" | "title"> {
  /** What became of the look-up of the CEP. */
  lookup: CepLookup;
  /** Is told the text of the CEP at every change. */
  onCepChange: (text: string) => void;
  /** Asks again for the same CEP. */
  onRetry: () => void;
  /**
   * "static" takes a number of 5 digits instead of 6, and starts the checkout's tracking; "userData" asks for the number,
   * and has the words of the subscriber's own forms; "account" also asks what helps to find the door, and empties a CEP
   * that was looked up in vain.
   * @default "registration"
   */
  variant?: "registration" | "static" | "userData" | "account";
  /** What the fields begin with. The look-up has to know its CEP, too. */
  known?: KnownDeliveryAddress | undefined;
  /** Told once when the static variant appears: the checkout begins. */
  onCheckoutStart?: (() => void) | undefined;
  /** @default "Endereço de entrega" */
  title?: FormSectionProps["title"];
  /** Other words in the place of its own. */
  texts?: Partial<AddressFormTexts> | undefined;
}

/** What each variant asks of an address; the parse of its form goes by the same. */
export const addressFormLimits = {
  registration: addressLimits.registration,
  static: addressLimits.staticDelivery,
  userData: addressLimits.userData,
  account: addressLimits.account,
};

/** Nothing can be done about a field that the CEP fills as long as the CEP itself is wrong. */
const waitsForCep = { "data-waits-for": "cep" };

/**
 * Where the box goes (FUN-098, FUN-099). The CEP fills street, neighbourhood, city and state; what it filled is locked, what
 * it left out is asked for. A part of a `Form`, under the names of the domain's `AddressField`; the form's parse judges them.
 */
export function AddressForm(props: AddressFormProps) {
  const { lookup, onCepChange, onRetry, variant = "registration", onCheckoutStart, known = {}, ...rest } = props;
  const { title, texts, ...section } = rest;
  const words = { ...addressFormTexts, ...texts };
  const limits = addressFormLimits[variant];
  const resultId = useId();
  const place = lookup.kind === "found" ? lookup.place : undefined;
  const withoutResult = blocksSaving(lookup) && lookup.kind !== "idle" && lookup.kind !== "looking";
  const wrongCep = withoutResult ? { "aria-invalid": true, "aria-describedby": resultId } : undefined;
  const isAccount = variant === "account";
  // Of the account's form the CEP alone is wrong then (SUB-337), of every other one the whole address (FUN-175).
  const wrong = wrongCep && !isAccount ? { ...wrongCep, ...waitsForCep } : undefined;
  // In the funnel the CEP alone is asked for until there is an answer: of what it fills nothing is missing yet.
  const isFunnel = variant === "registration" || variant === "static";
  const wrongPlace = wrong ?? (isFunnel && place === undefined ? { error: "" } : undefined);
  const cep = useRef<HTMLInputElement>(null);
  const { key, begin, hasLostDoor, noteDoor } = useStandingAddress(lookup, known, cep);
  // Before an empty CEP is written again: what has the focus is left alone then.
  const retry = useRetryFocus(cep, lookup, onRetry);
  useEmptiedCep(cep, lookup, isAccount);

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
            ref={cep}
            defaultValue={known.cep === undefined ? undefined : formatCep(known.cep)}
            onValueChange={(text) => {
              noteDoor();
              onCepChange(text);
            }}
            onPaste={pasteAddress}
            {...wrongCep}
          />
        </div>
        <LookupResult id={resultId} {...{ lookup, hasLostDoor }} onRetry={retry} texts={words} />
        <PlaceField
          key={`street-${key}`}
          name="street"
          label={words.street}
          autoComplete="address-line1"
          defaultTyped={begin.street}
          {...filling("street", limits.streetMessage)}
          {...wrongPlace}
        />
        <DoorFields key={`door-${key}`} texts={words} limits={limits} known={begin} wrong={wrong} />
        <PlaceField
          key={`neighborhood-${key}`}
          name="neighborhood"
          label={words.neighborhood}
          autoComplete="address-level3"
          defaultTyped={begin.neighborhood}
          {...filling("neighborhood", limits.neighborhoodMessage)}
          {...wrongPlace}
        />
        <TownFields texts={words} place={place} wrong={wrongPlace} />
        {isAccount ? (
          <TextField
            key={`reference-${key}`}
            name="reference"
            label={words.reference}
            hint={words.referenceHint}
            optional={words.referenceOptional}
            autoComplete="off"
            defaultValue={begin.reference}
            limit={referenceLimit}
            counterFrom={limits.counterFrom}
          />
        ) : null}
      </Fields>
    </FormSection>
  );
}
