import { createContext, type ReactNode, use } from "react";
import { Aside, Column, Content } from "./StepLayout.styles.ts";
import { stepLayoutTexts } from "./stepLayoutTexts.ts";

/** The accessible name of the aside, from the texts of the frame. */
export const AsideLabelContext = createContext(stepLayoutTexts.asideLabel);

export interface StepContentProps {
  /** The question as the heading, the fields, and a BottomBar with the main action. */
  children: ReactNode;
  /** Price, pet or summary: beside the column from 998 px, above it on narrower screens. */
  aside?: ReactNode;
  /**
   * Shows the aside only where there is room beside the column.
   * @default false
   */
  asideWhenWide?: boolean | undefined;
  /**
   * The accessible name of the aside.
   * @default "Resumo"
   */
  asideLabel?: string | undefined;
  /**
   * "page" for options that are compared side by side: from 768 px the column is as wide as the page.
   * @default "column"
   */
  width?: "column" | "page" | undefined;
  /**
   * A skeleton of a step whose height is not known: the footer of the frame waits unseen.
   * @default false
   */
  loading?: boolean | undefined;
}

/**
 * The content of a step inside StepLayout: an aside, and one column.
 *
 * @example
 * <StepLayout back={{ href: "/assine/plano" }}>
 *   <StepContent aside={<SummaryCard plan="Anual" validity="12 meses" />}>
 *     <Heading headingLevel={1}>Onde entregamos?</Heading>
 *     <BottomBar><Button type="submit">Continuar</Button></BottomBar>
 *   </StepContent>
 * </StepLayout>
 */
export function StepContent({
  children,
  aside,
  asideWhenWide = false,
  asideLabel,
  width = "column",
  loading = false,
}: StepContentProps) {
  const labelOfFrame = use(AsideLabelContext);
  return (
    <Content
      data-width={width}
      data-aside={aside === undefined ? undefined : asideWhenWide ? "wide" : "always"}
      data-loading={loading || undefined}
    >
      {aside === undefined ? null : (
        <Aside aria-label={asideLabel ?? labelOfFrame}>
          <div>{aside}</div>
        </Aside>
      )}
      <Column>{children}</Column>
    </Content>
  );
}
