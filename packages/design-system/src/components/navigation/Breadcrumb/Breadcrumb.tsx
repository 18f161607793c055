import { ArrowLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.styles.ts";
import { Link } from "../Link/Link.tsx";
import { type BreadcrumbTexts, breadcrumbTexts } from "./breadcrumbTexts.ts";

const Root = styled.nav`
  font-size: ${tokens.fontSize.small};
  line-height: ${tokens.lineHeight.tight};
  /* A breadcrumb is of no use on paper. */
  @media print { display: none; }
`;

const Trail = styled.ol`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s2};
  list-style: none;
`;

/**
 * On a phone only the parent page is visible, with an arrow; the current page is visually hidden, since its heading
 * shows it.
 */
const Item = styled.li`
  display: none;
  align-items: center;
  gap: ${tokens.space.s2};
  min-width: 0;
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;

  &[data-parent], &[data-current="alone"] { display: flex; }
  &[data-current=""] { display: block; ${visuallyHidden} }
  > svg { display: none; }
  svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  [dir="rtl"] & svg { transform: scaleX(-1); }
  a, > span { display: flex; align-items: center; gap: ${tokens.space.s2}; min-height: ${tokens.size.touchMinimum}; }

  /* Alone on a phone it is a caption, not a touch target. */
  ${media.below600} { &[data-current="alone"] > span { min-height: 0; } }

  ${media.from600} {
    &, &[data-current=""] {
      position: static;
      display: flex;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
    > svg { display: block; }
    a > svg { display: none; }
  }
`;

/** An ancestor of this page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<"nav">, "children"> {
  /**
   * The ancestors of this page, the outermost first.
   * @default []
   */
  trail?: readonly Crumb[] | undefined;
  /** The name of this page, without a link. */
  current: string;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<BreadcrumbTexts> | undefined;
}

/**
 * The path to this page. On a phone only the parent page is shown, as the way back.
 *
 * @example
 * <Breadcrumb trail={[{ label: "Minha conta", href: "/area-cliente" }]} current="Convite" />
 */
export function Breadcrumb({ trail = [], current, texts, ...rest }: BreadcrumbProps) {
  const { label } = useTexts("breadcrumb", breadcrumbTexts, texts);
  return (
    <Root aria-label={label} {...rest}>
      <Trail role="list">
        {trail.map(({ label: name, href }, index) => (
          <Item key={href} data-parent={index === trail.length - 1 || undefined}>
            <Link href={href}>
              <ArrowLeft aria-hidden />
              {name}
            </Link>
            <ChevronRight aria-hidden />
          </Item>
        ))}
        <Item data-current={trail.length === 0 ? "alone" : ""}>
          <span aria-current="page">{current}</span>
        </Item>
      </Trail>
    </Root>
  );
}
