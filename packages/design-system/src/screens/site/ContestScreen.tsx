import { formatLongDate } from "@petbox/domain/calendar/civilDate";
import type { ContestEdition } from "@petbox/domain/contest/editions";
import { contestCoupon, contestFinalists, contestPrize, contestVote } from "@petbox/domain/contest/rules";
import { formatCents } from "@petbox/domain/money/format";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { contestSections } from "./contestSections.tsx";
import { PolicyScreen } from "./PolicyScreen.tsx";

export interface ContestScreenProps {
  readonly edition: ContestEdition;
  /** Whether entries are closed; undefined until today's date is known, without a layout shift. */
  readonly isOver?: boolean | undefined;
}

/** The rules of one edition of the contest (MAN-129, MAN-130). */
export function ContestScreen({ edition, isOver }: ContestScreenProps) {
  return (
    <PolicyScreen
      href={edition.path}
      title={`Concurso cultural: ${edition.number}ª edição`}
      since={`Tema desta edição: “${edition.theme}”`}
      lead="Uma foto do seu pet, a votação de quem gosta dele e uma caixa cheia de prêmios. Este é o regulamento."
      notice={
        <Alert tone={isOver ? "warning" : "info"} role="note" title={standing(isOver)}>
          Prazo: até {formatLongDate(edition.deadline)}.
        </Alert>
      }
      summary={
        <ul>
          <li>Só para assinantes com a assinatura ativa; participar não custa nada.</li>
          <li>
            {contestFinalists} finalistas em {contestVote.groups} grupos de {contestVote.finalistsEach}, e o público
            escolhe um de cada grupo.
          </li>
          <li>
            {contestPrize.winners} vencedores: {contestPrize.productsEach} produtos para cada um.
          </li>
          <li>Quem participa ganha um cupom de {formatCents(contestCoupon.worth)} em brinquedos.</li>
        </ul>
      }
      sections={contestSections(edition)}
    />
  );
}

/** Every variant is one line long, which prevents a layout shift. */
function standing(isOver: boolean | undefined): string {
  if (isOver === undefined) return "Confira o prazo";
  return isOver ? "Esta edição terminou" : "Esta edição está aberta";
}
