import type { PageLayoutProps } from "@petbox/design-system/components/PageLayout";
import type { Species } from "@petbox/domain/pet/species";

/** How a page stands in the site's layout, from its handle. */
export interface SiteLayoutOptions extends Pick<PageLayoutProps, "fills"> {
  /** The species whose home the page is. */
  readonly pet?: Species;
  /** @default "page" */
  readonly width?: NonNullable<PageLayoutProps["width"]>;
  /**
   * Where the footer is shown: the mobile application has ways of its own.
   * @default "everywhere"
   */
  readonly footer?: "everywhere" | "outside-app";
}
