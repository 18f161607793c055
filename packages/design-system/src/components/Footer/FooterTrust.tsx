import { Lock, MessageSquareHeart, ShieldCheck } from "lucide-react";
import { LinkButton } from "../LinkButton/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { Brands, Seals, Stores, Trust } from "./Footer.styles.ts";

/** The brands that the shop takes, as people call them. */
const brands = ["Visa", "Mastercard", "Amex", "Elo", "Hipercard", "Hiper", "Diners"] as const;

export interface AppStores {
  readonly googlePlay?: string | undefined;
  readonly appStore?: string | undefined;
}

export interface FooterTrustProps {
  complaintsHref: string;
  appStores: AppStores;
}

/** The cards that are taken, the seals, and the stores of the application (MAN-102, MAN-103, MAN-105). */
export function FooterTrust({ complaintsHref, appStores: { googlePlay, appStore } }: FooterTrustProps) {
  return (
    <Trust>
      <Brands role="img" aria-label={`Cartões aceitos: ${brands.join(", ")}`}>
        {brands.map((brand) => (
          <span key={brand}>{brand}</span>
        ))}
      </Brands>
      <Seals role="list" aria-label="Selos">
        <li>
          <a href={complaintsHref} target="_blank" rel="noopener noreferrer">
            <MessageSquareHeart aria-hidden="true" />
            Reclame Aqui
            <VisuallyHidden>(abre em outra aba)</VisuallyHidden>
          </a>
        </li>
        <li>
          <span>
            <ShieldCheck aria-hidden="true" />
            Site seguro
          </span>
        </li>
        <li>
          <span>
            <Lock aria-hidden="true" />
            Pagamento criptografado
          </span>
        </li>
      </Seals>
      {googlePlay === undefined && appStore === undefined ? null : (
        <Stores role="list" aria-label="Aplicativo">
          {googlePlay === undefined ? null : (
            <li>
              <LinkButton href={googlePlay} variant="secondary" size="small">
                Baixe no Google Play
              </LinkButton>
            </li>
          )}
          {appStore === undefined ? null : (
            <li>
              <LinkButton href={appStore} variant="secondary" size="small">
                Baixe na App Store
              </LinkButton>
            </li>
          )}
        </Stores>
      )}
    </Trust>
  );
}
