import { CircleCheck, Ellipsis } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { enterText } from "../Field/enterText.ts";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { useFieldError } from "../Form/FormErrorsContext.ts";
import { TextField } from "../TextField/TextField.tsx";
import { Chip, Root, Sign, SuggestionButton, SuggestionPlace } from "./EmailField.styles.ts";
import { type EmailFieldTexts, emailFieldTexts } from "./emailFieldTexts.ts";

/** Delay between the last key and the suggestion, in milliseconds. */
const suggestionDelay = 600;

/** Tracks whether a text is being typed: from a key until `suggestionDelay` after it, or until the field loses focus. */
function useIsTyping() {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isTyping,
    typed() {
      clearTimeout(timer.current);
      setIsTyping(true);
      timer.current = setTimeout(setIsTyping, suggestionDelay, false);
    },
    left() {
      clearTimeout(timer.current);
      setIsTyping(false);
    },
  };
}

/** The state of the address: being typed, being checked, or accepted. */
export type EmailFieldStatus = "waiting" | "checking" | "accepted";

export interface EmailFieldProps
  extends InputFieldProps,
    Omit<ComponentProps<"input">, "children" | "name" | "type" | "inputMode"> {
  /** The state shown at the end of the field; no icon without it. */
  status?: EmailFieldStatus | undefined;
  /**
   * The address that was probably meant, accepted by one press. Give it for the current text at every key: the field shows it 600 ms after
   * the last one, or when it loses focus.
   */
  suggestion?: string | undefined;
  /**
   * The room of the suggestion below the field: reserved, so that nothing moves; or only with a suggestion, where it is rare and the gap
   * would look like a mistake.
   * @default "reserved"
   */
  suggestionRoom?: "reserved" | "on-demand" | undefined;
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
  const { status, suggestion, suggestionRoom = "reserved", onSuggestionTaken, className, ref, texts, ...field } = props;
  const { suggestionLabel, checkingLabel, acceptedLabel } = useTexts("emailField", emailFieldTexts, texts);
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const { isTyping, typed, left } = useIsTyping();
  const formError = useFieldError(field.name);
  const hasError = Boolean(field.error ?? formError);
  const hasSuggestion = suggestion !== undefined;
  const shown = isTyping ? undefined : suggestion;
  const spoken = { waiting: "", checking: checkingLabel, accepted: acceptedLabel };

  return (
    <Root
      className={className}
      data-room={suggestionRoom}
      data-suggesting={hasSuggestion && !hasError ? "" : undefined}
    >
      <TextField
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        ref={mergedRef}
        type="email"
        onInput={(event) => {
          typed();
          field.onInput?.(event);
        }}
        onBlur={(event) => {
          left();
          field.onBlur?.(event);
        }}
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
      <VisuallyHidden role="status">{field.error ?? (status && spoken[status])}</VisuallyHidden>
      {/* Apart from the status, whose changes would announce the suggestion again. */}
      <SuggestionPlace aria-live="polite" data-below-error={hasSuggestion && hasError ? "" : undefined}>
        {shown === undefined ? null : (
          <SuggestionButton
            type="button"
            // The field keeps the focus, so that leaving it does not check the address being replaced.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (control.current !== null) {
                control.current.focus();
                enterText(control.current, shown);
              }
              onSuggestionTaken?.(shown);
            }}
          >
            <Chip>{inTwoParts(suggestionLabel(shown))}</Chip>
          </SuggestionButton>
        )}
      </SuggestionPlace>
    </Root>
  );
}

/**
 * The text with its only good place for a line break, before the "@". Each part has an element, because a translated page replaces bare
 * text.
 */
function inTwoParts(text: string) {
  const at = text.lastIndexOf("@");
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <wbr />
      <span>{text.slice(at)}</span>
    </>
  );
}
