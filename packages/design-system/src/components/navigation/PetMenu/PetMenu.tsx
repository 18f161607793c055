import type { Species } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { Cat, Dog, ExternalLink } from "lucide-react";
import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { outsideLinks } from "../Footer/outsideLinks.ts";
import { Root } from "./PetMenu.styles.ts";
import { type PetMenuTexts, petMenuTexts } from "./petMenuTexts.ts";

export interface PetMenuProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The species whose pages are shown; undefined on any other page. */
  pet?: Species | undefined;
  /** The URL of the shop of single products, on another site. */
  shopHref?: string | undefined;
  /**
   * The look: tabs above the header, or cards in the side menu.
   * @default "tabs"
   */
  variant?: "tabs" | "cards";
  /** Called when one of its links is followed. */
  onFollow?: (() => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PetMenuTexts> | undefined;
}

/** Switches between the pages for dogs and for cats, and links to the shop (MAN-003). */
export function PetMenu({
  pet,
  shopHref = outsideLinks.shop,
  variant = "tabs",
  onFollow,
  texts,
  ...rest
}: PetMenuProps) {
  const { label, dogLabel, catLabel, shopLabel, newTabLabel } = useTexts("petMenu", petMenuTexts, texts);
  const Home = useLinkComponentFor(sitePaths.dogHome);
  return (
    <Root aria-label={label} {...rest} data-variant={variant}>
      <ul>
        <li>
          <Home href={sitePaths.dogHome} aria-current={pet === "dog" ? "page" : undefined} onClick={() => onFollow?.()}>
            <Dog aria-hidden="true" />
            {dogLabel}
          </Home>
        </li>
        <li>
          <Home href={sitePaths.catHome} aria-current={pet === "cat" ? "page" : undefined} onClick={() => onFollow?.()}>
            <Cat aria-hidden="true" />
            {catLabel}
          </Home>
        </li>
        <li>
          <a href={shopHref} target="_blank" rel="noopener noreferrer">
            {shopLabel}
            <VisuallyHidden> {newTabLabel}</VisuallyHidden>
            <ExternalLink aria-hidden="true" />
          </a>
        </li>
      </ul>
    </Root>
  );
}
