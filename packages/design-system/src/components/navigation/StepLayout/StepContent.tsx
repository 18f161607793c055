import type { ReactNode } from "react";
import { Aside, Column, Content } from "./StepLayout.styles.ts";

export interface StepContentProps {
  /** The question as the heading, the answer, and a BottomBar with the main action. */
  children: ReactNode;
  /** The price, the pet, the summary: beside the column from 998 px, below it before that. */
  aside?: ReactNode;
  /**
   * Shows the aside where there is room beside the column, and nowhere else.
   * @default false
   */
  asideWhenWide?: boolean | undefined;
  /**
   * What the aside is, for screen readers.
   * @default "Resumo"
   */
  asideLabel?: string;
  /**
   * "page" for answers that are compared side by side: from 768 px the column is then as wide as the page.
   * @default "column"
   */
  width?: "column" | "page" | undefined;
}

/** What a step is, inside of its StepLayout: one calm column, and what goes with it beside. */
export function StepContent({
  children,
  aside,
  asideWhenWide = false,
  asideLabel = "Resumo",
  width = "column",
}: StepContentProps) {
  return (
    <Content data-width={width} data-aside={aside === undefined ? undefined : asideWhenWide ? "wide" : "always"}>
      <Column>{children}</Column>
      {aside === undefined ? null : (
        <Aside aria-label={asideLabel}>
          <div>{aside}</div>
        </Aside>
      )}
    </Content>
  );
}
