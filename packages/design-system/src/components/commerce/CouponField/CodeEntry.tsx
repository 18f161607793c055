import { accepted } from "@petbox/domain/result";
import { typedText } from "@petbox/domain/text/typedText";
import { useMemo } from "react";
import { Button } from "../../actions/Button/index.ts";
import { Form, type FormValues } from "../../forms/Form/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { Entry } from "./CouponField.styles.ts";
import type { CouponFieldTexts } from "./couponFieldTexts.ts";

interface CodeEntryProps {
  texts: CouponFieldTexts;
  pending: boolean;
  error: { readonly message: string } | undefined;
  onApply: (code: string) => void;
}

const codeOf = ({ coupon = "" }: FormValues) => accepted(typedText(coupon));

/** The field for a code and its button. An empty code is not submitted. */
export function CodeEntry({ pending, error, onApply, texts }: CodeEntryProps) {
  const { label, placeholder, applyLabel, applyingLabel } = texts;
  // Memoized per refusal: `Form` takes a new object for a new refusal.
  const errors = useMemo(() => (error === undefined ? undefined : { coupon: error.message }), [error]);
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
        <Button type="submit" variant="secondary" pending={pending} texts={{ pendingLabel: applyingLabel }}>
          {applyLabel}
        </Button>
      </Entry>
    </Form>
  );
}
