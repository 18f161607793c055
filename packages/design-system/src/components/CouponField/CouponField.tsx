import { accepted } from "@petbox/domain/result";
import { type ComponentProps, useEffect, useMemo, useRef } from "react";
import { Button } from "../Button/index.ts";
import { Form, type FormValues } from "../Form/index.ts";
import { Text } from "../Text/index.ts";
import { TextField } from "../TextField/index.ts";
import { Applied, Entry, Root } from "./CouponBox.styles.ts";

export interface CouponBoxProps extends Omit<ComponentProps<"div">, "children"> {
  /** The code of the coupon in use. */
  applied: string | undefined;
  /** A code is being checked, or the coupon taken away. */
  busy: boolean;
  /** What is wrong with the code, or went wrong with the last try; a new object is a new refusal. */
  refusal?: { readonly message: string } | undefined;
  /** Is given the code without the spaces around it; never an empty one (MAN-262). */
  onApply: (code: string) => void;
  onRemove: () => void;
}

const codeOf = ({ coupon = "" }: FormValues) => accepted(coupon.trim());

/** Where a coupon is typed, or the one in use is shown and can be taken away. */
export function CouponBox({ applied, busy, refusal, onApply, onRemove, ...rest }: CouponBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(applied);

  useEffect(() => {
    if (shown.current === applied) return;
    shown.current = applied;
    // The pressed button went away with the coupon or the field: whoever pressed it stays in the box.
    if (document.activeElement === document.body) root.current?.focus();
  }, [applied]);

  return (
    <Root role="group" aria-label="Cupom de desconto" tabIndex={-1} {...rest} ref={root}>
      {applied === undefined ? (
        <CodeEntry busy={busy} refusal={refusal} onApply={onApply} />
      ) : (
        <>
          <Applied>
            <p role="status">
              Cupom aplicado
              <strong>{applied}</strong>
            </p>
            <Button variant="quiet" size="small" busy={busy} onClick={onRemove}>
              Remover
            </Button>
          </Applied>
          {refusal === undefined ? null : (
            <Text role="alert" size="small" tone="danger">
              {refusal.message}
            </Text>
          )}
        </>
      )}
    </Root>
  );
}

type CodeEntryProps = Pick<CouponBoxProps, "busy" | "refusal" | "onApply">;

function CodeEntry({ busy, refusal, onApply }: CodeEntryProps) {
  // One object a refusal: the form takes a new one for a new refusal.
  const errors = useMemo(() => (refusal === undefined ? undefined : { coupon: refusal.message }), [refusal]);
  return (
    <Form
      parse={codeOf}
      busy={busy}
      serverErrors={errors}
      onSubmit={(code) => {
        if (code !== "") onApply(code);
      }}
    >
      <Entry>
        <TextField
          name="coupon"
          label="Tem um cupom?"
          placeholder="Digite o código"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          readOnly={busy}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Conferindo o cupom">
          Aplicar
        </Button>
      </Entry>
    </Form>
  );
}
