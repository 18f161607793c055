import { offerUrl, type RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ProductCard, ProductCardSkeleton } from "../../components/commerce/ProductCard/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";

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

/** Page layout with the title, shared by every state. */
export function OffersShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout
      title="Ofertas Especiais"
      description="Produtos que escolhemos na loja para o seu pet, a preço de assinante."
    >
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the list. */
export function OffersSkeleton() {
  return (
    <Grid aria-busy="true">
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </Grid>
  );
}

/** No recommendations at the moment; links to the shop. */
export function NoOffersScreen({ shop = outsideLinks.shop }: Pick<OffersScreenProps, "shop">) {
  return (
    <EmptyState title="Nenhuma oferta por enquanto" action={<LinkButton href={shop}>Ver a loja</LinkButton>}>
      As próximas que separarmos aparecem aqui. Até lá, a loja inteira está aberta para você.
    </EmptyState>
  );
}
