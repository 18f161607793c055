import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

const Root = styled.svg`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  &[data-size="small"] { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  &[data-size="large"] { width: ${tokens.space.s10}; height: ${tokens.space.s10}; }
`;

export interface IconProps extends Omit<ComponentProps<"svg">, "children" | "role" | "width" | "height"> {
  /** The drawing, from lucide-react: `import { Truck } from "lucide-react"`. */
  icon: LucideIcon;
  /**
   * Small fits a line of text, medium a control, large a card or the front of a paragraph.
   * @default "medium"
   */
  size?: "small" | "medium" | "large" | undefined;
  /** The accessible name; without it the icon is decorative. */
  label?: string | undefined;
}

/**
 * An icon of the library, in one of three sizes and in the colour of the text around it.
 *
 * @example
 * import { Truck } from "lucide-react";
 *
 * <Text><Icon icon={Truck} size="small" /> A caminho</Text>
 */
export function Icon({ icon, size, label, ...rest }: IconProps) {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Root as={icon} {...named} {...rest} data-size={size} />;
}
