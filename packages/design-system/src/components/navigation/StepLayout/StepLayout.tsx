import { type ComponentProps, type MouseEventHandler, type ReactNode, useLayoutEffect, useRef } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { useMergedRef } from "../../forms/Field/useMergedRef.ts";
import { BackLink } from "../BackLink/index.ts";
import { FunnelFooter } from "../FunnelFooter/index.ts";
import { FunnelHeader } from "../FunnelHeader/index.ts";
import { FunnelProgress, type FunnelProgressProps } from "../FunnelProgress/index.ts";
import { SkipLink } from "../SkipLink/index.ts";
import { AsideLabelContext } from "./StepContent.tsx";
import { Main, Root, Way } from "./StepLayout.styles.ts";
import { TopContext } from "./StepTop.tsx";
import { type StepLayoutTexts, stepLayoutTexts } from "./stepLayoutTexts.ts";

/** Where back leads: a URL, with the handler of its clicks, or a callback. The label is "Voltar" by default. */
export type BackWay = { readonly label?: string } & (
  | { readonly href: string; readonly onClick?: MouseEventHandler<HTMLAnchorElement> }
  | { readonly onBack: () => void }
);

export interface StepLayoutProps extends Omit<ComponentProps<"div">, "children"> {
  /** The step: a StepContent, and a StepTop for content above the frame. */
  children: ReactNode;
  /** The way back, which is always there. */
  back: BackWay;
  /** The current step, from 1, and the named phases; no bar without it. */
  progress?: Pick<FunnelProgressProps, "step" | "phases" | "texts"> | undefined;
  /**
   * Reserves the place of a StepBeside, which loads later: a strip above the step, from 998 px a card beside it.
   * @default false
   */
  hasBeside?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<StepLayoutTexts> | undefined;
  /**
   * What stands above the step.
   * @default <FunnelHeader />
   */
  header?: ReactNode;
  /**
   * What stands below the step.
   * @default <FunnelFooter />
   */
  footer?: ReactNode;
}

/**
 * The frame of a funnel page: progress and back link on top. It stays mounted between steps. The question of the next step
 * enters from the side that it comes from, and the paw walks.
 *
 * @example
 * <StepLayout
 *   back={{ href: "/assine/especie" }}
 *   progress={{ step: 2, phases: [{ name: "Seu pet", steps: 5 }, { name: "Sua caixa", steps: 4 }] }}
 * >
 *   <StepContent>
 *     <Heading headingLevel={1}>Qual é o nome do seu pet?</Heading>
 *     <TextField name="name" label="Nome" />
 *     <BottomBar><Button type="submit">Continuar</Button></BottomBar>
 *   </StepContent>
 * </StepLayout>
 */
export function StepLayout({
  children,
  back,
  progress,
  hasBeside = false,
  texts,
  header = <FunnelHeader />,
  footer = <FunnelFooter />,
  ref,
  ...rest
}: StepLayoutProps) {
  const { wayLabel, skipLabel, asideLabel } = useTexts("stepLayout", stepLayoutTexts, texts);
  const top = useRef<HTMLDivElement>(null);
  const step = progress?.step ?? 0;
  const frame = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(frame, ref);
  const before = useRef(step);

  // The first step is there before any script: it does not enter.
  useLayoutEffect(() => {
    if (step === before.current || frame.current === null) return;
    frame.current.dataset.way = step < before.current ? "back" : "on";
    before.current = step;
  }, [step]);

  return (
    <Root {...rest} ref={mergedRef} data-page-frame>
      <SkipLink>{skipLabel}</SkipLink>
      <div ref={top} />
      {header}
      <Way aria-label={wayLabel}>
        <div>
          <BackLink {...back} />
          {progress === undefined ? null : <FunnelProgress {...progress} />}
        </div>
      </Way>
      <Main id="conteudo" tabIndex={-1} data-beside={hasBeside || undefined}>
        <TopContext value={top}>
          <AsideLabelContext value={asideLabel}>{children}</AsideLabelContext>
        </TopContext>
      </Main>
      {footer}
    </Root>
  );
}
