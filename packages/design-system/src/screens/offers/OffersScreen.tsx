import { offerUrl, type RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import { ProductCard } from "../../components/commerce/ProductCard/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";

export interface OffersScreenProps {
  /** Never empty. */
  readonly offers: readonly RecommendedOffer[];
  /** URL of the shop. @default the site's own link to it */
  readonly shop?: string | undefined;
}

/** All products recommended to a customer, in a grid (decision 51). */
export function OffersScreen({ offers, shop = outsideLinks.shop }: OffersScreenProps) {
  return (
    <Grid list aria-label="Ofertas">
      {offers.map(({ urlKey, ...offer }) => (
        <li key={urlKey}>
          <ProductCard {...offer} href={offerUrl({ urlKey }, shop)} headingLevel={2} />
        </li>
      ))}
    </Grid>
  );
}
