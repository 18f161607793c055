import { formatCep } from "@petbox/domain/address/cep";
import { blocksSaving, type CepLookup, isLocked } from "@petbox/domain/address/cepLookup";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { referenceLimit } from "@petbox/domain/address/newDeliveryAddress";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Spinner } from "../../status/Spinner/index.ts";
import { useAfterReset } from "../Field/useAfterReset.ts";
import { FormSection, type FormSectionLook } from "../FormSection/index.ts";
import { MaskedField } from "../MaskedField/index.ts";
import { TextField } from "../TextField/index.ts";
import { Fields, Rest } from "./AddressForm.styles.ts";
import { type AddressFormTexts, addressFormTexts } from "./addressFormTexts.ts";
import { addressFormLimits, addressFormMessages } from "./addressFormVariants.ts";
import { DoorFields } from "./DoorFields.tsx";
import { LookupResult } from "./LookupResult.tsx";
import { PlaceField, TownFields } from "./PlaceFields.tsx";
import { pasteAddress } from "./pasteAddress.ts";
import { useEmptiedCep } from "./useEmptiedCep.ts";
import { useRetryFocus } from "./useRetryFocus.ts";
import { useStandingAddress } from "./useStandingAddress.ts";

export interface AddressFormProps extends FormSectionLook, Omit<ComponentProps<"fieldset">, "children" | "title"> {
  /** The state of the CEP look-up, from `useCepLookup`. */
  lookup: CepLookup;
  /** Called with the text of the CEP at every change. */
  onCepChange: (text: string) => void;
  /** Called to look up the same CEP again. */
  onRetry: () => void;
  /**
   * "static" limits the number to 5 digits instead of 6 and starts the checkout's tracking; "userData" requires the
   * number and uses the texts of the subscriber's own forms; "account" adds a reference, and empties a CEP that was not
   * found.
   * @default "registration"
   */
  variant?: "registration" | "static" | "userData" | "account" | undefined;
  /** The initial values. The look-up starts with the same address: `useCepLookup(findPlace, known)`. */
  known?: KnownDeliveryAddress | undefined;
  /**
   * Whether a stored address is on its way: the registration then has its fields from the start, which would otherwise appear under the
   * finger.
   * @default false
   */
  isAwaited?: boolean | undefined;
  /** Called once when the "static" variant appears: the checkout begins. */
  onCheckoutStart?: (() => void) | undefined;
  /**
   * The heading of the section.
   * @default "Endereço de entrega"
   */
  title?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<AddressFormTexts> | undefined;
}

/** Fields filled by the CEP cannot be corrected while the CEP itself is wrong. */
const waitsForCep = { "data-waits-for": "cep" };

/**
 * The delivery address (FUN-098, FUN-099). The CEP fills street, neighbourhood, city and state; found parts are locked, missing ones can be
 * typed. The registration asks for the CEP first. Belongs in a `Form`, under the names of the domain's `AddressField`; the form's parser
 * validates it. Not inside a `CardForm`, whose card also has a `number`.
 *
 * @example
 * import type { CepFetcher } from "@petbox/design-system/components/AddressForm";
 * import { addressMessages } from "@petbox/domain/address/messages";
 * import { parseAddress } from "@petbox/domain/address/parseAddress";
 * import { withMessages } from "@petbox/domain/fieldErrors";
 *
 * const findPlace: CepFetcher = async (cep) => {
 *   const reply = await fetch(`/api/ceps/${cep}`);
 *   return reply.status === 404 ? undefined : reply.json();
 * };
 * const empty = { cep: "", street: "", number: "", complement: "", neighborhood: "", city: "", state: "" };
 *
 * function Delivery() {
 *   const cep = useCepLookup(findPlace);
 *   return (
 *     <Form
 *       parse={(values) => withMessages(parseAddress({ ...empty, ...values }, cep.lookup), addressMessages)}
 *       onSubmit={(address) => console.log(address.city)}
 *     >
 *       <AddressForm {...cep} />
 *       <Button type="submit">Salvar endereço</Button>
 *     </Form>
 *   );
 * }
 */
export function AddressForm(props: AddressFormProps) {
  const { lookup, onCepChange, onRetry, variant = "registration", onCheckoutStart, known = {}, ...rest } = props;
  const { isAwaited = false, title, texts, ...section } = rest;
  const words = useTexts("addressForm", addressFormTexts, texts);
  const errors = words.errors ?? addressFormMessages[variant];
  const limits = addressFormLimits[variant];
  const resultId = useId();
  const place = lookup.kind === "found" ? lookup.place : undefined;
  const withoutResult = blocksSaving(lookup) && lookup.kind !== "idle" && lookup.kind !== "looking";
  const wrongCep = withoutResult ? { "aria-invalid": true, "aria-describedby": resultId } : undefined;
  const isAccount = variant === "account";
  // In the account's form an unknown CEP is only an error of the CEP (SUB-337), in the others of the whole address (FUN-175).
  const wrong = wrongCep && !isAccount ? { ...wrongCep, ...waitsForCep } : undefined;
  // In the funnel only the CEP is required until the look-up has finished.
  const isFunnel = variant === "registration" || variant === "static";
  const wrongPlace = wrong ?? (isFunnel && place === undefined ? { error: "" } : undefined);
  const cep = useRef<HTMLInputElement>(null);
  const { begin, hasLostDoor, noteInput } = useStandingAddress(lookup, known, cep);
  // Keeps the focus where it is before an empty CEP is filled in again.
  const retry = useRetryFocus(cep, lookup, onRetry);
  useEmptiedCep(cep, lookup, isAccount);
  // A reset changes the CEP without an input event.
  useAfterReset(cep, ({ value }) => onCepChange(value));
  // The registration asks for the CEP alone, until a first look-up; a known CEP is looked up at once. The rest comes with the last digit,
  // not with the result, which would move the control under the finger.
  const isLookedUp = lookup.kind !== "idle";
  const [isAsked, setAsked] = useState(
    variant !== "registration" || isLookedUp || isAwaited || known.cep !== undefined,
  );
  if (isLookedUp && !isAsked) setAsked(true);
  const town = (
    <TownFields
      texts={words}
      place={place}
      wrong={wrongPlace}
      isText={variant === "registration" && (place !== undefined || isAwaited || lookup.kind === "looking")}
    />
  );

  const startCheckout = useEffectEvent(() => onCheckoutStart?.());
  useEffect(() => {
    if (variant === "static") startCheckout();
  }, [variant]);

  /** Filled in by the look-up, missing from its result, or unknown so far. */
  function filling(field: "street" | "neighborhood", missing: string) {
    if (place === undefined) return waitsForCep;
    return isLocked(lookup, field) ? { found: place[field] } : { missing };
  }

  return (
    <FormSection title={title ?? words.title} {...section}>
      <Fields onInput={noteInput}>
        <div data-span="half">
          <MaskedField
            kind="cep"
            name="cep"
            label={words.cep}
            required
            adornment={lookup.kind === "looking" ? <Spinner /> : undefined}
            ref={cep}
            defaultValue={known.cep === undefined ? undefined : formatCep(known.cep)}
            onValueChange={onCepChange}
            onPaste={pasteAddress}
            {...wrongCep}
          />
        </div>
        <LookupResult id={resultId} {...{ lookup, hasLostDoor }} onRetry={retry} texts={words} />
        {/* In the document from the start, for a draft or a pasted address. */}
        <Rest hidden={!isAsked}>
          {variant === "registration" ? town : null}
          <PlaceField
            name="street"
            label={words.street}
            autoComplete="address-line1"
            defaultTyped={begin.street}
            {...filling("street", errors["street-invalid"])}
            {...wrongPlace}
          />
          <DoorFields texts={words} limits={limits} known={begin} wrong={wrong} />
          <PlaceField
            name="neighborhood"
            label={words.neighborhood}
            autoComplete="address-level3"
            defaultTyped={begin.neighborhood}
            {...filling("neighborhood", errors["neighborhood-invalid"])}
            {...wrongPlace}
          />
          {variant === "registration" ? null : town}
          {isAccount ? (
            <TextField
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
        </Rest>
      </Fields>
    </FormSection>
  );
}
