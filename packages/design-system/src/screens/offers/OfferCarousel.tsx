import { offerUrl, type RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import type { ReactNode } from "react";
import { ProductCard, ProductCardSkeleton } from "../../components/commerce/ProductCard/index.ts";
import { Carousel } from "../../components/media/Carousel/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { Spinner } from "../../components/status/Spinner/index.ts";
import { FoldedSection } from "../account/FoldedSection.tsx";

/** Number of offers per slide on wide screens (SUB-040). */
const offersPerSlide = 3;

export interface OfferCarouselProps {
  /** Undefined while loading; never empty. */
  readonly offers: readonly RecommendedOffer[] | undefined;
  /** URL of the shop. @default the site's own link to it */
  readonly shop?: string | undefined;
}

/** Products recommended to a subscriber at subscriber prices (SUB-040 to SUB-046). */
export function OfferCarousel({ offers, shop = outsideLinks.shop }: OfferCarouselProps) {
  if (offers === undefined) {
    return (
      <Offers waiting>
        <div inert>
          <Carousel label="" perSlide={offersPerSlide}>
            {Array.from({ length: offersPerSlide + 1 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical
              <ProductCardSkeleton key={index} />
            ))}
          </Carousel>
        </div>
      </Offers>
    );
  }
  return (
    <Offers>
      <Carousel label="Ofertas para assinantes" perSlide={offersPerSlide}>
        {offers.map(({ urlKey, ...offer }) => (
          <ProductCard key={urlKey} {...offer} href={offerUrl({ urlKey }, shop)} />
        ))}
      </Carousel>
    </Offers>
  );
}

function Offers({ waiting = false, children }: { readonly waiting?: boolean; readonly children: ReactNode }) {
  return (
    <FoldedSection
      title="Ofertas para assinantes"
      landmark={false}
      sign={waiting ? <Spinner label="Carregando ofertas" /> : null}
    >
      {children}
    </FoldedSection>
  );
}
