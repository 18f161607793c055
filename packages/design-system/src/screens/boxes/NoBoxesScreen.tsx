import { accountPaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

/** Shown to a subscriber without shipments. */
export function NoBoxesScreen() {
  return (
    <EmptyState
      title="Nenhum BOX recebido ainda"
      action={<LinkButton href={accountPaths.area}>Acompanhar meus envios</LinkButton>}
    >
      Assim que o primeiro BOX sair, ele aparece aqui com o código de rastreio.
    </EmptyState>
  );
}
