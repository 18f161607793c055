import { sitePaths } from "@petbox/domain/site/paths";
import { TicketPercent } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

/** Shown without coupons: how to earn them (MAN-116). */
export function NoCouponsScreen() {
  return (
    <EmptyState
      title="Você ainda não tem cupons"
      picture={<TicketPercent aria-hidden />}
      action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
    >
      Quem assina ganha cupons: pelo nível de fidelidade, a cada amigo que indica e a cada ano com a gente.
    </EmptyState>
  );
}
