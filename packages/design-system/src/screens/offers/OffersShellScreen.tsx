import type { ReactNode } from "react";
import { ProductCardSkeleton } from "../../components/commerce/ProductCard/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";

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
