import type { PageLayoutProps } from "@petbox/design-system/components/PageLayout";
import type { Species } from "@petbox/domain/pet/species";
import type { AccountSection } from "@petbox/domain/site/accountSections";

/** The layout options in the handle of a page. */
export interface SiteLayoutOptions extends Pick<PageLayoutProps, "fills"> {
  /** The species, if the page is its home page or one of its tracks. */
  readonly pet?: Species;
  /**
   * Whether the query of the page's URL names its species: "?pet=gato".
   * @default false
   */
  readonly hasPetInQuery?: boolean;
  /** @default "page" */
  readonly width?: NonNullable<PageLayoutProps["width"]>;
  /**
   * Where the footer is shown. The mobile application has its own navigation.
   * @default "everywhere"
   */
  readonly footer?: "everywhere" | "outside-app";
  /** The section of the account's navigation that the page belongs to, if any. */
  readonly section?: AccountSection;
  /**
   * Whether visitors without an account see the page, too: without the account's navigation.
   * @default false
   */
  readonly isPublic?: boolean;
}
