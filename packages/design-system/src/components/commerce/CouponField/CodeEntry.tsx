import { accepted } from "@petbox/domain/result";
import { useMemo } from "react";
import { Button } from "../../actions/Button/index.ts";
import { Form, type FormValues } from "../../forms/Form/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { Entry } from "./CouponField.styles.ts";

export interface CodeEntryTexts {
  /** @default "Tem um cupom?" */
  label: string;
  /** @default "Digite o código" */
  placeholder: string;
  /** @default "Aplicar" */
  applyLabel: string;
  /**
   * The name of the button while a code is checked.
   * @default "Conferindo o cupom"
   */
  applyingLabel: string;
}

interface CodeEntryProps extends CodeEntryTexts {
  pending: boolean;
  refusal: { readonly message: string } | undefined;
  onApply: (code: string) => void;
}

const codeOf = ({ coupon = "" }: FormValues) => accepted(coupon.trim());

/** The field for a code and its button. An empty code asks for nothing. */
export function CodeEntry({
  pending,
  refusal,
  onApply,
  label,
  placeholder,
  applyLabel,
  applyingLabel,
}: CodeEntryProps) {
  // One object a refusal: the form takes a new one for a new refusal.
  const errors = useMemo(() => (refusal === undefined ? undefined : { coupon: refusal.message }), [refusal]);
  return (
    <Form
      parse={codeOf}
      pending={pending}
      serverErrors={errors}
      onSubmit={(code) => {
        if (code !== "") onApply(code);
      }}
    >
      <Entry>
        <TextField
          name="coupon"
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          readOnly={pending}
        />
        <Button type="submit" variant="secondary" pending={pending} pendingLabel={applyingLabel}>
          {applyLabel}
        </Button>
      </Entry>
    </Form>
  );
}
