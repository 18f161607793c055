import { couponNameCharactersOf, parseInviteCouponName } from "@petbox/domain/coupons/inviteCouponName";
import { inviteCouponMessages } from "@petbox/domain/coupons/messages";
import { type FieldErrors, fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { type CouponName, couponNameLength } from "@petbox/domain/referral/couponName";
import { type CompositionEvent, type InputEvent, type ReactNode, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { keepOnly } from "../../components/forms/Field/keepOnly.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { TextField } from "../../components/forms/TextField/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { SharePicture } from "./InviteScreen.styles.ts";

export interface CreateCouponScreenProps {
  /** The customer's pet, once known. */
  readonly pet?: PortrayedPet | undefined;
  readonly onCreate: (name: CouponName) => void;
  /** Whether the coupon is being created. */
  readonly pending: boolean;
  /** The failure of the last attempt; a new object each time. */
  readonly failure: InviteCouponFailure | undefined;
  /** Toasts, inside the dialog: everything outside of it is inert. */
  readonly notices?: ReactNode;
}

/** The prompt, and the dialog that names the coupon (MAN-124, MAN-244). */
export function CreateCouponScreen({ pet, onCreate, pending, failure, notices }: CreateCouponScreenProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Stack gap="s4">
        {pet?.name === undefined ? null : (
          <SharePicture>
            <PetPortrait {...pet} mood="happy" width={160} />
          </SharePicture>
        )}
        <Stack gap="s2">
          <Heading headingLevel={2}>Seu cupom para os amigos</Heading>
          <Text tone="soft">Escolha um nome que seja a cara do seu pet e mande para quem também vai amar a caixa.</Text>
        </Stack>
        <Button fullWidth onClick={() => setIsOpen(true)}>
          Criar meu cupom
        </Button>
      </Stack>
      <FormDialog open={isOpen} title="Criar meu cupom" pending={pending} onClose={() => setIsOpen(false)}>
        <InviteCouponForm onSave={onCreate} pending={pending} failure={failure} />
        {notices}
      </FormDialog>
    </Card>
  );
}

/** Why a coupon could not be created. */
interface InviteCouponFailure {
  /** The warning; absent if a toast reports the failure. */
  readonly warning?: {
    readonly title: string;
    /** May contain HTML from the server. */
    readonly text: string;
  };
  /** The field error, if the name caused the failure. */
  readonly field?: FieldErrors<string>;
}

interface InviteCouponFormProps {
  readonly onSave: (name: CouponName) => void;
  readonly pending: boolean;
  readonly failure: InviteCouponFailure | undefined;
}

/** Form for the coupon's name; invalid characters are removed while typing (MAN-305 to MAN-312). */
function InviteCouponForm({ onSave, pending, failure: last }: InviteCouponFormProps) {
  const [isSent, setIsSent] = useState(false);
  // A dialog that opens again begins without the failure of before.
  const failure = isSent ? last : undefined;
  return (
    <Form
      parse={parseName}
      onSubmit={(name) => {
        setIsSent(true);
        onSave(name);
      }}
      pending={pending}
      serverErrors={failure?.field}
      aria-label="Nome do cupom"
    >
      <Stack gap="s4">
        {failure?.warning === undefined ? null : (
          // The form announces a field error itself and moves focus to it.
          <Alert tone="warning" role={failure.field ? "note" : "alert"} title={failure.warning.title}>
            <SafeHtml html={failure.warning.text} />
          </Alert>
        )}
        <TextField
          name="name"
          label="Nome do cupom"
          hint="Só letras e números, como bobquerido ou mika07. O nome não muda depois."
          limit={couponNameLength.max}
          onInputCapture={keepNameCharacters}
          onCompositionEnd={keepComposedCharacters}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          data-autofocus
        />
        <Button type="submit" fullWidth pending={pending} texts={{ pendingLabel: "Salvando" }}>
          Salvar cupom
        </Button>
      </Stack>
    </Form>
  );
}

function parseName({ name = "" }: FormValues) {
  return withMessages(fieldResult("name", parseInviteCouponName(name)), inviteCouponMessages);
}

/** Runs before any other input handler reads the field. Text under composition, e.g. a dead key and its vowel, is not changed. */
function keepNameCharacters({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
  if (!nativeEvent.isComposing) keepOnly(field, couponNameCharactersOf);
}

/** Android keyboards compose whole words, and no input event follows. A dispatched one updates the count of characters. */
function keepComposedCharacters({ currentTarget: field }: CompositionEvent<HTMLInputElement>): void {
  const { value } = field;
  if (keepOnly(field, couponNameCharactersOf) !== value) field.dispatchEvent(new Event("input", { bubbles: true }));
}
