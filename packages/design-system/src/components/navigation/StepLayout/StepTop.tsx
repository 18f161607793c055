import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

/** The slot above everything, which the frame keeps for its steps. */
export const TopContext = createContext<RefObject<HTMLElement | null>>({ current: null });

export interface StepTopProps {
  /** The CouponBar. */
  children: ReactNode;
}

/**
 * Content of a step above the frame's header. Rendered in the browser only.
 *
 * @example
 * <StepLayout back={{ href: "/assine/plano" }}>
 *   <StepTop><CouponBar name="AMIGO20" benefit="um brinquedo a mais" /></StepTop>
 *   <StepContent><Heading headingLevel={1}>Onde entregamos?</Heading></StepContent>
 * </StepLayout>
 */
export function StepTop({ children }: StepTopProps) {
  const top = use(TopContext);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(top.current), [top]);
  return place === null ? null : createPortal(children, place);
}
