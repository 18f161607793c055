import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { type CouponName, parseInvitationCouponName } from "@petbox/domain/referral/couponName";
import type { CouponNameCheck } from "@petbox/domain/referral/couponNameCheck";
import { couponNameMessages } from "@petbox/domain/referral/messages";
import { useId, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { CouponNameField } from "./CouponNameField.tsx";
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
}

/** Second step: the name, its availability, and a confirmation before the save (SUB-196 to SUB-198). */
export function InvitationCouponForm(props: InvitationCouponFormProps) {
  const { suggestion, check, onType, onVerify, onSave, pending, failure } = props;
  const [asked, setAsked] = useState<CouponName>();
  const hintId = useId();
  const isAvailable = check.kind === "available";
  return (
    <>
      <Form parse={parseName} onSubmit={onVerify} aria-label="Novo cupom">
        <Stack>
          <CouponNameField suggestion={suggestion} check={check} onType={onType} />
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
              onClick={() => setAsked(isAvailable ? check.name : undefined)}
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
        onConfirm={() => asked && onSave(asked)}
        onCancel={() => setAsked(undefined)}
        pending={pending}
        error={failure}
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
