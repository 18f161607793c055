import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { bringIntoView } from "../../../focus/bringIntoView.ts";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { pawPicture } from "../EmptyState/pawPicture.styles.ts";

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s8} ${tokens.space.s5};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  text-align: center;
  ${media.from600} { padding: ${tokens.space.s10} ${tokens.space.s8}; }
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
`;

const Picture = styled.div`
  ${pawPicture}
  background: ${tokens.color.successTint};
  color: ${tokens.color.success};

  [data-tone="danger"] > & { background: ${tokens.color.dangerTint}; color: ${tokens.color.danger}; }
  [data-tone="pending"] > & { background: ${tokens.color.highlightTint}; color: ${tokens.color.warning}; }
`;

const Scene = styled.div`
  width: 100%;
  max-width: ${tokens.size.tileMedium};
`;

const Message = styled.div`
  max-width: 42ch;
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
  width: 100%;
  max-width: ${tokens.size.tileLarge};
  margin-block-start: ${tokens.space.s2};
`;

export interface ResultCardProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** The outcome, or that it is still open. */
  tone: "success" | "danger" | "pending";
  /** The result in few words: the heading of the page. */
  title: ReactNode;
  /**
   * The sign above the title.
   * @default that of the tone
   */
  sign?: ReactNode;
  /** A decorative picture instead of the sign. */
  image?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  /** A decorative drawing instead of the sign. */
  scene?: ReactNode;
  /** The meaning of the result for the customer. */
  children: ReactNode;
  /** The next actions, the main one first. */
  actions?: ReactNode;
}

const pictures = { success: CircleCheck, danger: CircleX, pending: Hourglass } as const;

/**
 * The result of a wait. It replaces the wait and takes the focus, so that its heading is announced.
 *
 * @example
 * <ResultCard
 *   tone="success"
 *   title="Pagamento aprovado"
 *   actions={<LinkButton href="/area-cliente">Ir para a minha conta</LinkButton>}
 * >
 *   A primeira caixa do Bob sai em até 5 dias úteis.
 * </ResultCard>
 */
export function ResultCard({ tone, title, sign, image, scene, children, actions, ...rest }: ResultCardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const Sign = pictures[tone];

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a page that was scrolled down during the wait, only the end of the card would be visible.
    bringIntoView(heading.current);
  }, []);

  return (
    <Root aria-labelledby={headingId} {...rest} data-tone={tone}>
      {image === undefined && scene === undefined ? (
        <Picture>{sign ?? <Sign aria-hidden />}</Picture>
      ) : (
        <Scene>{image === undefined ? scene : <Image {...image} alt="" priority />}</Scene>
      )}
      <Heading headingLevel={1} id={headingId} ref={heading} tabIndex={-1} align="center">
        {title}
      </Heading>
      <Message>{children}</Message>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Root>
  );
}
