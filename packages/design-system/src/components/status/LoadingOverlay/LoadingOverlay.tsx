import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { styled } from "styled-components";
import { useModal } from "../../../focus/useModal.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { loadingOverlayTexts } from "./loadingOverlayTexts.ts";

/* styled-components warns of attributes it does not know, `closedby` among them. */
const Root = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  min-width: min(${tokens.size.tileMedium}, 100% - 2 * ${tokens.space.s4});
  max-width: calc(100% - 2 * ${tokens.space.s4});
  margin: auto;
  padding-block: ${tokens.space.s8};
  /* With large text on a small screen the whole width belongs to the words. */
  padding-inline: min(${tokens.space.s8}, 4%);
  border: 0;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  outline: none;
  box-shadow: none;
  &::backdrop { background: ${tokens.color.backdrop}; }
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
  /* The page below it is printed. */
  @media print { && { display: none; } }
`;

const Status = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  text-align: center;
  > span { color: ${tokens.color.primary}; }
`;

const Title = styled.p`
  font-size: ${tokens.fontSize.title};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
`;

/** The duration of a timed loading, in milliseconds (FUN-364; decision 62). */
export const timedLoading = 2000;

export interface LoadingOverlayProps extends Omit<ComponentProps<"dialog">, "open" | "title" | "onCancel" | "onClose"> {
  /** Whether the overlay is shown. */
  open: boolean;
  /**
   * The name of the work.
   * @default "Carregando"
   */
  title?: ReactNode;
  /**
   * The delay before the overlay shows, in milliseconds, so that quick work does not flash.
   * @default 0
   */
  delay?: number | undefined;
  /** One more sentence, for long work. */
  children?: ReactNode;
  /** Called once after `timedLoading` while open, which makes it a loading of fixed duration. */
  onTimeUp?: (() => void) | undefined;
}

/**
 * Blocks the page while data is saved: it ignores presses and keys, even Esc. Focus returns afterwards.
 *
 * @example
 * const [isSaving, setSaving] = useState(false);
 * const save = () => {
 *   setSaving(true);
 *   fetch("/api/endereco", { method: "PUT" }).finally(() => setSaving(false));
 * };
 * return (
 *   <>
 *     <Button onClick={save}>Salvar endereço</Button>
 *     <LoadingOverlay open={isSaving} title="Salvando" delay={300} />
 *   </>
 * );
 */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { open, title, delay = 0, children, onTimeUp, ref, ...rest } = props;
  const words = useTexts("loadingOverlay", loadingOverlayTexts);
  const titleId = useId();
  const modal = useModal({ open, ref, delay });
  const timed = onTimeUp !== undefined;
  const endTime = useEffectEvent(() => onTimeUp?.());
  useEffect(() => {
    if (!open || !timed) return;
    const timer = setTimeout(endTime, timedLoading);
    return () => clearTimeout(timer);
  }, [open, timed]);

  return (
    // It has no way to close, so a press on it belongs to the consumer.
    <Root aria-labelledby={titleId} {...modal} {...rest}>
      <Status role="status">
        <Spinner size="large" />
        <Title id={titleId}>{title ?? words.title}</Title>
        {open ? children : null}
      </Status>
    </Root>
  );
}
