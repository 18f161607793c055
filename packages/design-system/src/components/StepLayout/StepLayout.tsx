import type { ComponentProps, ReactNode } from "react";
import { BackLink } from "../BackLink/index.ts";
import { FunnelFooter } from "../FunnelFooter/index.ts";
import { FunnelHeader } from "../FunnelHeader/index.ts";
import { FunnelProgress, type FunnelProgressProps } from "../FunnelProgress/index.ts";
import { SkipLink } from "../SkipLink/index.ts";
import { Aside, Column, Main, Root, Way } from "./StepLayout.styles.ts";

/** Where back leads: an address, or whatever the function does. Its name is "Voltar" unless given. */
export type BackWay = { readonly label?: string } & ({ readonly href: string } | { readonly onBack: () => void });

export interface StepLayoutProps extends Omit<ComponentProps<"div">, "children"> {
  /** The question as the heading, the answer, and a BottomBar with the main action. */
  children: ReactNode;
  /** The way back, which is always there. */
  back: BackWay;
  /** The step on screen, from 1, and how many there are; no bar without it. */
  progress?: Pick<FunnelProgressProps, "step" | "total" | "label" | "countText" | "valueText"> | undefined;
  /** Above everything: the CouponBar. */
  top?: ReactNode;
  /** The price, the pet, the summary: beside the column from 998 px, below it before that. */
  aside?: ReactNode;
  /**
   * Shows the aside where there is room beside the column, and nowhere else.
   * @default false
   */
  asideWhenWide?: boolean;
  /**
   * What the aside is, for screen readers.
   * @default "Resumo"
   */
  asideLabel?: string;
  /**
   * What the way back and the progress are together, for screen readers.
   * @default "Seu caminho"
   */
  wayLabel?: string;
  /** @default "Pular para o conteúdo" */
  skipLabel?: string | undefined;
  /** @default <FunnelHeader /> */
  header?: ReactNode;
  /** @default <FunnelFooter /> */
  footer?: ReactNode;
}

/** The frame of a funnel page: progress and back on top, one calm column, what goes with it beside. */
export function StepLayout({
  children,
  back,
  progress,
  top,
  aside,
  asideWhenWide = false,
  asideLabel = "Resumo",
  wayLabel = "Seu caminho",
  skipLabel,
  header = <FunnelHeader />,
  footer = <FunnelFooter />,
  ...rest
}: StepLayoutProps) {
  return (
    <Root {...rest} data-page-frame>
      <SkipLink>{skipLabel}</SkipLink>
      {top}
      {header}
      <Way aria-label={wayLabel}>
        <div>
          <BackLink {...back} />
          {progress === undefined ? null : <FunnelProgress {...progress} />}
        </div>
      </Way>
      <Main
        id="conteudo"
        tabIndex={-1}
        data-aside={aside === undefined ? undefined : asideWhenWide ? "wide" : "always"}
      >
        <Column>{children}</Column>
        {aside === undefined ? null : (
          <Aside aria-label={asideLabel}>
            <div>{aside}</div>
          </Aside>
        )}
      </Main>
      {footer}
    </Root>
  );
}
