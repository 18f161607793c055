import type { ComponentProps } from "react";
import { keyframes, styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

const turn = keyframes`to { transform: rotate(1turn); }`;

const Root = styled.span`
  display: inline-block;
  flex: none;
  vertical-align: middle;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  border: ${tokens.size.focusRing} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${tokens.radius.pill};
  animation: ${turn} ${tokens.duration.turn} linear ${tokens.repeat.endless};
  &[data-size="small"] { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  &[data-size="large"] { width: ${tokens.size.touch}; height: ${tokens.size.touch}; }
`;

export interface SpinnerProps extends ComponentProps<"span"> {
  /**
   * The diameter of the spinner.
   * @default "medium"
   */
  size?: "small" | "medium" | "large" | undefined;
  /** The accessible name. Without it the spinner is decorative, beside text that says the same. */
  label?: string | undefined;
}

/**
 * A spinner in the colour of the text around it.
 *
 * @example
 * <Text><Spinner size="small" /> Buscando o endereço…</Text>
 */
export function Spinner({ size, label, ...rest }: SpinnerProps) {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Root {...named} {...rest} data-size={size} />;
}
