import { formatBrazilianDate, formatLongDate } from "@petbox/domain/calendar/civilDate";
import { type ContestEdition, contestEditions } from "@petbox/domain/contest/editions";
import { contestCoupon, contestFinalists, contestPrize, contestVote } from "@petbox/domain/contest/rules";
import { formatCents } from "@petbox/domain/money/format";
import { sitePaths } from "@petbox/domain/site/paths";
import { Link } from "../../components/navigation/Link/index.ts";
import type { PolicySection } from "./PolicyScreen.tsx";

/** The sections of a contest edition's rules (MAN-130). */
export function contestSections(edition: ContestEdition): readonly PolicySection[] {
  const others = contestEditions.filter(({ number }) => number !== edition.number);
  return [
    {
      id: "quem",
      title: "1. Quem pode participar",
      body: (
        <>
          <p>
            Só assinantes da PetBox com a <b>assinatura ativa</b>, no dia em que participam e no dia do resultado.
          </p>
          <p>Embaixadores da marca e influenciadores não podem participar.</p>
        </>
      ),
    },
    {
      id: "premio",
      title: "2. O prêmio",
      body: (
        <p>
          São <b>{contestPrize.winners} vencedores</b>. Cada um recebe <b>{contestPrize.productsEach} produtos</b> para
          o pet, enviados em até {contestPrize.daysToShip} dias depois do resultado, sem frete. O prêmio não pode ser
          trocado por dinheiro.
        </p>
      ),
    },
    {
      id: "como",
      title: "3. Como participar",
      body: (
        <ol>
          <li>Siga o perfil da PetBox no Instagram e deixe o seu perfil aberto até o resultado.</li>
          <li>Tire uma foto do seu pet com o tema “{edition.theme}”.</li>
          <li>Publique a foto até o prazo, marque o perfil da PetBox e conte na legenda o nome do pet.</li>
        </ol>
      ),
    },
    {
      id: "prazo",
      title: "4. O prazo",
      body: (
        <p>
          Valem as fotos publicadas até <b>{formatBrazilianDate(edition.deadline)}</b>, às 23h59 (horário de Brasília).
        </p>
      ),
    },
    {
      id: "varios",
      title: "5. Vários pets ou assinaturas",
      body: (
        <p>
          Quem tem mais de um pet, ou mais de uma assinatura, pode publicar uma foto de cada pet. Cada CPF, porém, tem
          no máximo um finalista e ganha um prêmio só.
        </p>
      ),
    },
    {
      id: "cupom",
      title: "6. O cupom especial",
      body: (
        <>
          <p>
            Quem participa ganha um cupom de <b>{formatCents(contestCoupon.worth)}</b> em brinquedos, para compras a
            partir de <b>{formatCents(contestCoupon.leastPurchase)}</b>.
          </p>
          <ul>
            <li>É um por assinante, conferido pelo CPF.</li>
            <li>Vale uma única vez, e só com a assinatura ativa.</li>
            <li>Chega por mensagem direta em até {contestCoupon.businessDaysToSend} dias úteis.</li>
          </ul>
        </>
      ),
    },
    {
      id: "escolha",
      title: "7. Como escolhemos",
      body: (
        <>
          <p>
            A equipe da PetBox escolhe <b>{contestFinalists} finalistas</b> pela criatividade, pelo tema e pelo
            bem-estar do pet na foto.
          </p>
          <p>
            Eles são divididos em {contestVote.groups} grupos de {contestVote.finalistsEach}, e o <b>voto popular</b>{" "}
            decide cada grupo. Votos comprados ou de perfis falsos não contam.
          </p>
        </>
      ),
    },
    {
      id: "vencedores",
      title: "8. Os vencedores",
      body: (
        <p>
          Vence o mais votado de cada grupo; no empate, a foto publicada primeiro. O resultado sai no perfil da PetBox,
          e falamos com cada vencedor por mensagem direta. Quem não responder em 5 dias úteis dá lugar ao segundo do
          grupo.
        </p>
      ),
    },
    {
      id: "edicoes",
      title: "9. As outras edições",
      body: (
        <>
          <ul>
            {others.map(({ number, path, theme, deadline }) => (
              <li key={number}>
                <Link href={path}>{`${number}ª edição`}</Link>: “{theme}”, até {formatLongDate(deadline)}.
              </li>
            ))}
          </ul>
          <p>
            Ainda não assina? <Link href={sitePaths.subscribe}>Monte a caixa do seu pet</Link>.
          </p>
        </>
      ),
    },
  ];
}
