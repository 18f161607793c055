import { accepted } from "@petbox/domain/result";
import { plainText } from "@petbox/domain/text/plainText";
import { typedText } from "@petbox/domain/text/typedText";
import { type ComponentProps, useEffect, useMemo, useRef, useState } from "react";
import { bringIntoView } from "../../../focus/bringIntoView.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/index.ts";
import { useMergedRef } from "../../forms/Field/useMergedRef.ts";
import { Form, type FormValues } from "../../forms/Form/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { SafeHtml } from "../../foundations/SafeHtml/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Applied, Entry, Problem, Root } from "./CouponField.styles.ts";
import { type CouponFieldTexts, couponFieldTexts } from "./couponFieldTexts.ts";

export interface CouponFieldProps extends Omit<ComponentProps<"div">, "children"> {
  /** The code of the applied coupon. */
  applied: string | undefined;
  /**
   * A code is being checked, or the coupon is being removed.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * Why the code is wrong or the last request failed; may contain HTML from the server. A new object is a new refusal, and so is an equal
   * text after `pending`.
   */
  error?: string | { readonly message: string } | undefined;
  /** Called with the trimmed code; never with an empty one. */
  onApply: (code: string) => void;
  /** Called when the remove button is pressed; set `applied` to undefined to comply. */
  onRemove: () => void;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CouponFieldTexts> | undefined;
}

const messageOf = (error: CouponFieldProps["error"]) => (typeof error === "string" ? error : error?.message);

const codeOf = ({ coupon = "" }: FormValues) => accepted(typedText(coupon));

interface CodeEntryProps {
  texts: CouponFieldTexts;
  pending: boolean;
  error: CouponFieldProps["error"];
  onApply: (code: string) => void;
}

/** The field for a code and its button. An empty code is not submitted. */
function CodeEntry({ pending, error, onApply, texts }: CodeEntryProps) {
  const { label, placeholder, applyLabel, applyingLabel } = texts;
  // Memoized per refusal: `Form` takes a new object for a new refusal. A text is hidden while pending, so an equal one is new afterwards.
  const refusal = pending && typeof error === "string" ? undefined : error;
  const errors = useMemo(() => {
    const message = messageOf(refusal);
    return message === undefined ? undefined : { coupon: plainText(message) };
  }, [refusal]);
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

/**
 * The field for a coupon code, or the applied coupon with its remove button. It is a form of its own, so it cannot stand inside another form.
 *
 * @example
 * const [applied, setApplied] = useState<string>();
 * return <CouponField applied={applied} onApply={setApplied} onRemove={() => setApplied(undefined)} />;
 */
export function CouponField({
  applied,
  pending = false,
  error,
  onApply,
  onRemove,
  texts,
  ref,
  ...rest
}: CouponFieldProps) {
  const words = useTexts("couponField", couponFieldTexts, texts);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const [known, setKnown] = useState({ applied, isNews: false });
  if (known.applied !== applied) setKnown({ applied, isNews: true });
  const news = applied === undefined ? words.removedLabel : `${words.appliedLabel} ${applied}`;

  useEffect(() => {
    // The pressed button disappears with the coupon or the field; the focus stays inside the component.
    if (known.isNews && document.activeElement === document.body) root.current?.focus();
  }, [known]);

  return (
    <Root role="group" aria-label={words.groupLabel} tabIndex={-1} {...rest} ref={mergedRef}>
      <VisuallyHidden role="status">{known.isNews ? news : ""}</VisuallyHidden>
      {applied === undefined ? (
        <CodeEntry {...{ pending, error, onApply }} texts={words} />
      ) : (
        <>
          <Applied>
            <p>
              {words.appliedLabel}
              <strong>{applied}</strong>
            </p>
            <Button
              variant="quiet"
              size="small"
              pending={pending}
              texts={{ pendingLabel: words.removingLabel }}
              onClick={() => onRemove()}
            >
              {words.removeLabel}
            </Button>
          </Applied>
          {error === undefined ? null : (
            <Problem role="alert" ref={bringIntoView}>
              <SafeHtml html={messageOf(error) ?? ""} />
            </Problem>
          )}
        </>
      )}
    </Root>
  );
}
