import { CircleCheck, Ellipsis } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { enterText } from "../Field/enterText.ts";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { TextField } from "../TextField/TextField.tsx";
import { Root, Sign, Status } from "./EmailField.styles.ts";
import { type EmailFieldTexts, emailFieldTexts } from "./emailFieldTexts.ts";

/** The state of the address: being typed, being checked, or accepted. */
export type EmailFieldStatus = "waiting" | "checking" | "accepted";

export interface EmailFieldProps
  extends InputFieldProps,
    Omit<ComponentProps<"input">, "children" | "name" | "type" | "inputMode"> {
  /** The state shown at the end of the field; no icon without it. */
  status?: EmailFieldStatus | undefined;
  /** The address that was probably meant, accepted by one press. */
  suggestion?: string | undefined;
  /** Called with the accepted suggestion, which is then in the field, as if typed, with the focus. */
  onSuggestionTaken?: ((suggestion: string) => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<EmailFieldTexts> | undefined;
}

/**
 * An e-mail address with its check and, for a typing error, a suggestion (FUN-220).
 *
 * @example
 * <EmailField name="email" label="E-mail" autoComplete="email" />
 */
export function EmailField(props: EmailFieldProps) {
  const { status, suggestion, onSuggestionTaken, className, ref, texts, ...field } = props;
  const { suggestionLabel, checkingLabel, acceptedLabel } = { ...emailFieldTexts, ...texts };
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const spoken = { waiting: "", checking: checkingLabel, accepted: acceptedLabel };

  return (
    <Root className={className}>
      <TextField
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        ref={mergedRef}
        type="email"
        adornment={
          status && (
            <Sign data-status={status}>
              {status === "waiting" ? <Ellipsis aria-hidden /> : null}
              {status === "checking" ? <Spinner size="small" /> : null}
              {status === "accepted" ? <CircleCheck aria-hidden /> : null}
            </Sign>
          )
        }
      />
      <Status role="status">
        <VisuallyHidden>{field.error ?? (status && spoken[status])}</VisuallyHidden>
        {suggestion === undefined ? null : (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              if (control.current !== null) {
                control.current.focus();
                enterText(control.current, suggestion);
              }
              onSuggestionTaken?.(suggestion);
            }}
          >
            {suggestionLabel(suggestion)}
          </Button>
        )}
      </Status>
    </Root>
  );
}
