import type { Species } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { Cat, Dog, ExternalLink } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { tokens } from "../../../tokens/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { outsideLinks } from "../Footer/outsideLinks.ts";
import { type PetMenuTexts, petMenuTexts } from "./petMenuTexts.ts";

/** Uses `:nth-child(3)`: while the document streams, the parser knows `:last-child` only at the end of the list. */
const Root = styled.nav`
  & ul { display: flex; flex-wrap: wrap; gap: ${tokens.space.s1}; list-style: none; }
  & a {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s2};
    min-height: ${tokens.size.touchMinimum};
    padding-inline: ${tokens.space.s4};
    font-weight: ${tokens.fontWeight.bold};
    text-decoration: none;
  }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }

  &[data-variant="tabs"] {
    & li:nth-child(3) { margin-inline-start: auto; }
    & a { border-radius: ${tokens.radius.control} ${tokens.radius.control} 0 0; color: ${tokens.color.onBrandGround}; }
    ${media.hover} { & a:hover { box-shadow: inset 0 calc(-1 * ${tokens.size.focusRing}) currentColor; } }
    & a[aria-current] { background: ${tokens.color.surface}; color: ${tokens.color.primary}; }
    & a:focus-visible { outline-color: currentColor; box-shadow: none; outline-offset: calc(-1 * ${tokens.space.s1}); }
  }

  &[data-variant="cards"] {
    & ul { gap: ${tokens.space.s2}; }
    /* Side by side where their words fit. */
    & li { flex: 1 1 0; min-width: min-content; }
    & li:nth-child(3) { flex-basis: 100%; }
    & a {
      min-height: ${tokens.size.touch};
      justify-content: center;
      padding-inline: ${tokens.space.s2};
      overflow-wrap: normal;
      border: ${tokens.size.borderThick} solid ${tokens.color.border};
      border-radius: ${tokens.radius.control};
      color: ${tokens.color.ink};
    }
    ${media.hover} { & a:hover { background: ${tokens.color.primaryTint}; } }
    & a[aria-current] { border-color: ${tokens.color.primary}; background: ${tokens.color.primaryTint}; color: ${tokens.color.primary}; }
  }

  ${media.forcedColors} { && a[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;

export interface PetMenuProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The species whose pages are shown; undefined on any other page. */
  pet?: Species | undefined;
  /** The URL of the shop of single products, on another site. */
  shopHref?: string | undefined;
  /**
   * The look: tabs above the header, or cards in the side menu.
   * @default "tabs"
   */
  variant?: "tabs" | "cards" | undefined;
  /** Called when one of its links is followed. */
  onFollow?: (() => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PetMenuTexts> | undefined;
}

/**
 * Switches between the pages for dogs and for cats, and links to the shop (MAN-003).
 *
 * @example
 * <PetMenu pet="cat" shopHref="https://loja.petbox.com.br/gato" />
 */
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
          <Home href={sitePaths.dogHome} aria-current={pet === "dog" ? "true" : undefined} onClick={() => onFollow?.()}>
            <Dog aria-hidden="true" />
            {dogLabel}
          </Home>
        </li>
        <li>
          <Home href={sitePaths.catHome} aria-current={pet === "cat" ? "true" : undefined} onClick={() => onFollow?.()}>
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
