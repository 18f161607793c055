import { Lock, MessageSquareHeart, ShieldCheck } from "lucide-react";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Brands, Seals, Stores, Trust } from "./Footer.styles.ts";

/** The brands that the shop takes, as people call them. */
const brands = ["Visa", "Mastercard", "Amex", "Elo", "Hipercard", "Hiper", "Diners"] as const;

export interface AppStores {
  readonly googlePlay?: string | undefined;
  readonly appStore?: string | undefined;
}

/** The words on what makes the shop one to trust. */
export interface TrustTexts {
  /**
   * What comes before the names of the cards, for screen readers.
   * @default "Cartões aceitos"
   */
  cardsLabel?: string | undefined;
  /**
   * What the seals are, for screen readers.
   * @default "Selos"
   */
  sealsLabel?: string | undefined;
  /** @default "Reclame Aqui" */
  complaintsLabel?: string | undefined;
  /** @default "Site seguro" */
  safeLabel?: string | undefined;
  /** @default "Pagamento criptografado" */
  encryptedLabel?: string | undefined;
  /**
   * What the badges of the stores are, for screen readers.
   * @default "Aplicativo"
   */
  appLabel?: string | undefined;
  /** @default "Baixe no Google Play" */
  googlePlayLabel?: string | undefined;
  /** @default "Baixe na App Store" */
  appStoreLabel?: string | undefined;
}

export interface FooterTrustProps extends TrustTexts {
  newTabLabel: string;
  complaintsHref: string;
  appStores: AppStores;
}

/** The cards that are taken, the seals, and the stores of the application (MAN-102, MAN-103, MAN-105). */
export function FooterTrust({
  complaintsHref,
  appStores: { googlePlay, appStore },
  newTabLabel,
  cardsLabel = "Cartões aceitos",
  sealsLabel = "Selos",
  complaintsLabel = "Reclame Aqui",
  safeLabel = "Site seguro",
  encryptedLabel = "Pagamento criptografado",
  appLabel = "Aplicativo",
  googlePlayLabel = "Baixe no Google Play",
  appStoreLabel = "Baixe na App Store",
}: FooterTrustProps) {
  return (
    <Trust>
      <Brands role="img" aria-label={`${cardsLabel}: ${brands.join(", ")}`}>
        {brands.map((brand) => (
          <span key={brand}>{brand}</span>
        ))}
      </Brands>
      <Seals role="list" aria-label={sealsLabel}>
        <li>
          <a href={complaintsHref} target="_blank" rel="noopener noreferrer">
            <MessageSquareHeart aria-hidden="true" />
            {complaintsLabel}
            <VisuallyHidden> {newTabLabel}</VisuallyHidden>
          </a>
        </li>
        <li>
          <span>
            <ShieldCheck aria-hidden="true" />
            {safeLabel}
          </span>
        </li>
        <li>
          <span>
            <Lock aria-hidden="true" />
            {encryptedLabel}
          </span>
        </li>
      </Seals>
      {googlePlay === undefined && appStore === undefined ? null : (
        <Stores role="list" aria-label={appLabel}>
          {googlePlay === undefined ? null : (
            <li>
              <LinkButton href={googlePlay} variant="secondary" size="small">
                {googlePlayLabel}
              </LinkButton>
            </li>
          )}
          {appStore === undefined ? null : (
            <li>
              <LinkButton href={appStore} variant="secondary" size="small">
                {appStoreLabel}
              </LinkButton>
            </li>
          )}
        </Stores>
      )}
    </Trust>
  );
}
