import type { ReactNode } from "react";
import { ProductCardSkeleton } from "../../components/commerce/ProductCard/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";

/** The title of the page, whatever becomes of its list. */
export function OffersLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title="Ofertas Especiais"
        description="Produtos que escolhemos na loja para o seu pet, a preço de assinante."
      />
      {children}
    </Stack>
  );
}

/** The list while it is on its way. */
export function OffersSkeleton() {
  return (
    <Grid aria-busy="true">
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </Grid>
  );
}

/** The page before it is known who is there. */
export function OffersShellScreen() {
  return (
    <OffersLayout>
      <OffersSkeleton />
    </OffersLayout>
  );
}
