import { type ComponentProps, type ReactNode, useRef } from "react";
import { BackLink } from "../BackLink/index.ts";
import { FunnelFooter } from "../FunnelFooter/index.ts";
import { FunnelHeader } from "../FunnelHeader/index.ts";
import { FunnelProgress, type FunnelProgressProps } from "../FunnelProgress/index.ts";
import { SkipLink } from "../SkipLink/index.ts";
import { Main, Root, Way } from "./StepLayout.styles.ts";
import { TopContext } from "./StepTop.tsx";
import { type StepLayoutTexts, stepLayoutTexts } from "./stepLayoutTexts.ts";

/** Where back leads: an address, or whatever the function does. Its name is "Voltar" unless given. */
export type BackWay = { readonly label?: string } & ({ readonly href: string } | { readonly onBack: () => void });

export interface StepLayoutProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the step is: a StepContent, and a StepTop where something stands above everything. */
  children: ReactNode;
  /** The way back, which is always there. */
  back: BackWay;
  /** The step on screen, from 1, and how many there are; no bar without it. */
  progress?: Pick<FunnelProgressProps, "step" | "total" | "texts"> | undefined;
  /** Other words in the place of its own. */
  texts?: Partial<StepLayoutTexts> | undefined;
  /** @default <FunnelHeader /> */
  header?: ReactNode;
  /** @default <FunnelFooter /> */
  footer?: ReactNode;
}

/** The frame of a funnel page: progress and back on top. It stays in its place while one step follows the other. */
export function StepLayout({
  children,
  back,
  progress,
  texts,
  header = <FunnelHeader />,
  footer = <FunnelFooter />,
  ...rest
}: StepLayoutProps) {
  const { wayLabel, skipLabel } = { ...stepLayoutTexts, ...texts };
  const top = useRef<HTMLDivElement>(null);
  return (
    <Root {...rest} data-page-frame>
      <SkipLink>{skipLabel}</SkipLink>
      <div ref={top} />
      {header}
      <Way aria-label={wayLabel}>
        <div>
          <BackLink {...back} />
          {progress === undefined ? null : <FunnelProgress {...progress} />}
        </div>
      </Way>
      <Main id="conteudo" tabIndex={-1}>
        <TopContext value={top}>{children}</TopContext>
      </Main>
      {footer}
    </Root>
  );
}
