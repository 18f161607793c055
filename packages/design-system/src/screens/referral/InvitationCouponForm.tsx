import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import {
  type CouponName,
  couponNameLength,
  couponNameTakenMessage,
  parseCouponName,
  parseInvitationCouponName,
} from "@petbox/domain/referral/couponName";
import type { CouponNameCheck } from "@petbox/domain/referral/couponNameCheck";
import { couponNameMessages } from "@petbox/domain/referral/messages";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { TextField } from "../../components/forms/TextField/index.ts";
import { Glyph } from "../../components/foundations/Glyph/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Spinner } from "../../components/status/Spinner/index.ts";
import { NameActions } from "./InvitationsScreen.styles.ts";

export interface InvitationCouponFormProps {
  /** The name that the field starts with; undefined for an empty field. */
  readonly suggestion: CouponName | undefined;
  /** The known availability of the name. */
  readonly check: CouponNameCheck;
  /** Called on every change of the text. */
  readonly onType: (text: string) => void;
  /** Checks the availability immediately. */
  readonly onVerify: (name: CouponName) => void;
  readonly onSave: (name: CouponName) => void;
  /** Whether the coupon is being saved. */
  readonly pending: boolean;
  /** Error text of the last failed save. */
  readonly failure: string | undefined;
  /** The server's reason for refusing the name of the last failed save; shown at the field until the text changes. */
  readonly nameError?: string | undefined;
}

/** Second step: the name, its availability, and a confirmation before the save (SUB-196 to SUB-198). */
export function InvitationCouponForm(props: InvitationCouponFormProps) {
  const { suggestion, check, onType, onVerify, onSave, pending, failure, nameError } = props;
  const [asked, setAsked] = useState<CouponName>();
  // A failure concerns the name that was sent: the question about another one begins without it.
  const [isSent, setIsSent] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const hintId = useId();
  const isAvailable = check.kind === "available";
  return (
    <>
      <Form parse={parseName} onSubmit={onVerify} aria-label="Novo cupom">
        <Stack>
          <CouponNameField
            suggestion={suggestion}
            check={check}
            refused={isChanged ? undefined : nameError}
            onType={(text) => {
              setIsChanged(true);
              onType(text);
            }}
          />
          <NameActions>
            <Button
              type="submit"
              variant="secondary"
              pending={check.kind === "looking"}
              texts={{ pendingLabel: "Verificando" }}
            >
              Verificar
            </Button>
            <Button
              onClick={() => {
                setAsked(isAvailable ? check.name : undefined);
                setIsSent(false);
              }}
              aria-disabled={!isAvailable}
              aria-describedby={isAvailable ? undefined : hintId}
            >
              Salvar cupom
            </Button>
          </NameActions>
          {isAvailable ? null : (
            <Text id={hintId} size="small" tone="soft">
              Verifique se o nome está livre para salvar.
            </Text>
          )}
        </Stack>
      </Form>
      <ConfirmDialog
        open={asked !== undefined}
        title="Salvar este cupom?"
        onConfirm={() => {
          setIsSent(true);
          setIsChanged(false);
          if (asked !== undefined) onSave(asked);
        }}
        onCancel={() => setAsked(undefined)}
        pending={pending}
        error={isSent ? failure : undefined}
      >
        <Text>
          O seu cupom vai se chamar <b>{asked}</b>. Cada assinante tem um só, e o nome não muda depois.
        </Text>
      </ConfirmDialog>
    </>
  );
}

function parseName({ name = "" }: FormValues) {
  return withMessages(fieldResult("name", parseInvitationCouponName(name)), couponNameMessages);
}

interface CouponNameFieldProps {
  /** The name that the field starts with. */
  readonly suggestion: CouponName | undefined;
  readonly check: CouponNameCheck;
  /** The server's reason for refusing the name. */
  readonly refused: string | undefined;
  readonly onType: (text: string) => void;
}

/** The coupon name field, with its availability below. */
function CouponNameField({ suggestion, check, refused, onType }: CouponNameFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const error = check.kind === "taken" ? couponNameTakenMessage : (refusal ?? refused);
  return (
    <Stack gap="s1">
      <TextField
        name="name"
        defaultValue={suggestion}
        label="Nome do cupom"
        hint="De 6 a 15 letras e números, como bobquerido ou mika2026."
        limit={couponNameLength.max}
        onValueChange={(text) => {
          setRefusal(refusalOf(text));
          onType(text);
        }}
        error={error}
        adornment={adornments[check.kind]}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Text role="status" size="small" weight="bold" tone={check.kind === "available" ? "success" : "danger"}>
        <span>{outcomeOf(check)}</span>
        {/* Visible in the field; announced here. */}
        <VisuallyHidden>{error}</VisuallyHidden>
      </Text>
    </Stack>
  );
}

const adornments: Partial<Record<CouponNameCheck["kind"], ReactNode>> = {
  looking: <Spinner />,
  available: <Glyph sign="success" />,
};

/** Errors that further typing cannot fix are shown at once; a name that is too short may still be incomplete. */
function refusalOf(text: string): string | undefined {
  const name = parseCouponName(text);
  return text.trim() === "" || name.ok ? undefined : couponNameMessages[name.error];
}

/** The lookup's result; the field itself reports a taken name. */
function outcomeOf(check: CouponNameCheck): string {
  if (check.kind === "available") return `${check.name} está disponível.`;
  return check.kind === "failed" ? "Não deu para verificar o nome agora. Tente de novo." : "";
}
