import { type ComponentProps, useEffect, useRef, useState } from "react";
import { bringIntoView } from "../../../focus/bringIntoView.ts";
import { Button } from "../../actions/Button/index.ts";
import { useMergedRef } from "../../forms/Field/useMergedRef.ts";
import { Text } from "../../foundations/Text/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { CodeEntry } from "./CodeEntry.tsx";
import { Applied, Root } from "./CouponField.styles.ts";
import { type CouponFieldTexts, couponFieldTexts } from "./couponFieldTexts.ts";

export interface CouponFieldProps extends Omit<ComponentProps<"div">, "children"> {
  /** The code of the coupon in use. */
  applied: string | undefined;
  /** A code is being checked, or the coupon taken away. */
  pending: boolean;
  /** What is wrong with the code, or went wrong with the last try; a new object is a new refusal. */
  error?: { readonly message: string } | undefined;
  /** Is given the code without the spaces around it; never an empty one (MAN-262). */
  onApply: (code: string) => void;
  /** Asked by the button beside the coupon in use: set `applied` to undefined to obey. */
  onRemove: () => void;
  /** Other words in the place of its own. */
  texts?: Partial<CouponFieldTexts> | undefined;
}

/** Where a coupon is typed, or the one in use is shown and can be taken away. */
export function CouponField({ applied, pending, error, onApply, onRemove, texts, ref, ...rest }: CouponFieldProps) {
  const words = { ...couponFieldTexts, ...texts };
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const [known, setKnown] = useState({ applied, isNews: false });
  if (known.applied !== applied) setKnown({ applied, isNews: true });
  const news = applied === undefined ? words.removedLabel : `${words.appliedLabel} ${applied}`;

  useEffect(() => {
    // The pressed button went away with the coupon or the field: whoever pressed it stays in the box.
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
            <Text role="alert" size="small" tone="danger" ref={bringIntoView}>
              {error.message}
            </Text>
          )}
        </>
      )}
    </Root>
  );
}
