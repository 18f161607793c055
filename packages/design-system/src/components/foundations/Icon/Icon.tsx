import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Root } from "./Icon.styles.ts";

export interface IconProps extends Omit<ComponentProps<"svg">, "children" | "role" | "width" | "height"> {
  /** The drawing, from lucide-react: `import { Truck } from "lucide-react"`. */
  icon: LucideIcon;
  /**
   * Small stands in a line of text, medium in a control, large in front of a paragraph or in a card.
   * @default "medium"
   */
  size?: "small" | "medium" | "large";
  /** What a screen reader hears; without it the icon is decoration. */
  label?: string | undefined;
}

/** A drawing of the icon library, in one of three sizes and in the colour of the text around it. */
export function Icon({ icon, size, label, ...rest }: IconProps) {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Root as={icon} {...named} {...rest} data-size={size} />;
}
