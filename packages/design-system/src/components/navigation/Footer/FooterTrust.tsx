import { Lock, MessageSquareHeart, ShieldCheck } from "lucide-react";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { AcceptedMarks } from "../../payment/StoredCardItem/AcceptedMarks.tsx";
import { Seals, Stores, Trust } from "./Footer.styles.ts";
import type { FooterTexts } from "./footerTexts.ts";

export interface AppStores {
  readonly googlePlay?: string | undefined;
  readonly appStore?: string | undefined;
}

export interface FooterTrustProps {
  texts: FooterTexts;
  complaintsHref: string;
  appStores: AppStores;
}

/** The accepted cards, the seals, and the app stores (MAN-102, MAN-103, MAN-105). */
export function FooterTrust({ complaintsHref, appStores: { googlePlay, appStore }, texts }: FooterTrustProps) {
  return (
    <Trust>
      <AcceptedMarks label={texts.cardsLabel} />
      <Seals role="list" aria-label={texts.sealsLabel}>
        <li>
          <a href={complaintsHref} target="_blank" rel="noopener noreferrer">
            <MessageSquareHeart aria-hidden="true" />
            {texts.complaintsLabel}
            <VisuallyHidden> {texts.newTabLabel}</VisuallyHidden>
          </a>
        </li>
        <li>
          <span>
            <ShieldCheck aria-hidden="true" />
            {texts.safeLabel}
          </span>
        </li>
        <li>
          <span>
            <Lock aria-hidden="true" />
            {texts.encryptedLabel}
          </span>
        </li>
      </Seals>
      {googlePlay === undefined && appStore === undefined ? null : (
        <Stores role="list" aria-label={texts.appLabel}>
          {googlePlay === undefined ? null : (
            <li>
              <LinkButton href={googlePlay} variant="secondary" size="small">
                {texts.googlePlayLabel}
              </LinkButton>
            </li>
          )}
          {appStore === undefined ? null : (
            <li>
              <LinkButton href={appStore} variant="secondary" size="small">
                {texts.appStoreLabel}
              </LinkButton>
            </li>
          )}
        </Stores>
      )}
    </Trust>
  );
}
