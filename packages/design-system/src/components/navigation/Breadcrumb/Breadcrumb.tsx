import { ArrowLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Link } from "../Link/Link.tsx";
import { Item, Root, Trail } from "./Breadcrumb.styles.ts";
import { type BreadcrumbTexts, breadcrumbTexts } from "./breadcrumbTexts.ts";

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
  trail?: readonly Crumb[];
  /** The name of this page, without a link. */
  current: string;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<BreadcrumbTexts> | undefined;
}

/** The path to this page. On a phone only the parent page is shown, as the way back. */
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
