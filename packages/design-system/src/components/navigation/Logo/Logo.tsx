import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.title};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  letter-spacing: -0.02em;
  white-space: nowrap;

  & svg { width: ${tokens.space.s10}; height: ${tokens.space.s10}; flex: none; }
`;

export interface LogoProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * The brand's name beside the drawing.
   * @default "PetBox"
   */
  name?: string | undefined;
}

/**
 * The brand: an open box whose flaps are a dog's ears, and the name. A link around it needs its own name.
 *
 * @example
 * <Link href="/" aria-label="PetBox, página inicial"><Logo /></Link>
 */
export function Logo({ name = "PetBox", ...rest }: LogoProps) {
  return (
    <Root {...rest}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path fill={tokens.color.primary} d="M11 10h18q4 0 4 4v14q0 8-8 8H15q-8 0-8-8V14q0-4 4-4z" />
        <path
          fill={tokens.color.highlight}
          d="M12.5 5.5 4 8Q.5 9 .8 12.5L2 22q.4 3 3.2 2.2Q8 23.5 9 20.5L14 9q1.5-4-1.5-3.5zM27.5 5.5 36 8q3.5 1 3.2 4.5L38 22q-.4 3-3.2 2.2Q32 23.5 31 20.5L26 9q-1.5-4 1.5-3.5z"
        />
        <ellipse cx="20" cy="27.5" rx="7.5" ry="6" fill={tokens.color.onPrimary} />
        <circle cx="15" cy="18.5" r="2" fill={tokens.color.onPrimary} />
        <circle cx="25" cy="18.5" r="2" fill={tokens.color.onPrimary} />
        <path
          fill={tokens.color.primary}
          d="M17.3 23.5h5.4q1.6 0 .7 1.4-.9 1.4-2.4 1.8v2.1a1 1 0 0 1-2 0v-2.1q-1.5-.4-2.4-1.8-.9-1.4.7-1.4z"
        />
      </svg>
      <span>{name}</span>
    </Root>
  );
}
