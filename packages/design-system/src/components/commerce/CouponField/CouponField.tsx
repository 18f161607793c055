import { type ComponentProps, useEffect, useRef, useState } from "react";
import { bringIntoView } from "../../../focus/bringIntoView.ts";
import { Button } from "../../actions/Button/index.ts";
import { useMergedRef } from "../../forms/Field/useMergedRef.ts";
import { Text } from "../../foundations/Text/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { CodeEntry, type CodeEntryTexts } from "./CodeEntry.tsx";
import { Applied, Root } from "./CouponField.styles.ts";

export interface CouponFieldProps extends Partial<CodeEntryTexts>, Omit<ComponentProps<"div">, "children"> {
  /** The code of the coupon in use. */
  applied: string | undefined;
  /** A code is being checked, or the coupon taken away. */
  pending: boolean;
  /** What is wrong with the code, or went wrong with the last try; a new object is a new refusal. */
  refusal?: { readonly message: string } | undefined;
  /** Is given the code without the spaces around it; never an empty one (MAN-262). */
  onApply: (code: string) => void;
  onRemove: () => void;
  /**
   * What the whole is, for screen readers.
   * @default "Cupom de desconto"
   */
  groupLabel?: string;
  /** @default "Cupom aplicado" */
  appliedLabel?: string;
  /**
   * What a screen reader hears when the coupon is gone.
   * @default "Cupom removido"
   */
  removedLabel?: string;
  /** @default "Remover" */
  removeLabel?: string;
  /**
   * The name of the button while the coupon is taken away.
   * @default "Carregando"
   */
  removingLabel?: string;
}

/** Where a coupon is typed, or the one in use is shown and can be taken away. */
export function CouponField({
  applied,
  pending,
  refusal,
  onApply,
  onRemove,
  groupLabel = "Cupom de desconto",
  appliedLabel = "Cupom aplicado",
  removedLabel = "Cupom removido",
  removeLabel = "Remover",
  removingLabel = "Carregando",
  label = "Tem um cupom?",
  placeholder = "Digite o código",
  applyLabel = "Aplicar",
  applyingLabel = "Conferindo o cupom",
  ref,
  ...rest
}: CouponFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const [known, setKnown] = useState({ applied, isNews: false });
  if (known.applied !== applied) setKnown({ applied, isNews: true });
  const news = applied === undefined ? removedLabel : `${appliedLabel} ${applied}`;

  useEffect(() => {
    // The pressed button went away with the coupon or the field: whoever pressed it stays in the box.
    if (known.isNews && document.activeElement === document.body) root.current?.focus();
  }, [known]);

  return (
    <Root role="group" aria-label={groupLabel} tabIndex={-1} {...rest} ref={mergedRef}>
      <VisuallyHidden role="status">{known.isNews ? news : ""}</VisuallyHidden>
      {applied === undefined ? (
        <CodeEntry {...{ pending, refusal, onApply, label, placeholder, applyLabel, applyingLabel }} />
      ) : (
        <>
          <Applied>
            <p>
              {appliedLabel}
              <strong>{applied}</strong>
            </p>
            <Button variant="quiet" size="small" pending={pending} pendingLabel={removingLabel} onClick={onRemove}>
              {removeLabel}
            </Button>
          </Applied>
          {refusal === undefined ? null : (
            <Text role="alert" size="small" tone="danger" ref={bringIntoView}>
              {refusal.message}
            </Text>
          )}
        </>
      )}
    </Root>
  );
}
