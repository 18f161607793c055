import { Check, Copy, X } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Button, type ButtonAppearance } from "../Button/Button.tsx";
import { Outcome, OutcomeWords, Root } from "./CopyButton.styles.ts";
import { type CopyButtonTexts, copyButtonTexts } from "./copyButtonTexts.ts";
import { ManualCopy } from "./ManualCopy.tsx";
import { writeToClipboard } from "./writeToClipboard.ts";

/** How long the button shows that it copied, in milliseconds. */
const confirmationTime = 2000;

/** The result of the last copy, counted so that an equal text is announced again. */
interface Said {
  readonly state: "ready" | "copied" | "failed";
  readonly count: number;
  /** Whether the text is shown to be copied by hand; it stays until a copy succeeds. */
  readonly isShown: boolean;
}

const nothingSaid: Said = { state: "ready", count: 0, isShown: false };

export interface CopyButtonProps
  extends ButtonAppearance,
    Omit<ComponentProps<"button">, "children" | "onClick" | "onCopy"> {
  /**
   * Work is in progress: the button keeps its width, place and focus, and ignores presses.
   * @default false
   */
  pending?: boolean | undefined;
  /** The text to copy. */
  text: string;
  /**
   * The text of the button.
   * @default "Copiar"
   */
  label?: string | undefined;
  /** Called when the text is on the clipboard. */
  onCopied?: (() => void) | undefined;
  /** Called when the browser refuses or does not answer; the text is then shown below the button, selected. */
  onCopyFailed?: (() => void) | undefined;
  /**
   * The page announces the copy itself, e.g. by a toast, and a failure if it gives `onCopyFailed`; the button then only shows it.
   * @default false
   */
  copySilently?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CopyButtonTexts> | undefined;
}

/**
 * Copies a text and confirms it, visually and to screen readers. If the browser refuses, shows the text selected. `ref`, `style` and
 * attributes go to the button, `className` to the element around it.
 *
 * @example
 * <CopyButton text="AMORA10" label="Copiar cupom" />
 */
export function CopyButton(props: CopyButtonProps) {
  const { text, label: given, onCopied, onCopyFailed, copySilently = false, className, texts, ...rest } = props;
  const words = useTexts("copyButton", copyButtonTexts, texts);
  const label = given ?? words.copyLabel;
  const [{ state, count, isShown }, setSaid] = useState<Said>(nothingSaid);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setSaid((last) => ({ ...last, state: "ready" })), confirmationTime);
    return () => clearTimeout(timer);
  }, [count]);

  const copy = async () => {
    const copied = await writeToClipboard(text);
    setSaid((last) => ({ state: copied ? "copied" : "failed", count: last.count + 1, isShown: !copied }));
    if (copied) onCopied?.();
    else onCopyFailed?.();
  };

  const outcome = { ready: "", copied: words.copiedLabel, failed: words.failedLabel }[state];
  const isToldByPage = copySilently && (state === "copied" || onCopyFailed !== undefined);
  return (
    <Root className={className} data-full-width={rest.fullWidth || undefined}>
      <Button
        variant="secondary"
        {...rest}
        texts={words}
        onClick={copy}
        startIcon={state === "ready" ? <Copy aria-hidden /> : null}
      >
        {state === "ready" ? (
          <span>{label}</span>
        ) : (
          <>
            {/* The name stays: a focused button whose name changes is read again. */}
            <VisuallyHidden>{label}</VisuallyHidden>
            <Outcome aria-hidden data-instead-of={label}>
              <OutcomeWords>
                {state === "copied" ? <Check aria-hidden /> : <X aria-hidden />}
                <span>{outcome}</span>
              </OutcomeWords>
            </Outcome>
          </>
        )}
      </Button>
      <VisuallyHidden role="status">
        <span key={count}>{isToldByPage ? "" : outcome}</span>
      </VisuallyHidden>
      {isShown ? <ManualCopy key={`${count} ${text}`} text={text} label={words.manualLabel} /> : null}
    </Root>
  );
}
