import { ArrowLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "../Link/Link.tsx";
import { Item, Root, Trail } from "./Breadcrumb.styles.ts";
import { type BreadcrumbTexts, breadcrumbTexts } from "./breadcrumbTexts.ts";

/** A page above this one. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<"nav">, "children"> {
  /**
   * The pages above this one, the outermost first.
   * @default []
   */
  trail?: readonly Crumb[];
  /** The name of this page: the last one, and no link. */
  current: string;
  /** Other words in the place of its own. */
  texts?: Partial<BreadcrumbTexts> | undefined;
}

/** Where this page is, and the way up. On a phone only the page above is left, as the way back. */
export function Breadcrumb({ trail = [], current, texts, ...rest }: BreadcrumbProps) {
  const { label } = { ...breadcrumbTexts, ...texts };
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
