import {
  type CouponName,
  couponNameLength,
  couponNameTakenMessage,
  parseCouponName,
} from "@petbox/domain/referral/couponName";
import type { CouponNameCheck } from "@petbox/domain/referral/couponNameCheck";
import { couponNameMessages } from "@petbox/domain/referral/messages";
import { type ReactNode, useState } from "react";
import { TextField } from "../../components/forms/TextField/index.ts";
import { Glyph } from "../../components/foundations/Glyph/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Spinner } from "../../components/status/Spinner/index.ts";

interface CouponNameFieldProps {
  /** The name that the field starts with. */
  readonly suggestion: CouponName | undefined;
  readonly check: CouponNameCheck;
  readonly onType: (text: string) => void;
}

/** The coupon name field, with its availability below. */
export function CouponNameField({ suggestion, check, onType }: CouponNameFieldProps) {
  const [refusal, setRefusal] = useState<string>();
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
        error={check.kind === "taken" ? couponNameTakenMessage : refusal}
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
        {check.kind === "taken" ? <VisuallyHidden>{couponNameTakenMessage}</VisuallyHidden> : null}
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
