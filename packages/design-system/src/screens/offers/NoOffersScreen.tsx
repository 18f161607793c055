import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";

interface NoOffersScreenProps {
  /** URL of the shop. @default the site's own link to it */
  readonly shop?: string | undefined;
}

/** No recommendations at the moment; links to the shop. */
export function NoOffersScreen({ shop = outsideLinks.shop }: NoOffersScreenProps) {
  return (
    <EmptyState title="Nenhuma oferta por enquanto" action={<LinkButton href={shop}>Ver a loja</LinkButton>}>
      As próximas que separarmos aparecem aqui. Até lá, a loja inteira está aberta para você.
    </EmptyState>
  );
}
