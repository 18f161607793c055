import { CloudOff, RotateCw } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Message, Picture, Root } from "../EmptyState/EmptyState.styles.ts";
import { type ErrorStateTexts, errorStateTexts } from "./errorStateTexts.ts";

export interface ErrorStateProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /**
   * What failed.
   * @default "Não deu para carregar"
   */
  title?: ReactNode;
  /** The cause, and the assurance that input is kept. */
  description?: ReactNode;
  /** Called to try again; without it the button is hidden. */
  onRetry?: (() => void) | undefined;
  /**
   * The retry is in progress.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ErrorStateTexts> | undefined;
}

/**
 * A failure to load: the cause, the assurance that input is kept, and a retry button.
 *
 * @example
 * <ErrorState
 *   title="Não deu para carregar seus pets"
 *   description="Confira a internet. Nada do que você salvou se perdeu."
 *   onRetry={() => location.reload()}
 * />
 */
export function ErrorState({
  title,
  description,
  onRetry,
  pending = false,
  headingLevel = 2,
  texts,
  ...rest
}: ErrorStateProps) {
  const words = useTexts("errorState", errorStateTexts, texts);
  return (
    <Root role="alert" {...rest}>
      <Picture data-tone="danger">
        <CloudOff aria-hidden />
      </Picture>
      <Heading headingLevel={headingLevel} size="title" align="center">
        {title ?? words.title}
      </Heading>
      <Message>{description ?? words.description}</Message>
      {onRetry === undefined ? null : (
        <Button
          onClick={() => onRetry()}
          pending={pending}
          texts={{ pendingLabel: words.pendingLabel }}
          startIcon={<RotateCw aria-hidden />}
        >
          {words.retryLabel}
        </Button>
      )}
    </Root>
  );
}
