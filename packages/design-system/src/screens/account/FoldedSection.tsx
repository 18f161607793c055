import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { mediaQuery } from "../../browser/mediaQuery.ts";
import { useAfterHydration } from "../../browser/useAfterHydration.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { unfoldedInPrint } from "../../theme/unfoldedInPrint.ts";
import { tokens } from "../../tokens/index.ts";

/** The summary keeps the size of a touch target. */
const Fold = styled.details`
  min-width: 0;

  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s3};
    min-height: ${tokens.size.touch};
    list-style: none;
    cursor: pointer;
  }
  /* The sign wraps below before a long word of the title breaks. */
  > summary > :first-child { flex: 1 1 0; overflow-wrap: break-word; }
  > summary::-webkit-details-marker { display: none; }
  > summary > svg:last-child { flex: none; margin-inline-start: auto; width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.color.primary}; }
  &[open] > summary > svg:last-child { transform: rotate(180deg); }
  > :not(summary) { padding-block-start: ${tokens.space.s3}; }
  ${unfoldedInPrint}
`;

/** Framed only while folded on a phone, where its content has frames of its own. */
const Frame = styled.div`
  min-width: 0;
  > details:not([open]) {
    padding: ${tokens.space.s2} ${tokens.space.s5};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.raised};
  }
  ${media.forcedColors} { > details:not([open]) { border: ${tokens.size.border} solid CanvasText; } }
`;

/** A card around the section, lower on a phone while it is folded. */
const CardFrame = styled.div`
  min-width: 0;
  padding: ${tokens.space.s2} ${tokens.space.s5};
  border: ${tokens.size.border} solid transparent;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  ${media.from600} { padding: ${tokens.space.s4} ${tokens.space.s6}; }
  ${media.forcedColors} { border-color: CanvasText; }
`;

interface FoldedSectionProps {
  readonly title: string;
  /**
   * Whether a card encloses the section; without it, the content has frames of its own.
   * @default false
   */
  readonly card?: boolean;
  /**
   * Whether it is a landmark, unless its content is one of the same name.
   * @default true
   */
  readonly landmark?: boolean;
  /** A sign beside the title. */
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

/** A section for rare needs: folded on a phone, open on wide screens and in print. */
export function FoldedSection({ title, card = false, landmark = true, sign, children }: FoldedSectionProps) {
  const id = useId();
  const isOpen = useAfterHydration(isWide, true);
  const Outside = card ? CardFrame : Frame;
  return (
    <Outside role={landmark ? "region" : undefined} aria-labelledby={landmark ? id : undefined}>
      <Fold open={isOpen}>
        <summary>
          <Heading headingLevel={2} id={id}>
            {title}
          </Heading>
          {sign}
          <ChevronDown aria-hidden />
        </summary>
        <div>{children}</div>
      </Fold>
    </Outside>
  );
}

function isWide(): boolean {
  return mediaQuery("(min-width: 768px)")?.matches ?? true;
}
