import { PawPrint } from "lucide-react";
import { type ComponentProps, type ReactNode, useContext } from "react";
import { EmblemContext } from "../../../theme/EmblemContext.ts";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Message, Picture, Root } from "./EmptyState.styles.ts";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** The missing content. */
  title: ReactNode;
  /** The next step, in one sentence. */
  children?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  /**
   * The picture above the title.
   * @default a paw, or the emblem of ThemeRoot
   */
  picture?: ReactNode;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/**
 * An empty state: a kind sentence, and the next step.
 *
 * @example
 * <EmptyState title="Nenhum cartão salvo" action={<LinkButton href="/cartoes/novo">Adicionar</LinkButton>} />
 */
export function EmptyState({ title, children, action, picture, headingLevel = 2, ...rest }: EmptyStateProps) {
  const Emblem = useContext(EmblemContext) ?? PawPrint;
  return (
    <Root {...rest}>
      <Picture>{picture ?? <Emblem aria-hidden />}</Picture>
      <Heading headingLevel={headingLevel} size="title" align="center">
        {title}
      </Heading>
      {children === undefined ? null : <Message>{children}</Message>}
      {action}
    </Root>
  );
}
