import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useSyncExternalStore } from "react";
import { mediaQuery } from "../../browser/mediaQuery.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { CardFrame, Fold, Frame } from "./FoldedSection.styles.ts";

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

const unchanging = () => () => {};

/** A section for rare needs: folded on a phone, open on wide screens and in print. */
export function FoldedSection({ title, card = false, landmark = true, sign, children }: FoldedSectionProps) {
  const id = useId();
  const isOpen = useSyncExternalStore(unchanging, isWide, () => true);
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
